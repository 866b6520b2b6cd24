import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: in a unit that people of the locale's region use, with its name or sign.
  ///
  /// Foundation on Linux has no such format, but the ICU within it has; that is asked.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// By its name.
      public static var wide: UnitWidth { UnitWidth(name: "full-name") }
      /// By its sign.
      public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
      /// By its sign, without a gap where the language allows it.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// How long the unit is written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What the measurement is of, which says in which unit it is written.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; where that is not said, to two digits or a whole number if the unit may change.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScale = false

    /// A way to write.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale, self.usage) = (width, locale, usage)
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      guard let unit = UnitNames.name(value.unit) else { return bySign(value) }
      let width = "unit-width-\(width.name)"
      // ICU knows no other unit for some: those stay as they are.
      let skeletons =
        ((usage?.name).map { ["unit/\(unit) usage/\($0) \(width)"] } ?? [])
        + ["unit/\(unit) \(width)"]
      for skeleton in skeletons {
        guard let plain = ICUNumbers.written(value.value, skeleton, locale) else { continue }
        guard let style = numberFormatStyle?.locale(locale) else {
          return hidesScale ? degrees(plain.value, "", width) : plain.text
        }
        // The number as it would be in the other unit, whole.
        guard let exact = ICUNumbers.written(value.value, skeleton + " .000000000", locale) else { continue }
        let number = style.format(exact.value)
        let precision = Self.precision(number, locale)
        let text =
          hidesScale
          ? degrees(exact.value, " " + precision, width)
          : ICUNumbers.written(value.value, "\(skeleton) \(precision)", locale)?.text ?? exact.text
        let bare = ICUNumbers.written(exact.value, precision, locale)?.text ?? number
        return text.replacing(bare, with: number, maxReplacements: 1)
      }
      return bySign(value)
    }

    private func degrees(_ value: Double, _ precision: String, _ width: String) -> String {
      let precision = precision.isEmpty ? (usage?.name == nil ? "" : " precision-integer") : precision
      return ICUNumbers.written(value, "measure-unit/temperature-generic \(width)\(precision)", locale)?.text
        ?? "\(value)°"
    }

    /// The skeleton for as many decimals as a number has.
    private static func precision(_ number: String, _ locale: Locale) -> String {
      guard let point = locale.decimalSeparator, let place = number.range(of: point, options: .backwards)
      else {
        return "precision-integer"
      }
      let decimals = number[place.upperBound...].prefix { $0.isNumber }.count
      return decimals == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(decimals, 12))
    }

    /// What ICU has no name for, with the sign of its unit.
    private func bySign(_ value: Measurement<UnitType>) -> String {
      // [choice: two decimals at most where no way to write the number is given]
      let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...2))
      let text = style.locale(locale).format(value.value)
      return text + (width == .narrow ? "" : " ") + value.unit.symbol
    }

    /// The way in a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement as text.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated, locale: RenderContext.current.locale).format(self)
  }

  /// The measurement in a way to write.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { _AppStrings.localized(style).format(self) }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// A way to write temperatures; without the name of their scale if that is hidden.
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature>? = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    hidesScale = hidesScaleName
  }
}

/// What a measurement is of: people of a region use other units for the weather than for a fever.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// What ICU calls it; nil where the unit stays.
  let name: String?

  /// As people of a region use it.
  public static var general: Self { Self(name: "default") }
  /// As it is.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self(name: "person") }
  /// Of the weather.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Of a person.
  public static var person: Self { Self(name: "person") }
  /// How tall a person is.
  public static var personHeight: Self { Self(name: "person-height") }
  /// Of a way.
  public static var road: Self { Self(name: "road") }
  /// Of fallen rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Of fallen snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far people see.
  public static var visibility: Self { Self(name: "visiblty") }
  /// Of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// Of the wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Of what is eaten.
  public static var food: Self { Self(name: "food") }
  /// Of what a workout takes.
  public static var workout: Self { Self(name: "default") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension FormatStyle {
  /// A way to write measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A way to write temperatures; without the name of their scale if that is hidden.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}
