import Synchronization

/// Text as glyphs, without sizes: the same for every size and width.
final class ShapedText: Sendable {
  /// The characters of all runs, one after the other.
  let scalars: [UInt32]
  /// For each character where the character begins, as a reader sees it, that it is a part of.
  let starts: [Int32]
  /// Whether a line may end before each character.
  let breaks: [LineBreaker.Break]
  /// The parts between hard breaks, one at least.
  let paragraphs: [Paragraph]

  /// A part between hard breaks.
  struct Paragraph: Sendable {
    /// Its characters, without the break that ends it.
    var range: Range<Int>
    /// Whether it reads from right to left.
    var isRightToLeft: Bool
    /// Its items in logical order; they cover the range.
    var items: [Item]
    /// The run of the character before the end: it gives an empty line its height.
    var run: Int
  }

  /// A piece with one face, style, script and direction.
  struct Item: Sendable {
    /// What is done with it.
    enum Kind: Sendable { case glyphs, tab, control }

    var kind: Kind
    var range: Range<Int>
    /// The index of the run.
    var run: Int
    /// The level by UAX #9.
    var level: UInt8
    var face: FontLibrary.ChosenFace
    var style: ShapingStyle
    /// Glyphs in visual order.
    var glyphs: [ShapedGlyph]
  }

  init(scalars: [UInt32], starts: [Int32], breaks: [LineBreaker.Break], paragraphs: [Paragraph]) {
    (self.scalars, self.starts, self.breaks, self.paragraphs) = (scalars, starts, breaks, paragraphs)
  }

  /// What shaped text depends on.
  struct Key: Hashable, Sendable {
    struct Run: Hashable, Sendable {
      var string: String
      var choice: FontLibrary.Choice
      var hasLigatures: Bool
      var hasMonospacedDigits = false
    }

    var runs: [Run]
    var isRightToLeft: Bool
    var language: String
    var generation: Int
  }
}

/// Keeps the glyphs of one text at its own size, so that they need not be looked for each time that it is measured.
final class KnownShape: Sendable {
  /// The looks of the runs, and the glyphs with the lines made of them.
  typealias Shape = (looks: [SizedText.Look], entry: ShapedCache.Entry)

  private let store = Mutex<(generation: Int, shape: Shape)?>(nil)

  /// The glyphs where fonts shrink by a factor, with the fonts of a generation of their library.
  func known(_ factor: Double, _ generation: Int, make: () -> Shape) -> Shape {
    guard factor == 1 else { return make() }
    let known = store.withLock { $0?.generation == generation ? $0?.shape : nil }
    if let known { return known }
    let made = make()
    store.withLock { $0 = (generation, made) }
    return made
  }
}

/// Keeps the text that was shaped last.
final class ShapedCache: Sendable {
  /// A text with the lines that were made of it.
  typealias Entry = (text: ShapedText, fits: FittedCache)

  private struct Store {
    var texts: [ShapedText.Key: Entry] = [:]
    var characters = 0
  }

  private let store = Mutex(Store())

  /// Characters kept at most; a glyph takes about 60 bytes.
  private static let limit = 400_000
  /// What a text takes besides its glyphs, as characters: its lines, above all.
  private static let overhead = 48

  /// The shaped text; made outside the lock, so that threads do not wait for each other.
  func entry(_ key: ShapedText.Key, make: () -> ShapedText) -> Entry {
    if let known = store.withLock({ $0.texts[key] }) { return known }
    let made = Entry(make(), FittedCache())
    let cost = made.text.scalars.count + ShapedCache.overhead
    guard cost < ShapedCache.limit / 2 else { return made }
    return store.withLock { store in
      if let known = store.texts[key] { return known }
      if store.characters + cost > ShapedCache.limit {
        store.texts.removeAll()
        store.characters = 0
      }
      store.texts[key] = made
      store.characters += cost
      return made
    }
  }
}

/// Keeps the lines that were made last of a text: layout asks for the same ones again, in each of its passes, and so
/// does drawing.
final class FittedCache: Sendable {
  private let store = Mutex<[(key: TextLayout.FitKey, fitted: TextLayout.Fitted)]>([])

  /// So many are kept: a stack asks for the smallest and largest size of a text, and for that in its share of room.
  private static let limit = 4
  /// Text of more characters is not kept as lines: they would take far more room than the glyphs.
  private static let characters = 2_000

  /// The lines for a key; made outside the lock, so that threads do not wait for each other.
  func fitted(_ key: TextLayout.FitKey, make: () -> TextLayout.Fitted) -> TextLayout.Fitted {
    let known = store.withLock { store in
      store.firstIndex { $0.key == key }.map { store[$0].fitted }
    }
    if let known { return known }
    let made = make()
    guard made.sized.text.scalars.count <= FittedCache.characters else { return made }
    store.withLock { store in
      if store.count == FittedCache.limit { store.removeFirst() }
      store.append((key, made))
    }
    return made
  }
}
