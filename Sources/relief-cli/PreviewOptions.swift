import Foundation
import Relief
import ReliefPreviews

/// The options of `relief render` that are about previews.
enum PreviewOptions {
  static let options = [
    Option(name: "--preview", value: "NAME", meaning: "only the preview of this name"),
    Option(name: "--device", value: "NAME", meaning: "the device, such as \"iPhone 12 Pro\""),
    Option(name: "--orientation", value: "portrait|landscape", meaning: "how the device is held"),
    Option(name: "--dynamic-type", value: "SIZE", meaning: "the text size, xSmall to accessibility5"),
    Option(name: "--locale", value: "ID", meaning: "the language and region, such as de_DE"),
    Option(name: "--right-to-left", meaning: "read from right to left"),
    Option(name: "--contrast", value: "standard|increased", meaning: "how strongly colours differ"),
    Option(name: "--state", value: "pressed|disabled", meaning: "the state of all buttons and controls"),
    Option(name: "--os", value: "N", meaning: "the version of iOS whose look is drawn (18)"),
    Option(name: "--platform", value: "ios|macos", meaning: "whose branches of #if os are taken"),
    Option(name: "--assets", value: "DIR", meaning: "an asset catalogue or a folder of them"),
    Option(name: "--outlines", meaning: "draw the frames of views over the pictures"),
    Option(name: "--time-limit", value: "SECONDS", meaning: "how long a preview may take (20)"),
  ]

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
    variant.locale = arguments.value("--locale")
    if arguments.has("--right-to-left") { variant.isRightToLeft = true }
    variant.hasIncreasedContrast =
      try arguments.word("--contrast", among: ["standard", "increased"]) == "increased"
    let state = try arguments.word("--state", among: ["pressed", "disabled"])
    (variant.isPressed, variant.isDisabled) = (state == "pressed", state == "disabled")
    if let version = try arguments.number("--os", in: 13...99) { variant.osVersion = Int(version) }
    variant.scale = try arguments.number("--scale", in: SceneFile.scales)
    let schemes = try arguments.colorSchemes()
    return schemes.map { scheme in
      var copy = variant
      copy.isDark = scheme.map { $0 == .dark }
      let suffix = schemes.count > 1 ? scheme.map { "-\($0.rawValue)" } ?? "" : ""
      return .init(variant: copy, suffix: suffix)
    }
  }
}
