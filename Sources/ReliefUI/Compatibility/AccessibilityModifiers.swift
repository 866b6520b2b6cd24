import Foundation
import ReliefGeometry

/// What a view is, for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  private var bits: UInt32
  private init(bits: UInt32) { self.bits = bits }

  /// None.
  public init() { bits = 0 }
  /// A button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(bits: 2)
  /// Something that is chosen.
  public static let isSelected = AccessibilityTraits(bits: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(bits: 8)
  /// A field to search in.
  public static let isSearchField = AccessibilityTraits(bits: 16)
  /// A picture.
  public static let isImage = AccessibilityTraits(bits: 32)
  /// Something that sounds.
  public static let playsSound = AccessibilityTraits(bits: 64)
  /// A key.
  public static let isKeyboardKey = AccessibilityTraits(bits: 128)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(bits: 256)
  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(bits: 512)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1024)
  /// Something that starts a recording.
  public static let startsMediaSession = AccessibilityTraits(bits: 2048)
  /// Something that can be touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 4096)
  /// Something that turns a page.
  public static let causesPageTurn = AccessibilityTraits(bits: 8192)
  /// Something that keeps all else away.
  public static let isModal = AccessibilityTraits(bits: 16384)
  /// A switch.
  public static let isToggle = AccessibilityTraits(bits: 32768)
  /// A bar of tabs.
  public static let isTabBar = AccessibilityTraits(bits: 65536)

  /// The traits of both.
  public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
  /// The traits that both have.
  public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
  /// The traits that one of both has.
  public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
  /// Adds traits.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }
  /// Keeps the traits that the other has.
  public mutating func formIntersection(_ other: Self) { bits &= other.bits }
  /// Keeps the traits that only one has.
  public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
  /// Whether all of a trait is there.
  public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
  /// Adds a trait.
  @discardableResult public mutating func insert(_ new: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let isNew = !contains(new)
    bits |= new.bits
    return (isNew, new)
  }
  /// Takes a trait away.
  @discardableResult public mutating func remove(_ member: Self) -> Self? {
    let was = contains(member)
    bits &= ~member.bits
    return was ? member : nil
  }
  /// Adds a trait.
  @discardableResult public mutating func update(with new: Self) -> Self? {
    let was = contains(new)
    bits |= new.bits
    return was ? new : nil
  }
}

/// In which direction a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How the views inside are told of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// As one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What is done with a view by other means than touches.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaves.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important thing.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// None.
  case unspecified
  /// The first.
  case h1
  /// The second.
  case h2
  /// The third.
  case h3
  /// The fourth.
  case h4
  /// The fifth.
  case h5
  /// The sixth.
  case h6
}

// What is said to those who do not see the picture does not show in it: each of these is the same view.
extension View {
  /// The same view.
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// The same view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// The same view.
  public func accessibilityLabel(_ label: Text) -> some View { self }
  /// The same view.
  @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  /// The same view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
  /// The same view.
  public func accessibilityHint(_ hint: Text) -> some View { self }
  /// The same view.
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  /// The same view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }
  /// The same view.
  public func accessibilityValue(_ value: Text) -> some View { self }
  /// The same view.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  /// The same view.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// The same view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// The same view.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// The same view.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  /// The same view.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  /// The same view.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  /// The same view.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  /// The same view.
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The same view.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  /// The same view.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    self
  }
  /// The same view.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// The same view.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
  /// The same view.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// The same view.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// The same view.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// The same view.
  public func accessibilityFocused<State>(_ condition: State) -> some View { self }
  /// The same view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
  /// The same view.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// The same view.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  /// The same view.
  public func accessibility(label: Text) -> some View { self }
  /// The same view.
  public func accessibility(hint: Text) -> some View { self }
  /// The same view.
  public func accessibility(value: Text) -> some View { self }
  /// The same view.
  public func accessibility(hidden: Bool) -> some View { self }
  /// The same view.
  public func accessibility(identifier: String) -> some View { self }
  /// The same view.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  /// The same view.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  /// The same view.
  public func accessibility(sortPriority: Double) -> some View { self }
  /// The same view.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
  /// The same view.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
}

/// What kind of text is read out.
public enum AccessibilityTextContentType: Hashable, Sendable {
  /// Any.
  case plain
  /// Of a program.
  case sourceCode
  /// Of a story.
  case narrative
}
