import CThai
import Synchronization

/// Places between Thai words, by libthai's dictionary.
///
/// Where the dictionary is not installed (package libthai-data) Thai breaks at spaces only.
@safe final class ThaiWords: @unchecked Sendable {
  // Unchecked: the handle is only used inside the lock.
  private let breaker: Mutex<OpaquePointer?>

  init() {
    let handle = unsafe th_brk_new(nil)
    unsafe breaker = Mutex(handle)
  }

  deinit {
    unsafe breaker.withLock { if let handle = unsafe $0 { unsafe th_brk_delete(handle) } }
  }

  /// Whether the character is of the Thai block.
  static func isThai(_ scalar: UInt32) -> Bool { (0xE01...0xE5B).contains(scalar) }

  /// The offsets at which words begin inside a piece of Thai, without its start.
  func breaks(in text: ArraySlice<UInt32>) -> [Int] {
    // TIS-620 has a byte a character, so the offsets are those of the characters.
    var bytes: [UInt8] = text.map {
      ThaiWords.isThai($0) ? UInt8(truncatingIfNeeded: $0 - 0xE00 + 0xA0) : 0x20
    }
    bytes.append(0)
    var places = [Int32](repeating: 0, count: text.count)
    let count = unsafe breaker.withLock { handle -> Int32 in
      guard let handle = unsafe handle else { return 0 }
      return unsafe th_brk_find_breaks(handle, bytes, &places, places.count)
    }
    return places.prefix(Int(max(0, count))).map(Int.init).filter { $0 > 0 && $0 < text.count }
  }
}
