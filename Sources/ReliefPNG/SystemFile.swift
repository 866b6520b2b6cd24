import Glibc

/// An open file, closed when it goes; the system's calls with Swift values in and out.
///
/// Calls that a signal interrupts are repeated. Failures carry `errno`.
struct SystemFile: ~Copyable {
  /// The number of the system's error.
  struct Failure: Error {
    let code: Int32

    /// The error of the call before.
    static var last: Failure { Failure(code: errno) }
  }

  let descriptor: Int32

  /// Opens a file; `mode` are the permissions of a new one, from which the process's mask is taken.
  init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(Failure) {
    descriptor = unsafe open(path, flags | O_CLOEXEC, mode)
    if descriptor < 0 { throw .last }
  }

  deinit { _ = Glibc.close(descriptor) }

  /// Closes the file now, so that errors that only show then are seen.
  consuming func close() throws(Failure) {
    let status = Glibc.close(descriptor)
    discard self
    if status != 0, errno != EINTR { throw .last }
  }

  /// Waits until what was written is on the disk. Systems of files that cannot promise that are let pass.
  func sync() throws(Failure) {
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { throw .last }
  }

  /// Waits until everything written to the file's disk is there.
  func syncFileSystem() throws(Failure) {
    if systemSyncFileSystem(descriptor) != 0 { throw .last }
  }

  /// Gives the file permissions.
  func setPermissions(_ mode: mode_t) throws(Failure) {
    if fchmod(descriptor, mode) != 0 { throw .last }
  }

  /// Writes all bytes to an open descriptor, waiting where it cannot take them at once.
  ///
  /// A reader that has gone is the error `EPIPE`; the signal that would end the process is held back.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var (pipeSignal, before, pendingBefore) = (sigset_t(), sigset_t(), sigset_t())
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe sigpending(&pendingBefore)
    let wasPending = unsafe sigismember(&pendingBefore, SIGPIPE) == 1
    unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    let code = unsafe bytes.withUnsafeBytes { unsafe write($0, to: descriptor) }
    if code == EPIPE, !wasPending {
      // The signal is pending for this thread: take it back.
      var now = timespec()
      while unsafe sigtimedwait(&pipeSignal, nil, &now) < 0, errno == EINTR {}
    }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    if code != 0 { throw Failure(code: code) }
  }

  /// Writes all bytes; 0, or the error's number.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var start = 0
    while start < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
      let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        start += count
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&wait, 1, -1)
      default: return errno
      }
    }
    return 0
  }

  /// All bytes that can be read from an open descriptor, or `nil` if there are more than `limit`.
  static func readAll(_ descriptor: Int32, atMost limit: Int) throws(Failure) -> [UInt8]? {
    var status = stat()
    var bytes: [UInt8] = []
    if unsafe fstat(descriptor, &status) == 0, status.st_size > 0 {
      if status.st_size > limit { return nil }
      bytes.reserveCapacity(Int(status.st_size))
    }
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw .last }
      if count == 0 { return bytes }
      if bytes.count + count > limit { return nil }
      bytes.append(contentsOf: piece[..<count])
    }
  }

  /// What stands at a path; links are followed. `nil` if nothing does.
  static func status(_ path: String) throws(Failure) -> stat? {
    var result = stat()
    if unsafe stat(path, &result) == 0 { return result }
    if errno == ENOENT { return nil }
    throw .last
  }

  /// Where a symbolic link points, as it is written in it; `nil` if the path is not one.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe buffer.withUnsafeMutableBytes { target in
      let letters = unsafe target.assumingMemoryBound(to: CChar.self)
      return unsafe letters.baseAddress.map { unsafe readlink(path, $0, letters.count) } ?? -1
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }

  /// Whether the user may write to what stands at a path.
  static func mayWrite(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Gives a file another name, in place of what has that name.
  static func rename(_ path: String, to name: String) throws(Failure) {
    if unsafe Glibc.rename(path, name) != 0 { throw .last }
  }

  /// Removes a file if it is there.
  static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// The system's words for an error.
  static func words(forError code: Int32) -> String {
    var buffer = [UInt8](repeating: 0, count: 256)
    let words = unsafe buffer.withUnsafeMutableBytes { target -> String in
      guard let start = unsafe target.assumingMemoryBound(to: CChar.self).baseAddress,
        unsafe strerror_r(code, start, target.count) == 0
      else { return "error \(code)" }
      return unsafe String(decoding: target.prefix { $0 != 0 }, as: UTF8.self)
    }
    return words
  }
}

/// Linux's `syncfs`, which the C library declares only for programs that ask for GNU's extensions.
@_silgen_name("syncfs")
private func systemSyncFileSystem(_ descriptor: Int32) -> Int32
