import Foundation
import Relief
import ReliefBatch
import ReliefPreviews

/// The options of `relief render` that are about previews.
enum PreviewOptions {
  static let options = [
    Option(name: "--preview", value: "NAME", meaning: "only the preview of this name"),
    Option(name: "--device", value: "NAME", meaning: "the device, such as \"iPhone 12 Pro\""),
    Option(name: "--orientation", value: "portrait|landscape", meaning: "how the device is held"),
    Option(name: "--dynamic-type", value: "SIZE", meaning: "the text size, xSmall to accessibility5"),
    Option(name: "--locale", value: "ID", meaning: "the language and region, such as de_DE"),
    Option(
      name: "--date", value: "DATE",
      meaning: "the date and time in GMT, such as 2024-05-01 or 2024-05-01T18:30 (2007-01-09T09:41)"),
    Option(name: "--right-to-left", meaning: "read from right to left"),
    Option(name: "--contrast", value: "standard|increased", meaning: "how strongly colours differ"),
    Option(name: "--state", value: "pressed|disabled", meaning: "the state of all buttons and controls"),
    Option(name: "--os", value: "N", meaning: "the version of iOS whose look is drawn (18)"),
    Option(name: "--platform", value: "ios|macos", meaning: "whose branches of #if os are taken"),
    Option(name: "--assets", value: "DIR", meaning: "an asset catalogue or a folder of them"),
    Option(name: "--outlines", meaning: "draw the frames of views over the pictures"),
    Option(name: "--chrome", meaning: "draw the status bar, home indicator and corners of the device"),
    Option(name: "--time-limit", value: "SECONDS", meaning: "how long a preview may take (20)"),
  ]

  /// A date in GMT, alone or with a time to the minute or second.
  private static func date(_ text: String) -> Date? {
    let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
    let full = Date.ISO8601FormatStyle(timeZone: .gmt)
    let time = text.hasSuffix("Z") ? String(text.dropLast()) : text
    return [time + ":00Z", time + "Z"].lazy.compactMap { try? full.parse($0) }.first
      ?? (text.contains("T") ? nil : try? style.parse(text))
  }

  /// The circumstances that are asked for, one a colour scheme.
  static func variants(_ arguments: Arguments) throws(CommandError) -> [PreviewRequest.Variant] {
    var variant = PreviewVariant()
    if let name = arguments.value("--device") {
      guard let device = Device.named(name) else {
        let names = Device.all.map(\.name)
        let hint = Spelling.nearest(to: name, in: names).map { "did you mean \"\($0)\"?" }
        throw CommandError(
          "--device \(name): \(hint ?? "known devices are \(names.joined(separator: ", "))")")
      }
      variant.device = device.name
    }
    variant.isLandscape = try arguments.word("--orientation", among: ["portrait", "landscape"])
      .map { $0 == "landscape" }
    variant.dynamicType = try arguments.word("--dynamic-type", among: PreviewVariant.dynamicTypeNames)
    if let identifier = arguments.value("--locale") {
      guard Locale(identifier: identifier).language.languageCode?.isISOLanguage == true else {
        throw CommandError("--locale \(identifier): expected a language and a region, such as de_DE")
      }
      variant.locale = identifier
    }
    if let text = arguments.value("--date") {
      guard let date = date(text) else {
        throw CommandError("--date \(text): expected a date such as 2024-05-01 or 2024-05-01T18:30")
      }
      variant.date = date
    }
    if arguments.has("--right-to-left") { variant.isRightToLeft = true }
    variant.hasIncreasedContrast =
      try arguments.word("--contrast", among: ["standard", "increased"]) == "increased"
    let state = try arguments.word("--state", among: ["pressed", "disabled"])
    (variant.isPressed, variant.isDisabled) = (state == "pressed", state == "disabled")
    if let version = try arguments.number("--os", in: 13...99) { variant.osVersion = Int(version) }
    variant.scale = try arguments.number("--scale", in: SceneFile.scales)
    if let text = arguments.value("--variants") { return try matrix(text, variant, arguments) }
    let schemes = try arguments.colorSchemes()
    return schemes.map { scheme in
      var copy = variant
      copy.isDark = scheme.map { $0 == .dark }
      let suffix = schemes.count > 1 ? scheme.map { "-\($0.rawValue)" } ?? "" : ""
      return .init(variant: copy, suffix: suffix)
    }
  }

  /// The combinations of `--variants`, each with its name behind a dash.
  private static func matrix(
    _ text: String, _ base: PreviewVariant, _ arguments: Arguments
  ) throws(CommandError) -> [PreviewRequest.Variant] {
    let matrix: VariantMatrix
    do { matrix = try VariantMatrix(text) } catch { throw CommandError("--\(error)") }
    var base = base
    let schemes = try arguments.colorSchemes()
    if let scheme = schemes.first, schemes.count == 1 { base.isDark = scheme.map { $0 == .dark } }
    guard schemes.count == 1 || !matrix.axes.contains(where: { $0.name == "color-scheme" }) else {
      throw CommandError("--color-scheme both: color-scheme is among the --variants already; leave one out")
    }
    return schemes.flatMap { scheme in
      var start = base
      if schemes.count > 1 { start.isDark = scheme.map { $0 == .dark } }
      let prefix = schemes.count > 1 ? scheme.map { "-\($0.rawValue)" } ?? "" : ""
      return matrix.cases(from: start).map { one in
        let name = one.name.isEmpty ? "" : "-" + one.name
        return PreviewRequest.Variant(variant: one.variant, suffix: prefix + name)
      }
    }
  }
}
