import Foundation
import ReliefDrawing
import ReliefGeometry

/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Reasons by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It stands in for what is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// It is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  /// Why content is not to be read; empty when it may be.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
}

extension View {
  /// Content inside is not to be read: text becomes bars.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Content inside may be read.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// The same view; a picture is not locked.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}
