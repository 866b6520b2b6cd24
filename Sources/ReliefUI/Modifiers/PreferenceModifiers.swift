import ReliefGeometry

extension View {
  /// Passes a value up to the views around; those of views inside do not count.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceModifier<K>(preference: Preference(replaces: true) { result, _ in result = value }))
  }

  /// Changes a value that views inside pass up.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceModifier<K>(preference: Preference(replaces: false) { value, _ in callback(&value) }))
  }

  /// Passes up a value that is made of a part of the view's geometry.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        preference: Preference(replaces: true) { result, node in
          if let anchor = value.anchor(of: node) { result = transform(anchor) }
        }))
  }

  /// Changes a value that views inside pass up by a part of the view's geometry.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier<K>(
        preference: Preference(replaces: false) { result, node in
          if let anchor = value.anchor(of: node) { transform(&result, anchor) }
        }))
  }

  /// Calls a closure with a value that views inside pass up: when they appear, and when it changes.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }

  /// A view in front that is made of a value that views inside pass up.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceDecoration<K, V>(alignment: alignment, isBehind: false, decoration: transform))
  }

  /// A view behind that is made of a value that views inside pass up.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceDecoration<K, V>(alignment: alignment, isBehind: true, decoration: transform))
  }
}
