import Foundation
import Relief

/// Two page-aligned buffers, and the time that a copy from one to the other takes.
@safe final class Memory {
  private let source: UnsafeMutableRawBufferPointer
  private let target: UnsafeMutableRawBufferPointer

  init(byteCount: Int) {
    unsafe source = .allocate(byteCount: byteCount, alignment: 4096)
    unsafe target = .allocate(byteCount: byteCount, alignment: 4096)
    unsafe source.initializeMemory(as: UInt8.self, repeating: 7)
    unsafe target.initializeMemory(as: UInt8.self, repeating: 1)
  }

  deinit {
    unsafe source.deallocate()
    unsafe target.deallocate()
  }

  /// How long copying so many bytes takes, in milliseconds.
  static func copyTime(byteCount: Int) -> Double {
    let memory = Memory(byteCount: byteCount)
    memory.copy()
    return max(median((0..<9).map { _ in milliseconds { memory.copy() } }), 1e-6)
  }

  /// Copies once; hidden from the optimiser, which would leave it out.
  @inline(never) @_optimize(none)
  func copy() { unsafe target.copyMemory(from: UnsafeRawBufferPointer(source)) }
}

/// The memory of this process, as Linux counts it.
enum PeakMemory {
  /// Makes `highest` begin anew, and gives memory back that is held but not used.
  static func forget() {
    _ = giveBack(0)
    guard let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") else { return }
    // Only the report suffers where the system refuses.
    try? file.write(contentsOf: Data("5".utf8))
  }

  /// What is held now, in megabytes (2^20 bytes).
  static var now: Double { value("VmRSS:") }

  /// The most that was held since `forget()`, in megabytes.
  static var highest: Double { value("VmHWM:") }

  /// The most that another process has held so far, in megabytes.
  static func highest(of process: pid_t) -> Double { value("VmHWM:", of: "\(process)") }

  private static func value(_ key: String, of process: String = "self") -> Double {
    guard let bytes = try? SystemFiles.bytes(of: "/proc/\(process)/status") else { return 0 }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix(key) }?.split(whereSeparator: { $0 == " " || $0 == "\t" })
    return words.flatMap { $0.count > 1 ? Double($0[1]) : nil }.map { $0 / 1024 } ?? 0
  }
}

/// glibc's `malloc_trim`, which Swift's module of the C library leaves out.
@_silgen_name("malloc_trim")
private func giveBack(_ pad: Int) -> Int32
