/// The colours of an indexed picture in the order of the file.
struct Palette {
  /// The colours; those that are not opaque come first, so that the list of opacities is short.
  let colors: [UInt32]

  /// A palette of different colours. Neighbours in lightness are neighbours in it, so that numbers change little where
  /// colours do.
  init(_ colors: [UInt32]) {
    func key(_ color: UInt32) -> (Int, UInt32, UInt32) {
      let lightness = 2 * (color & 255) + 5 * (color >> 8 & 255) + (color >> 16 & 255)
      return (color >> 24 == 255 ? 1 : 0, lightness, color)
    }
    self.colors = colors.sorted { key($0) < key($1) }
  }

  /// Bits that a colour's number takes in a file.
  var bits: Int { colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8 }

  /// The payload of the chunk PLTE.
  var bytes: [UInt8] {
    colors.flatMap { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16 & 255)] }
  }

  /// The payload of the chunk tRNS; empty if all colours are opaque.
  var opacities: [UInt8] { colors.map { UInt8($0 >> 24) }.filter { $0 < 255 } }

  /// Bytes that the palette takes in a file, chunks and all.
  var cost: Int { bytes.count + 12 + (opacities.isEmpty ? 0 : opacities.count + 12) }
}
