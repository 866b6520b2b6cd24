@_spi(Reflection) import Swift

/// Finds the dynamic properties of a view and ties them to the place where the view stands.
///
/// Fields are found once a type, by the standard library's reflection; the copy of the view that `body` is asked
/// of is changed in place, so that one value shown at two places has two states.
@MainActor package enum PropertyLinker {
  private struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
    var name: String
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  private static func fields(of type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    var found: [Field] = []
    unsafe _forEachField(of: type) { name, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: type, name: unsafe String(cString: name)))
      }
      return true
    }
    fields[id] = found
    return found
  }

  /// Ties the dynamic properties of a view or modifier to a place.
  package static func link<V>(_ view: inout V, _ context: GraphContext) {
    guard !fields(of: V.self).isEmpty else { return }
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe linkFields(of: V.self, at: base, key: 0, context)
    }
  }

  private static func linkFields(
    of type: Any.Type, at base: UnsafeMutableRawPointer, key: Int, _ context: GraphContext
  ) {
    for field in fields(of: type) {
      unsafe linkField(field.type, at: base + field.offset, key: key + field.offset + 1, context)
    }
  }

  private static func linkField<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, key: Int, _ context: GraphContext
  ) {
    let property = unsafe place.assumingMemoryBound(to: P.self)
    if var linked = unsafe property.pointee as? any LinkedProperty {
      linked.link(PropertyLink(context: context, key: key))
      if let linked = linked as? P { unsafe property.pointee = linked }
    } else {
      unsafe linkFields(of: type, at: place, key: key, context)
    }
    unsafe property.pointee.update()
  }
}

/// A dynamic property of Relief's own.
package protocol LinkedProperty: DynamicProperty {
  /// Ties the property to a place.
  @MainActor mutating func link(_ link: PropertyLink)
}

/// The place that a dynamic property is tied to.
@MainActor package struct PropertyLink {
  let context: GraphContext
  let key: Int

  /// What is kept there, made the first time.
  package func slot<T: AnyObject>(_ make: () -> T) -> T { context.identity.slot(key, make) }

  /// The environment of the view.
  package var environment: EnvironmentValues { context.environment }
  /// The host.
  package var host: GraphHost { context.host }
  /// The name of the view.
  package var name: String { context.identity.name }
}
