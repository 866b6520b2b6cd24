import Foundation
import ReliefUI

/// Finds the previews of the code that is loaded, by the runtime's records of conformances.
///
/// Private, nested and local types are found as well; generic ones cannot be previews. The layout of the records is
/// that of Swift's stable ABI (swift/docs/ABI/TypeMetadata.rst and include/swift/ABI/Metadata.h).
enum PreviewDiscovery {
  /// The types that conform to `PreviewProvider`.
  static func providers() -> [any PreviewProvider.Type] {
    conforming(to: "$s8ReliefUI15PreviewProviderMp").compactMap { $0 as? any PreviewProvider.Type }
  }

  /// The types that `#Preview` made.
  static func registries() -> [any _PreviewRegistry.Type] {
    conforming(to: "$s8ReliefUI16_PreviewRegistryMp").compactMap { $0 as? any _PreviewRegistry.Type }
  }

  private static func conforming(to symbol: String) -> [Any.Type] {
    guard let descriptor = unsafe dlsym(nil, symbol),
      let enumerate = unsafe dlsym(nil, "swift_enumerateAllMetadataSections")
    else { return [] }
    typealias Body = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void
    let call = unsafe unsafeBitCast(enumerate, to: Enumerate.self)
    let search = Search(protocolAddress: Int(bitPattern: descriptor))
    unsafe call(
      { sections, context in
        guard let sections = unsafe sections, let context = unsafe context else { return true }
        let search = unsafe Unmanaged<Search>.fromOpaque(context).takeUnretainedValue()
        unsafe search.visit(sections)
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  /// Goes through the sections of one loaded image after the other.
  private final class Search {
    private let protocolAddress: Int
    private(set) var found: [Any.Type] = []

    init(protocolAddress: Int) { self.protocolAddress = protocolAddress }

    /// The conformances stand behind four words (version, base address, two unused) and the protocols' range.
    func visit(_ sections: UnsafeRawPointer) {
      let start = unsafe sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
      let length = unsafe sections.load(fromByteOffset: 56, as: Int.self)
      guard let start = unsafe start else { return }
      for offset in stride(from: 0, to: length, by: 4) {
        unsafe examine(Self.relative(start + offset))
      }
    }

    private func examine(_ conformance: UnsafeRawPointer) {
      guard unsafe Int(bitPattern: Self.indirectable(conformance)) == protocolAddress else { return }
      let flags = unsafe conformance.load(fromByteOffset: 12, as: UInt32.self)
      // Bits 3 to 5 say how the type is referred to: 0 its descriptor, 1 a pointer to it.
      var type = unsafe Self.relative(conformance + 4)
      switch (flags >> 3) & 7 {
      case 0: break
      case 1: unsafe type = type.load(as: UnsafeRawPointer.self)
      default: return
      }
      // Kinds 16 to 18 are classes, structures and enumerations; bit 7 says generic.
      let kind = unsafe type.load(as: UInt32.self)
      guard (16...18).contains(kind & 31), kind & 128 == 0 else { return }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let access = unsafe unsafeBitCast(Self.relative(type + 12), to: Accessor.self)
      found.append(unsafe unsafeBitCast(access(0), to: Any.Type.self))
    }

    /// The place that is so many bytes away as the number at a place says.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      unsafe place + Int(place.load(as: Int32.self))
    }

    /// The same, one step further where the lowest bit is set.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      let offset = unsafe Int(place.load(as: Int32.self))
      let target = unsafe place + (offset & ~1)
      return unsafe offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
    }
  }
}
