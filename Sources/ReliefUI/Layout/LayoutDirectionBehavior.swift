import Foundation
import ReliefGeometry

/// What a view does where one reads in another direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It looks the same.
  case fixed
  /// It is mirrored where one reads in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where one reads from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Whether the view's picture is mirrored where one reads in another direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(
      EffectModifier(name: "") { environment in
        let isMirrored = behavior == .mirrors(in: environment.layoutDirection)
        return TransformEffect { size in
          isMirrored
            ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : CGAffineTransform.identity
        }
      })
  }

  /// Whether the view's picture is mirrored where one reads from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }
}
