import Foundation
import ReliefText
import ReliefUI

/// One kind of circumstance in which a view is drawn several times, as Xcode's canvas has them and more.
///
/// Several axes make a matrix: every choice of the first with every choice of the second, and so on.
public struct PreviewVariantAxis: Sendable {
  /// One choice: what is added to names, and what it changes.
  struct Choice: Sendable {
    var name: String
    var change: @Sendable (inout PreviewVariant) -> Void
  }

  let choices: [Choice]

  /// An axis of values, each with its name.
  private init<Value: Sendable>(
    _ values: [Value], name: (Value) -> String,
    change: @escaping @Sendable (inout PreviewVariant, Value) -> Void
  ) {
    choices = values.map { value in
      Choice(name: name(value)) { change(&$0, value) }
    }
  }

  /// Light and dark.
  public static let colorScheme = PreviewVariantAxis(
    [false, true], name: { $0 ? "dark" : "light" }, change: { $0.isDark = $1 })
  /// Standard and increased contrast.
  public static let contrast = PreviewVariantAxis(
    [false, true], name: { $0 ? "increasedContrast" : "standardContrast" },
    change: { $0.hasIncreasedContrast = $1 })
  /// Upright and on a side.
  public static let orientation = PreviewVariantAxis(
    [false, true], name: { $0 ? "landscape" : "portrait" }, change: { $0.isLandscape = $1 })
  /// All twelve text sizes.
  public static let dynamicType = dynamicType(DynamicTypeSize.allCases)
  /// Reading from left to right and from right to left.
  public static let layoutDirection = PreviewVariantAxis(
    [false, true], name: { $0 ? "rightToLeft" : "leftToRight" }, change: { $0.isRightToLeft = $1 })
  /// Controls as usual, pressed and disabled.
  public static let controlState = PreviewVariantAxis(
    ["normal", "pressed", "disabled"], name: { $0 },
    change: { ($0.isPressed, $0.isDisabled) = ($1 == "pressed", $1 == "disabled") })

  /// Some text sizes.
  public static func dynamicType(_ sizes: [DynamicTypeSize]) -> PreviewVariantAxis {
    PreviewVariantAxis(sizes, name: { "\($0)" }, change: { $0.dynamicType = "\($1)" })
  }

  /// Some devices by name, such as "iPhone 13 Pro".
  public static func devices(_ names: [String]) -> PreviewVariantAxis {
    PreviewVariantAxis(names, name: { $0 }, change: { $0.device = $1 })
  }

  /// Some locales by identifier, such as "de_DE".
  public static func locales(_ identifiers: [String]) -> PreviewVariantAxis {
    PreviewVariantAxis(identifiers, name: { $0 }, change: { $0.locale = $1 })
  }

  /// Some numbers of pixels a point.
  public static func scales(_ scales: [Double]) -> PreviewVariantAxis {
    PreviewVariantAxis(
      scales, name: { ($0 == $0.rounded() && abs($0) < 1000 ? "\(Int($0))" : "\($0)") + "x" },
      change: { $0.scale = $1 })
  }
}

extension PreviewVariant {
  /// A choice of a matrix: its name, and what it changes.
  package typealias MatrixChoice = (name: String, change: @Sendable (inout PreviewVariant) -> Void)

  /// Every choice of each axis with every choice of the others, in order, each with its name; one without a name where
  /// there is no axis.
  package static func choices(_ axes: [PreviewVariantAxis]) -> [MatrixChoice] {
    var all: [MatrixChoice] = [(name: "", change: { _ in })]
    for axis in axes {
      all = all.flatMap { one in
        axis.choices.map { choice -> MatrixChoice in
          let name = one.name.isEmpty ? choice.name : one.name + "-" + choice.name
          return (
            name,
            {
              one.change(&$0)
              choice.change(&$0)
            }
          )
        }
      }
    }
    return all
  }

  /// The same as circumstances.
  package static func matrix(
    _ axes: [PreviewVariantAxis], from base: PreviewVariant = PreviewVariant()
  ) -> [(name: String, variant: PreviewVariant)] {
    choices(axes).map { choice in
      var variant = base
      choice.change(&variant)
      return (choice.name, variant)
    }
  }
}
