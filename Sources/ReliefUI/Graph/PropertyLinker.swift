@_spi(Reflection) import Swift

/// Finds the dynamic properties of a view and ties them to the place where the view stands.
///
/// Fields are found once a type, by the standard library's reflection; the copy of the view that `body` is asked
/// of is changed in place, so that one value shown at two places has two states.
@MainActor package enum PropertyLinker {
  private struct Field {
    var offset: Int
    var type: any DynamicProperty.Type
    /// The same type where it is one of Relief's own.
    var own: (any LinkedProperty.Type)?
  }

  private static var fields: [ObjectIdentifier: [Field]] = [:]

  private static func fields(of type: Any.Type) -> [Field] {
    let id = ObjectIdentifier(type)
    if let known = fields[id] { return known }
    var found: [Field] = []
    unsafe _forEachField(of: type) { _, offset, type, _ in
      if let type = type as? any DynamicProperty.Type {
        found.append(Field(offset: offset, type: type, own: type as? any LinkedProperty.Type))
      }
      return true
    }
    fields[id] = found
    return found
  }

  /// Ties the dynamic properties of a view or modifier to a place.
  package static func link<V>(_ view: inout V, _ context: GraphContext) {
    let fields = fields(of: V.self)
    if fields.isEmpty { return }
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe link(fields, at: base, key: 0, context)
    }
  }

  private static func link(
    _ fields: [Field], at base: UnsafeMutableRawPointer, key: Int, _ context: GraphContext
  ) {
    for field in fields {
      let (place, key) = unsafe (base + field.offset, key + field.offset + 1)
      if let own = field.own {
        unsafe linkOwn(own, at: place, PropertyLink(context: context, key: key))
      } else {
        unsafe linkOther(field.type, at: place, key: key, context)
      }
    }
  }

  private static func linkOwn<P: LinkedProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, _ link: PropertyLink
  ) {
    let property = unsafe place.assumingMemoryBound(to: P.self)
    unsafe property.pointee.link(link)
    unsafe property.pointee.update()
  }

  private static func linkOther<P: DynamicProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, key: Int, _ context: GraphContext
  ) {
    unsafe link(fields(of: type), at: place, key: key, context)
    unsafe place.assumingMemoryBound(to: P.self).pointee.update()
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
  /// The type of the view; its name costs time, and is needed for messages only.
  var owner: Any.Type? { context.owner }
}
