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
  private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

  /// Why content is not to be read; empty when it may be.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether content is private.
  fileprivate var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether bars stand for text and pictures.
  var hidesContent: Bool {
    let reasons = redactionReasons
    return !reasons.isEmpty
      && (reasons.contains(.placeholder) || (reasons.contains(.privacy) && isPrivacySensitive))
  }
}

extension View {
  /// Content inside is not to be read: bars stand for text and pictures.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Content inside may be read.
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Content inside is private: it is not to be read where the reason is privacy.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// A picture in whose place a bar is drawn.
struct RedactedLeaf: Leaf {
  let leaf: any Leaf
  let painting: StylePainting

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal) }
  var spacing: ViewSpacing { leaf.spacing }
  var guides: ExplicitGuides { leaf.guides }
  func explicitAlignment(_ key: AlignmentID.Type, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    leaf.explicitAlignment(key, size, proposal)
  }

  func draw(in frame: CGRect, _ context: inout DrawingContext) {
    Self.draw([frame], in: frame, painting, &context)
  }

  /// Bars in a fainter tone of what stands there. [choice: their opacity and corners]
  static func draw(
    _ bars: [CGRect], in frame: CGRect, _ painting: StylePainting, _ context: inout DrawingContext
  ) {
    guard frame.isFinite else { return }
    var painting = painting
    painting.opacity *= 0.16
    context.paint(painting, bounds: frame) { paint in
      bars.map { .fill(Path(roundedRect: $0, cornerRadius: 3), paint) }
    }
  }
}
