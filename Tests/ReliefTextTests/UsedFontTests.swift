import Foundation
import ReliefFiles
import Testing

@testable import ReliefText

@Suite("Used fonts")
struct UsedFontTests {
  // FIPS 180-4's examples (abc, and two blocks), and the digests of nothing and of 55 to 64 letters a by sha256sum.
  @Test(
    "Digests are those of SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (String(repeating: "a", count: 55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (String(repeating: "a", count: 64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
    ])
  func digests(text: String, expected: String) {
    #expect(SHA256.text(of: Array(text.utf8)) == expected)
  }

  @Test("A library names the files it drew with, and no others")
  func used() throws {
    try require("Inter", "Noto Sans Hebrew")
    let own = FontLibrary()
    #expect(own.usedFonts.isEmpty)
    _ = TextLayout(runs: [TextRun("Hello שלום")], library: own).lay(scale: 2)
    let used = own.usedFonts
    #expect(used.map(\.family) == ["Inter", "Noto Sans Hebrew"])
    #expect(used[0].file == "Inter-Regular.otf" && used[0].package == "fonts-inter")
    #expect(used.allSatisfy { $0.sha256.count == 64 })
  }
}
