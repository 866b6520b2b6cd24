import Foundation

/// A view that says where a guide lies in it.
struct AlignmentGuideEffect: Effect {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  var guides: ExplicitGuides { [.any, .baselines] }

  func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    guard key == self.key else { return nil }
    let place = value(dimensions)
    return place.isFinite ? place : nil
  }
}

extension View {
  /// Where a guide across lies in the view, measured from its leading side.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guided(g.key, computeValue) }

  /// Where a guide down lies in the view, measured from its top.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { guided(g.key, computeValue) }

  private func guided(_ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) -> some View {
    modifier(EffectModifier(name: "") { _ in AlignmentGuideEffect(key: key, value: value) })
  }
}
