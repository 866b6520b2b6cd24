import Relief
import ReliefDrawing
import ReliefPreviews

/// The circumstances that every picture is made in: each choice of one axis with each of the others.
///
/// Written `color-scheme,dynamic-type=large+xxxLarge,scale=1+2`: an axis with its choices, or with all it has.
package struct VariantMatrix: Sendable {
  /// One axis and its choices.
  package struct Axis: Sendable {
    /// Its name, such as `color-scheme`.
    package var name: String
    /// The choices.
    package var choices: [PreviewVariant.MatrixChoice]
  }

  /// One combination.
  package struct Case: Sendable {
    /// What was chosen on each axis.
    package var labels: [(axis: String, choice: String)]
    /// The circumstances.
    package var variant: PreviewVariant

    /// The choices in one word, as they are added to names; empty for none.
    package var name: String { labels.map(\.choice).joined(separator: "-") }
  }

  /// The axes in order; no two alike.
  package private(set) var axes: [Axis] = []

  /// The names of axes.
  package static let names = [
    "color-scheme", "contrast", "orientation", "dynamic-type", "layout-direction", "control-state", "device",
    "locale", "scale",
  ]

  /// A single combination.
  package init() {}

  /// The matrix that a text describes.
  package init(_ text: String) throws(BatchError) {
    try self.init(text.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }

  /// The matrix that a list of axes describes.
  package init(_ words: [String]) throws(BatchError) {
    for word in words { try add(word, of: words.joined(separator: ",")) }
    let count = axes.reduce(1) { min($0 * $1.choices.count, 1 << 20) }
    if count > 10_000 {
      throw .variants(words.joined(separator: ","), reason: "\(count) variants of each picture are too many")
    }
  }

  private mutating func add(_ word: String, of text: String) throws(BatchError) {
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = halves[0]
    guard Self.names.contains(name) else {
      let hint = Spelling.nearest(to: name, in: Self.names).map { "did you mean \($0)?" }
      throw .variants(
        text,
        reason: "there is no axis \"\(name)\"; \(hint ?? "known: \(Self.names.joined(separator: ", "))")")
    }
    if axes.contains(where: { $0.name == name }) { throw .variants(text, reason: "\(name) is there twice") }
    let wanted = halves.count > 1 ? halves[1].split(separator: "+").map(String.init) : nil
    if wanted?.isEmpty == true { throw .variants(text, reason: "\(name)= needs choices, such as a+b") }
    let choices = try PreviewVariant.choices([axis(name, wanted, text)])
    guard let wanted, !["device", "locale", "scale"].contains(name) else {
      axes.append(Axis(name: name, choices: choices))
      return
    }
    let known = choices.map(\.name)
    for choice in wanted where !known.contains(choice) {
      let hint = Spelling.nearest(to: choice, in: known).map { "did you mean \($0)?" }
      throw .variants(
        text,
        reason: "\(name) has no \"\(choice)\"; \(hint ?? "it has \(known.joined(separator: ", "))")")
    }
    axes.append(Axis(name: name, choices: choices.filter { wanted.contains($0.name) }))
  }

  private func axis(
    _ name: String, _ wanted: [String]?, _ text: String
  ) throws(BatchError) -> PreviewVariantAxis {
    switch name {
    case "color-scheme": return .colorScheme
    case "contrast": return .contrast
    case "orientation": return .orientation
    case "dynamic-type": return .dynamicType
    case "layout-direction": return .layoutDirection
    case "control-state": return .controlState
    case "device":
      var devices: [String] = []
      for name in wanted ?? [] {
        guard let device = Device.named(name) else {
          let hint = Spelling.nearest(to: name, in: Device.all.map(\.name)).map { "; did you mean \($0)?" }
          throw .variants(text, reason: "there is no device \"\(name)\"\(hint ?? "")")
        }
        devices.append(device.name)
      }
      guard !devices.isEmpty else {
        throw .variants(text, reason: "name the devices: device=iPhone 16+iPhone SE")
      }
      return .devices(devices)
    case "locale":
      guard let wanted else { throw .variants(text, reason: "name the locales: locale=de_DE+ar") }
      return .locales(wanted)
    default:
      var scales: [Double] = []
      for text in wanted ?? ["1", "2", "3"] {
        guard let scale = Double(text), SceneFile.scales.contains(scale) else {
          throw .variants(text, reason: "a scale is a number from 0.01 to 100: scale=1+2+3")
        }
        scales.append(scale)
      }
      return .scales(scales)
    }
  }

  /// The axes that mean something to scenes.
  package var ofScenes: VariantMatrix {
    var matrix = self
    matrix.axes = axes.filter { ["color-scheme", "scale"].contains($0.name) }
    return matrix
  }

  /// All combinations, the last axis changing fastest.
  package func cases(from base: PreviewVariant = PreviewVariant()) -> [Case] {
    var cases = [Case(labels: [], variant: base)]
    for axis in axes {
      cases = cases.flatMap { one in
        axis.choices.map { choice in
          var next = one
          next.labels.append((axis.name, choice.name))
          choice.change(&next.variant)
          return next
        }
      }
    }
    return cases
  }
}

extension PreviewVariant {
  /// What decides the screen of a preview host, which has one.
  package var screen: [String] { [device ?? "", "\(osVersion)", "\(isLandscape ?? false)"] }
}
