import Foundation
import Relief

/// T: a paragraph of 200 words laid out and drawn at 3x, and short labels.
///
/// Warm means that fonts are open and glyphs known: what a second picture of a page costs.
enum TextBench {
  private static let scale = 3.0
  private static let width = 345.0

  /// Prints the times of paragraphs in Latin and in many scripts, and how many labels are laid out a second.
  static func run() throws {
    let fonts = FontLibrary()
    Console.say("T text at 3x, \(Int(width)) points wide (bars: 200 words 4 ms, 20,000 labels a second)")
    try paragraph("200 words in Latin, four styles", latin, fonts)
    try paragraph("200 words in eight scripts and emoji, four styles", latin + others, fonts)
    labels(fonts)
  }

  private static let latin = [
    "Soft", "shadows", "lift", "the", "card", "from", "its", "ground", "while", "light", "falls", "upon",
    "one", "edge", "and", "leaves", "another", "dark,", "as", "paper",
  ]
  private static let others = [
    "مرحبا", "بالعالم", "שלום", "עולם", "नमस्ते", "दुनिया", "สวัสดี", "ชาวโลก", "日本語の", "テキスト", "안녕하세요",
    "Привет", "мир", "Γειά", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "1️⃣", "🚀",
  ]

  /// 200 words of a list in runs of five; `shift` makes it another text of the same length.
  private static func runs(_ words: [String], shift: Int) -> [TextRun] {
    let red = Paint.color(ResolvedColor(rgb: 0xC0392B))
    return (0..<40).map { part in
      // Seven shares no factor with the lengths of the lists, so that all words come.
      let text = (0..<5).map { words[((part * 5 + $0) * 7 + shift) % words.count] }.joined(separator: " ")
      switch part % 4 {
      case 0: return TextRun(text + " ")
      case 1: return TextRun(text + " ", font: FontDescriptor(style: .body, weight: .bold))
      case 2: return TextRun(text + " ", paint: red, underline: .init())
      default: return TextRun(text + " ", font: FontDescriptor(style: .callout, design: .serif))
      }
    }
  }

  private static func paragraph(_ name: String, _ words: [String], _ fonts: FontLibrary) throws {
    var options = Rasterizer.Options()
    options.scale = scale
    for threads in [1, 2] {
      options.threads = threads
      let rasterizer = Rasterizer(options: options)
      let core = speedUpOfTwoThreads()
      var (lay, draw, fresh): ([Double], [Double], [Double]) = ([], [], [])
      for run in 0..<21 {
        // The same text again, and then one that is new but for its words' places.
        var laid = LaidOutText?.none
        let same = milliseconds {
          laid = TextLayout(runs: runs(words, shift: 0), library: fonts).lay(in: width, scale: scale)
        }
        let drawn = try milliseconds { try paint(laid, rasterizer) }
        let other = milliseconds {
          laid = TextLayout(runs: runs(words, shift: run + 1), library: fonts).lay(in: width, scale: scale)
        }
        let painted = try milliseconds { try paint(laid, rasterizer) }
        if run == 0 { continue }
        lay.append(same)
        draw.append(drawn)
        fresh.append(other + painted)
      }
      let sums = zip(lay, draw).map { $0 + $1 }
      Console.say(
        "  \(name), \(threads) thread\(threads == 1 ? "" : "s"): \(text(median(sums), digits: 2)) ms (best"
          + " \(text(sums.min() ?? 0, digits: 2))), layout \(text(median(lay), digits: 2)), drawing"
          + " \(text(median(draw), digits: 2)); a text not seen before \(text(median(fresh), digits: 2)) ms;"
          + " two threads make a busy loop \(text(core, digits: 2)) times as fast")
    }
  }

  private static func paint(_ laid: LaidOutText?, _ rasterizer: Rasterizer) throws {
    guard let laid else { return }
    let ground = DisplayList.Item.fill(Path(CGRect(origin: .zero, size: laid.size)), .color(.white))
    _ = try rasterizer.render(DisplayList([ground] + laid.items), size: laid.size)
  }

  private static func labels(_ fonts: FontLibrary) {
    let count = 5000
    var rates: (new: [Double], known: [Double]) = ([], [])
    for run in 0..<5 {
      for isKnown in [false, true] {
        let time = milliseconds {
          for i in 0..<count {
            let label = "Label \(isKnown ? i % 20 : run * count + i)"
            _ = TextLayout(runs: [TextRun(label)], library: fonts).lay(scale: scale)
          }
        }
        let rate = Double(count) / time * 1e3
        if isKnown { rates.known.append(rate) } else { rates.new.append(rate) }
      }
    }
    Console.say(
      "  short labels laid out, one thread: \(text(median(rates.new), digits: 0)) new ones a second,"
        + " \(text(median(rates.known), digits: 0)) known ones")
  }
}
