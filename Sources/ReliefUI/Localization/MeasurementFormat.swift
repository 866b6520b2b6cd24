import Foundation

extension Measurement where UnitType: Dimension {
  /// How a measurement is written: its number in the locale's form, and the sign of its unit.
  ///
  /// Foundation on Linux has none. Units are not changed to those that people of a region use, and their names are
  /// their signs in every width.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How long the unit is written.
    public struct UnitWidth: Hashable, Codable, Sendable {
      let name: String
      /// By its name; the sign is written.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// By its sign.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// By its sign, without a gap; degrees without their scale.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    let width: UnitWidth
    let number: FloatingPointFormatStyle<Double>?
    var place: Locale

    /// A way to write.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = nil,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) { (self.width, place, number) = (width, locale, numberFormatStyle) }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      // [choice: two decimals at most where no way to write the number is given]
      let style = number ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...2))
      let text = style.locale(place).format(value.value)
      let sign = value.unit.symbol
      if sign.hasPrefix("°") || sign == "%" {
        return text + (width == .narrow ? String(sign.prefix(1)) : sign)
      }
      return width == .narrow ? text + sign : text + " " + sign
    }

    /// The way in a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.place = locale
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

/// What a measurement is of; units stay as they are.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  /// As people of a region use it.
  public static var general: Self { Self() }
  /// As it is.
  public static var asProvided: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Of a person.
  public static var person: Self { Self() }
  /// Of the weather.
  public static var weather: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Of a person.
  public static var person: Self { Self() }
  /// Of a way.
  public static var road: Self { Self() }
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
}
