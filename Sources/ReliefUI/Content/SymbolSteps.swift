import Foundation
import ReliefGeometry

/// The steps that a symbol is made of and that a value lights one by one, such as the bars of a signal.
struct SymbolSteps {
  /// How the parts of a drawing follow each other.
  enum Order {
    case rightwards, leftwards, upwards
    /// From the middle, both sides at once.
    case outwards
  }

  let order: Order
  /// How many parts at the beginning are no steps, such as the loudspeaker before its waves.
  var still = 0

  /// How opaque steps are that the value does not reach. [choice: as labels of the third level are]
  static let faintness = 0.3

  /// The steps of a symbol; nil where it has none. [choice: of Apple's symbols of several values those whose drawings here
  /// have parts that lie apart]
  static func of(_ name: String) -> SymbolSteps? { all[name] }

  private static let all: [String: SymbolSteps] = {
    var all: [String: SymbolSteps] = [:]
    for name in ["cellularbars", "chart.bar", "chart.bar.fill", "ellipsis", "dot.radiowaves.right"] {
      all[name] = SymbolSteps(order: .rightwards)
    }
    for waves in ["wave.3", "radiowaves"] {
      for way in ["right", "forward"] { all[waves + "." + way] = SymbolSteps(order: .rightwards) }
      for way in ["left", "backward"] { all[waves + "." + way] = SymbolSteps(order: .leftwards) }
    }
    for count in 1...3 {
      for fill in ["", ".fill"] {
        all["speaker.wave.\(count)\(fill)"] = SymbolSteps(order: .rightwards, still: 1)
      }
    }
    all["wifi"] = SymbolSteps(order: .upwards)
    all["dot.radiowaves.left.and.right"] = SymbolSteps(order: .outwards)
    return all
  }()

  /// The drawing up to a value, 0...1, and the rest of it; nil for a value that is no number.
  ///
  /// Each step has an equal share of the values; it is lit above the end of the share before it.
  /// Source: Apple, "Adopt Variable Color in SF Symbols", WWDC22: of three, one lit up to 33 per cent, two up to 66.
  func parted(_ glyph: SymbolGlyph, at value: Double) -> (lit: SymbolGlyph, rest: SymbolGlyph)? {
    guard !value.isNaN else { return nil }
    let whole = glyph.bounds
    func place(_ part: SymbolGlyph.Part) -> CGFloat {
      let box = part.path.boundingRect
      return switch order {
      case .rightwards: box.minX
      case .leftwards: -box.maxX
      case .upwards: -box.maxY
      case .outwards: abs(box.midX - whole.midX)
      }
    }
    let parts = glyph.parts.filter { !$0.isCut }.flatMap(\.separate).map { (part: $0, place: place($0)) }
    // Parts at one place are one step; they lie less than a tenth of a unit apart.
    var places: [CGFloat] = []
    for place in parts.map(\.place).sorted() where place > (places.last ?? -.infinity) + 0.1 {
      places.append(place)
    }
    let count = places.count - still
    guard count > 0 else { return nil }
    let lit = still + Int((min(max(value, 0), 1) * Double(count)).rounded(.up))
    let end = lit < places.count ? places[lit] : .infinity
    let rest = parts.filter { $0.place >= end }.map(\.part)
    // What is removed was removed from what stands before the steps.
    let cuts = glyph.parts.filter(\.isCut)
    return (SymbolGlyph(parts.filter { $0.place < end }.map(\.part) + cuts), SymbolGlyph(rest))
  }
}

extension SymbolGlyph.Part {
  /// The parts of it that lie apart; a hole stays with what is around it.
  fileprivate var separate: [SymbolGlyph.Part] {
    var outlines: [[Path.Element]] = []
    for element in path.elements {
      if case .move = element { outlines.append([]) }
      outlines.indices.last.map { outlines[$0].append(element) }
    }
    var found: [(box: CGRect, path: Path)] = []
    func area(_ box: CGRect) -> CGFloat { box.width * box.height }
    let paths = outlines.map { Path(elements: $0) }.map { (box: $0.boundingRect, path: $0) }
    for (box, outline) in paths.sorted(by: { area($0.box) > area($1.box) }) {
      if let around = found.firstIndex(where: { $0.box.contains(box) }) {
        found[around].path.addPath(outline)
      } else {
        found.append((box, outline))
      }
    }
    return found.map { outline in
      var part = self
      part.path = outline.path
      return part
    }
  }
}
