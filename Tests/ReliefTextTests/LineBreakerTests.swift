import Foundation
import Testing

@testable import ReliefText

@Suite("Line breaks")
struct LineBreakerTests {
  // By the rules of UAX #14; | is a place where a line may end, ! where it must.
  @Test(
    "Places follow UAX #14",
    arguments: [
      "one |two", "a-|b", "(a) |b", "x |= |-1", "$100,000.50 |net", "100% |of", "don't |stop",
      "http://|a.b/|c",
      "a\n!b", "a\r\n!b", "a\u{2028}!b", "日|本|語。|字", "「日|本」|語", "カー|ド", "word\u{A0}word |x",
      "👨‍👩‍👧|👍🏽|🇩🇪|🇫🇷", "a\u{200B}|b", "e\u{301}t |a", "\u{2060}a |b", "שלום |עולם", "नमस्ते |दुनिया", "1️⃣2️⃣",
      "wait… |what?!", "§ |5", "3 |km", "한|국|어", "€5 |5€", "A.|(b)",
    ])
  func examples(_ marked: String) {
    let text = marked.unicodeScalars.filter { $0 != "|" && $0 != "!" || marked.hasSuffix("?!") && $0 == "!" }
    let breaks = LineBreaker.breaks(text.map(\.value))
    var shown = String.UnicodeScalarView()
    for (scalar, place) in zip(text, breaks) {
      switch place {
      case .none: break
      case .allowed: shown.append("|")
      case .mandatory: shown.append("!")
      }
      shown.append(scalar)
    }
    #expect(String(shown) == marked)
  }

  // Debian's package unicode-data holds the Unicode Character Database, 15.0 in bookworm.
  private static let testFile = try? String(
    contentsOfFile: "/usr/share/unicode/auxiliary/LineBreakTest.txt", encoding: .utf8)

  @Test(
    "Unicode's own test file agrees",
    .enabled(
      if: testFile?.hasPrefix("# LineBreakTest-15.0") == true, "Needs unicode-data 15.0 (apt-get install)."))
  func unicodeTestFile() throws {
    let file = try #require(Self.testFile)
    var count = 0
    var wrong: [Substring] = []
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
      let text = parts.compactMap { UInt32($0, radix: 16) }
      // A mark before each character but the first, which comes after "no break".
      let marks = parts.filter { $0 == "×" || $0 == "÷" }.dropFirst().dropLast().map { $0 == "÷" }
      let breaks = LineBreaker.breaks(text).dropFirst().map { $0 != .none }
      if breaks != marks { wrong.append(line) }
      count += 1
    }
    #expect(count > 7_000)
    #expect(wrong.isEmpty, "\(wrong.count) of \(count), such as \(wrong.prefix(8))")
  }

  @Test("The table is sorted and knows the class of every character")
  func table() {
    let starts = LineBreakTable.entries.map { $0 >> 8 }
    #expect(starts.first == 0 && zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
    #expect(LineBreakTable.entries.allSatisfy { LineBreaker.Class(rawValue: UInt8($0 & 255)) != nil })
    #expect(LineBreaker.lineBreakClass(0x41) == .AL && LineBreaker.lineBreakClass(0x20) == .SP)
    #expect(LineBreaker.lineBreakClass(0xFFFF_FFFF) == LineBreaker.lineBreakClass(0x10FFFF))
  }

  @Test("No characters give no breaks")
  func empty() { #expect(LineBreaker.breaks([]).isEmpty) }
}
