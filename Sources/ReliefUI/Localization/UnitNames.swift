import Foundation

/// What the ICU in Foundation calls the units of measurements.
///
/// Source: Unicode CLDR, "Unit Identifiers". Units that are not listed, such as people's own, are written by their
/// signs: signs are all that Foundation says of a unit.
enum UnitNames {
  /// The name of a unit; nil for one that ICU does not know.
  static func name(_ unit: Dimension) -> String? { table["\(type(of: unit))"]?[unit.symbol] }

  private static let table: [String: [String: String]] = {
    var table: [String: [String: String]] = [:]
    for line in source.split(separator: "\n") {
      let words = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      for pair in words.dropFirst() {
        let parts = pair.split(separator: "=").map(String.init)
        if parts.count == 2 { table[words[0], default: [:]][parts[0]] = parts[1] }
      }
    }
    return table
  }()

  /// A class of units, the signs that Foundation has for them, and their names.
  private static let source = """
    UnitAcceleration; m/s²=meter-per-square-second; g=g-force
    UnitAngle; °=degree; ʹ=arc-minute; ʹʹ=arc-second; rad=radian; rev=revolution
    UnitArea; Mm²=square-megameter; km²=square-kilometer; m²=square-meter; cm²=square-centimeter; \
    mm²=square-millimeter; µm²=square-micrometer; nm²=square-nanometer; in²=square-inch; ft²=square-foot; \
    yd²=square-yard; mi²=square-mile; ac=acre; ha=hectare
    UnitConcentrationMass; g/L=gram-per-liter; mg/dL=milligram-per-deciliter
    UnitDispersion; ppm=permillion
    UnitDuration; h=hour; m=minute; s=second
    UnitElectricCurrent; MA=megaampere; kA=kiloampere; A=ampere; mA=milliampere; µA=microampere
    UnitElectricPotentialDifference; MV=megavolt; kV=kilovolt; V=volt; mV=millivolt; µV=microvolt
    UnitElectricResistance; MΩ=megaohm; kΩ=kiloohm; Ω=ohm; mΩ=milliohm; µΩ=microohm
    UnitEnergy; kJ=kilojoule; J=joule; kCal=kilocalorie; cal=calorie; kWh=kilowatt-hour
    UnitFrequency; THz=terahertz; GHz=gigahertz; MHz=megahertz; kHz=kilohertz; Hz=hertz; mHz=millihertz; \
    µHz=microhertz; nHz=nanohertz
    UnitFuelEfficiency; L/100km=liter-per-100-kilometer; mpg=mile-per-gallon
    UnitIlluminance; lx=lux
    UnitInformationStorage; bit=bit; B=byte; kb=kilobit; Mb=megabit; Gb=gigabit; Tb=terabit; kB=kilobyte; \
    MB=megabyte; GB=gigabyte; TB=terabyte; PB=petabyte
    UnitLength; Mm=megameter; km=kilometer; hm=hectometer; dam=dekameter; m=meter; dm=decimeter; cm=centimeter; \
    mm=millimeter; µm=micrometer; nm=nanometer; pm=picometer; in=inch; ft=foot; yd=yard; mi=mile; \
    smi=mile-scandinavian; ly=light-year; NM=nautical-mile; ftm=fathom; fur=furlong; ua=astronomical-unit; \
    pc=parsec
    UnitMass; kg=kilogram; g=gram; dg=decigram; cg=centigram; mg=milligram; µg=microgram; ng=nanogram; \
    pg=picogram; oz=ounce; lb=pound; st=stone; t=tonne; ton=ton; ct=carat; oz t=ounce-troy
    UnitPower; TW=terawatt; GW=gigawatt; MW=megawatt; kW=kilowatt; W=watt; mW=milliwatt; µW=microwatt; \
    hp=horsepower
    UnitPressure; GPa=gigapascal; MPa=megapascal; kPa=kilopascal; hPa=hectopascal; inHg=inch-ofhg; bar=bar; \
    mbar=millibar; mmHg=millimeter-ofhg; psi=pound-force-per-square-inch
    UnitSpeed; m/s=meter-per-second; km/h=kilometer-per-hour; mph=mile-per-hour; kn=knot
    UnitTemperature; K=kelvin; °C=celsius; °F=fahrenheit
    UnitVolume; ML=megaliter; kL=kiloliter; L=liter; dl=deciliter; cL=centiliter; mL=milliliter; \
    km³=cubic-kilometer; m³=cubic-meter; dm³=cubic-decimeter; cm³=cubic-centimeter; mm³=cubic-millimeter; \
    in³=cubic-inch; ft³=cubic-foot; yd³=cubic-yard; mi³=cubic-mile; af=acre-foot; bsh=bushel; tsp=teaspoon; \
    tbsp=tablespoon; fl oz=fluid-ounce; cup=cup; pt=pint; qt=quart; gal=gallon; \
    fl oz Imperial=fluid-ounce-imperial; qt Imperial=quart-imperial; gal Imperial=gallon-imperial; \
    metric cup Imperial=cup-metric
    """
}
