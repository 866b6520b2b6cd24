import Foundation

/// How far the crown of a watch is turned for one step; no picture shows it.
public struct DigitalCrownRotationalSensitivity: Hashable, Sendable {
  private let name: String
  /// Far.
  public static let low = DigitalCrownRotationalSensitivity(name: "low")
  /// As usual.
  public static let medium = DigitalCrownRotationalSensitivity(name: "medium")
  /// Not far.
  public static let high = DigitalCrownRotationalSensitivity(name: "high")
}

/// What stands on the bar above a Mac's keyboard; no picture shows it.
public struct TouchBar<Content: View> {
  /// A bar.
  public init(@ViewBuilder content: () -> Content) {}
  /// A bar with a name.
  public init(id: String, @ViewBuilder content: () -> Content) {}
}

// A watch's crown and the bar above a Mac's keyboard show in no picture: each word is the same view.
extension View {
  /// The same view: nobody turns the crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }
  /// The same view: nobody turns the crown.
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View { self }
  /// The same view: the bar lies above the keyboard.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  /// The same view: the bar lies above the keyboard.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
}
