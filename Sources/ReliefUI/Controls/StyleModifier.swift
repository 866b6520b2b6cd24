import Foundation

/// Sets a style of controls. What the style itself is made of has the style that was set outside, so that a style can
/// show the same kind of control again without an end.
struct StyleModifier<Configuration>: PrimitiveModifier, Transparent {
  let path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>
  let style: AnyControlStyle<Configuration>

  @MainActor func makeNodes(_ context: GraphContext, content: @escaping ContentNodes) -> [ViewNode] {
    let (path, style) = (path, style)
    let outer = context.environment[keyPath: path]
    let set = AnyControlStyle<Configuration>(standard: { configuration in
      AnyView(style.body(configuration)).environment(path, outer)
    })
    return content(context.setting(path, set))
  }
}

extension View {
  /// The style of controls inside.
  func controlStyle<Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>,
    _ style: AnyControlStyle<Configuration>
  ) -> some View { modifier(StyleModifier(path: path, style: style)) }
}
