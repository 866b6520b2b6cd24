/// Decides which face draws each character.
struct FaceRuns {
  let library: FontLibrary

  /// The face of each character; `starts` tells where a character as a reader sees it begins.
  ///
  /// A cluster stays in one face: the wanted one if it has all of it, else the first that has, else the one that has
  /// its first character. Emoji and whatever asks for emoji go to the colour face.
  func faces(
    _ text: [UInt32], _ starts: [Bool], _ choice: (Int) -> FontLibrary.Choice
  ) -> [FontLibrary.ChosenFace] {
    var faces: [FontLibrary.ChosenFace] = []
    faces.reserveCapacity(text.count)
    var wanted: (choice: FontLibrary.Choice, face: FontLibrary.ChosenFace)?
    var i = 0
    while i < text.count {
      var end = i + 1
      while end < text.count, !starts[end] { end += 1 }
      let asked = choice(i)
      let primary: FontLibrary.ChosenFace
      if let known = wanted, known.choice == asked {
        primary = known.face
      } else {
        primary = library.face(asked)
        wanted = (asked, primary)
      }
      let face = face(text[i..<end], asked, primary, faces.last)
      for _ in i..<end { faces.append(face) }
      i = end
    }
    return faces
  }

  private func face(
    _ cluster: ArraySlice<UInt32>, _ choice: FontLibrary.Choice, _ primary: FontLibrary.ChosenFace,
    _ previous: FontLibrary.ChosenFace?
  ) -> FontLibrary.ChosenFace {
    guard let first = cluster.first, let own = primary.face else { return primary }
    if FaceRuns.isEmoji(cluster), let emoji = library.emojiFace(), emoji.face?.covers(first) == true {
      return emoji
    }
    let needed = cluster.filter { !FaceRuns.isIgnorable($0) }
    if needed.allSatisfy(own.covers) {
      return primary
    }
    // Runs of one fallback face stay together: the last one is asked before the others.
    if let previous, !previous.isPrimary, let face = previous.face, !face.hasPictures,
      needed.allSatisfy(face.covers)
    {
      return previous
    }
    for scalar in needed.prefix(4) where !own.covers(scalar) {
      if let found = library.fallback(for: scalar, choice), let face = found.face,
        needed.allSatisfy(face.covers)
      {
        return found
      }
    }
    if own.covers(first) { return primary }
    return library.fallback(for: first, choice) ?? primary
  }

  /// Whether a cluster is to be drawn as a colour emoji: by its own nature, by a selector or as a sequence.
  static func isEmoji(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard let first = cluster.first, first >= 0x23, first >= 0xA9 || cluster.count > 1,
      let scalar = Unicode.Scalar(first), scalar.properties.isEmoji
    else { return false }
    // UTS #51: U+FE0E asks for text, U+FE0F for an emoji, U+20E3 makes a keycap, U+200D joins.
    let rest = cluster.dropFirst()
    if rest.first == 0xFE0E { return false }
    return scalar.properties.isEmojiPresentation
      || rest.contains { $0 == 0xFE0F || $0 == 0x20E3 || $0 == 0x200D || (0x1F3FB...0x1F3FF).contains($0) }
  }

  /// Characters that need no glyph: joiners, selectors, marks of direction, controls.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 || (0x7F...0x9F).contains(scalar) { return true }
    if scalar < 0xAD { return false }
    return Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint ?? true
  }
}
