import Foundation
import Synchronization

/// The ICU that is within Foundation, for what Foundation has no words for: numbers with units, and lists of them.
///
/// Source: ICU, "Number Skeletons", `unumberformatter.h` and `ulistformatter.h`. All languages that ICU knows are
/// written; its data are a part of the toolchain, so they are the same wherever Foundation's own formats are. Its
/// functions are found by their names, which Foundation's library begins with `swift_`; where they are not, callers
/// get nothing and write what they can by themselves.
enum ICUNumbers {
  /// A number as it is written, and the number that is written: a usage may have changed its unit.
  struct Written: Sendable {
    let text: String
    let value: Double
  }

  private struct Request: Hashable, Sendable {
    let value: Double, skeleton: String, locale: String
  }

  /// Texts are made again in each pass; a formatter takes a tenth of a millisecond to make.
  private static let known = Mutex<[Request: Written]>([:])

  /// A number by a skeleton of ICU; nil for one that ICU does not understand.
  static func written(_ value: Double, _ skeleton: String, _ locale: Locale) -> Written? {
    let request = Request(value: value, skeleton: skeleton, locale: locale.identifier)
    if let written = known.withLock({ $0[request] }) { return written }
    guard let written = Functions.all?.written(value, skeleton, locale.identifier) else { return nil }
    known.withLock { known in
      if known.count >= 256 { known.removeAll() }
      known[request] = written
    }
    return written
  }

  /// Numbers with their units as one: `1 year, 2 months`.
  static func list(_ parts: [String], _ locale: Locale) -> String {
    Functions.all?.list(parts, locale.identifier) ?? parts.joined(separator: " ")
  }
}

/// The functions of ICU that are asked; a status above zero is a fault.
@safe private struct Functions: @unchecked Sendable {
  typealias Status = UnsafeMutablePointer<Int32>
  typealias Object = OpaquePointer
  typealias Text = UnsafeMutablePointer<UInt16>

  private let openFormatter:
    @convention(c) (UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, Status) -> Object?
  private let closeFormatter: @convention(c) (Object) -> Void
  private let openResult: @convention(c) (Status) -> Object?
  private let closeResult: @convention(c) (Object) -> Void
  private let format: @convention(c) (Object, Double, Object, Status) -> Void
  private let text: @convention(c) (Object, Text, Int32, Status) -> Int32
  private let number: @convention(c) (Object, UnsafeMutablePointer<CChar>, Int32, Status) -> Int32
  private let openList: @convention(c) (UnsafePointer<CChar>, Int32, Int32, Status) -> Object?
  private let closeList: @convention(c) (Object) -> Void
  private let formatList:
    @convention(c) (
      Object, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32, Text, Int32, Status
    ) -> Int32

  static let all: Functions? = Functions()

  private init?() {
    func address(_ name: String) -> UnsafeMutableRawPointer? { unsafe dlsym(nil, "swift_" + name) }
    guard let openFormatter = unsafe address("unumf_openForSkeletonAndLocale"),
      let closeFormatter = unsafe address("unumf_close"), let openResult = unsafe address("unumf_openResult"),
      let closeResult = unsafe address("unumf_closeResult"),
      let format = unsafe address("unumf_formatDouble"), let text = unsafe address("unumf_resultToString"),
      let number = unsafe address("unumf_resultToDecimalNumber"),
      let openList = unsafe address("ulistfmt_openForType"), let closeList = unsafe address("ulistfmt_close"),
      let formatList = unsafe address("ulistfmt_format")
    else { return nil }
    unsafe self.openFormatter = unsafeBitCast(openFormatter, to: type(of: self.openFormatter))
    unsafe self.closeFormatter = unsafeBitCast(closeFormatter, to: type(of: self.closeFormatter))
    unsafe self.openResult = unsafeBitCast(openResult, to: type(of: self.openResult))
    unsafe self.closeResult = unsafeBitCast(closeResult, to: type(of: self.closeResult))
    unsafe self.format = unsafeBitCast(format, to: type(of: self.format))
    unsafe self.text = unsafeBitCast(text, to: type(of: self.text))
    unsafe self.number = unsafeBitCast(number, to: type(of: self.number))
    unsafe self.openList = unsafeBitCast(openList, to: type(of: self.openList))
    unsafe self.closeList = unsafeBitCast(closeList, to: type(of: self.closeList))
    unsafe self.formatList = unsafeBitCast(formatList, to: type(of: self.formatList))
  }

  func written(_ value: Double, _ skeleton: String, _ locale: String) -> ICUNumbers.Written? {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    guard let formatter = unsafe openFormatter(units, Int32(units.count), locale, &status) else { return nil }
    defer { unsafe closeFormatter(formatter) }
    guard let result = unsafe openResult(&status) else { return nil }
    defer { unsafe closeResult(result) }
    unsafe format(formatter, value, result, &status)
    var letters = [UInt16](repeating: 0, count: 512)
    let length = unsafe text(result, &letters, Int32(letters.count), &status)
    var digits = [CChar](repeating: 0, count: 512)
    let count = unsafe number(result, &digits, Int32(digits.count), &status)
    guard status <= 0, length >= 0, count >= 0 else { return nil }
    let decimal = String(decoding: digits.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return ICUNumbers.Written(
      text: String(decoding: letters.prefix(Int(length)), as: UTF16.self), value: Double(decimal) ?? value)
  }

  func list(_ parts: [String], _ locale: String) -> String? {
    var status: Int32 = 0
    // ULISTFMT_TYPE_UNITS, ULISTFMT_WIDTH_WIDE.
    guard let formatter = unsafe openList(locale, 2, 0, &status) else { return nil }
    defer { unsafe closeList(formatter) }
    // The strings of the list lie one behind the other, as C wants it.
    let letters = parts.flatMap { Array($0.utf16) }
    let lengths = parts.map { Int32($0.utf16.count) }
    var list = [UInt16](repeating: 0, count: letters.count + 32 * (parts.count + 1))
    let length = unsafe letters.withUnsafeBufferPointer { letters -> Int32 in
      var strings: [UnsafePointer<UInt16>?] = unsafe []
      var start = 0
      for length in lengths {
        unsafe strings.append(letters.baseAddress.map { unsafe $0 + start })
        start += Int(length)
      }
      return unsafe formatList(
        formatter, strings, lengths, Int32(parts.count), &list, Int32(list.count), &status)
    }
    guard status <= 0, length > 0 else { return nil }
    return String(decoding: list.prefix(Int(length)), as: UTF16.self)
  }
}
