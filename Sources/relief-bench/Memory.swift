import Foundation

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

  /// Copies once; hidden from the optimiser, which would leave it out.
  @inline(never) @_optimize(none)
  func copy() { unsafe target.copyMemory(from: UnsafeRawBufferPointer(source)) }
}
