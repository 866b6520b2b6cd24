/// Variants of a symbol: filled, in a circle or a square, struck through.
public struct SymbolVariants: Hashable, Sendable {
  /// What goes around or through the symbol.
  enum Enclosure: String, Hashable, Sendable {
    case circle, square, rectangle
  }

  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(enclosure: .circle)
  /// In a square.
  public static let square = SymbolVariants(enclosure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// The same in a circle.
  public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
  /// The same in a square.
  public var square: SymbolVariants { changed { $0.enclosure = .square } }
  /// The same in a rectangle.
  public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  /// The same, struck through.
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  /// Whether all of another value's variants are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }
}

/// In how many colours a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let kind: Kind

  /// In one.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In one, parts of it fainter.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In the colours of `foregroundStyle`, one for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// In its own; they are not known, so it is drawn in one.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private enum ModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private enum VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// In how many colours symbols are drawn; nil for what fits the styles around.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The variants of symbols inside.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  /// How large symbols inside are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// In how many colours symbols inside are drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// A variant of symbols inside, added to those from outside.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      EnvironmentModifier { environment in
        if variant == .none { return environment.symbolVariants = .none }
        environment.symbolVariants.enclosure = variant.enclosure ?? environment.symbolVariants.enclosure
        environment.symbolVariants.isFilled = environment.symbolVariants.isFilled || variant.isFilled
        environment.symbolVariants.isSlashed = environment.symbolVariants.isSlashed || variant.isSlashed
      })
  }
}
