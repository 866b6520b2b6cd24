/// A linear map of colours: of encoded components and opacity, 0...1, not premultiplied; results are clamped to 0...1.
///
/// What has no opacity has no colour and stays as it is, so that a map does not fill the plane.
public struct ColorMatrix: Hashable, Sendable {
  /// How a component follows from the others.
  public struct Row: Hashable, Sendable {
    /// The shares of red, green, blue and opacity, and what is added.
    public var red: Double, green: Double, blue: Double, opacity: Double, constant: Double

    /// A row.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 0, _ constant: Double = 0)
    {
      (self.red, self.green, self.blue) = (red, green, blue)
      (self.opacity, self.constant) = (opacity, constant)
    }

    /// The five numbers in order.
    package var values: [Double] { [red, green, blue, opacity, constant] }
  }

  /// The rows.
  public var red: Row, green: Row, blue: Row, opacity: Row

  /// A map; opacity stays unless told.
  public init(red: Row, green: Row, blue: Row, opacity: Row = Row(0, 0, 0, 1)) {
    (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
  }

  /// The rows in order.
  package var rows: [Row] { [red, green, blue, opacity] }

  /// Whether all numbers are finite.
  package var isFinite: Bool { rows.allSatisfy { $0.values.allSatisfy(\.isFinite) } }
}
