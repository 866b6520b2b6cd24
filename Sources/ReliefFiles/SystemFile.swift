import Glibc

/// An open file, closed when it goes; the system's calls with Swift values in and out.
///
/// Calls that a signal interrupts are repeated. Failures carry `errno`.
package struct SystemFile: ~Copyable {
  /// The number of the system's error.
  package struct Failure: Error, Hashable, Sendable {
    /// The `errno`.
    package let code: Int32

    /// A failure by its number.
    package init(code: Int32) { self.code = code }

    /// The error of the call before.
    static var last: Failure { Failure(code: errno) }
  }

  /// The number of the open file.
  package let descriptor: Int32

  /// Opens a file; `mode` are the permissions of a new one, from which the process's mask is taken.
  package init(_ path: String, _ flags: Int32, mode: mode_t = 0) throws(Failure) {
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

  /// Linux's `O_TMPFILE`, a macro that is not imported: with a folder's path, a new file that has no name.
  static let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY

  /// Gives a file that has none a name.
  func giveName(_ path: String) throws(Failure) {
    let own = "/proc/self/fd/\(descriptor)"
    if unsafe linkat(AT_FDCWD, own, AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 { throw .last }
  }

  /// Gives the file permissions.
  func setPermissions(_ mode: mode_t) throws(Failure) {
    if fchmod(descriptor, mode) != 0 { throw .last }
  }

  /// Writes all bytes to a file on a disk, which has no reader that could go.
  func write(_ bytes: [UInt8]) throws(Failure) {
    let code = unsafe bytes.withUnsafeBytes { unsafe Self.write($0, to: descriptor) }
    if code != 0 { throw Failure(code: code) }
  }

  /// Writes all bytes to an open descriptor, waiting where it cannot take them at once.
  ///
  /// A reader that has gone is the error `EPIPE`; the signal that would end the process is held back.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
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
  package static func readAll(_ descriptor: Int32, atMost limit: Int) throws(Failure) -> [UInt8]? {
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
}

/// Linux's `syncfs`, which the C library declares only for programs that ask for GNU's extensions.
@_silgen_name("syncfs")
private func systemSyncFileSystem(_ descriptor: Int32) -> Int32
