extension GeometryProxy {
  /// A part of another view's geometry in this view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.resolved(in: placement) }
}
