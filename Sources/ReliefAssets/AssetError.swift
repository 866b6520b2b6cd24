/// Why a catalogue entry or a picture file cannot be used.
public enum AssetError: Error, Hashable, Sendable {
  /// The file cannot be read; the reason is a sentence.
  case unreadable(file: String, reason: String)
  /// The bytes are those of no kind of picture that is known.
  case unknownKind
  /// The kind of file is known but not drawn.
  case unsupported(kind: String)
  /// The bytes contradict themselves; the reason is a sentence, with the place where it is known.
  case damaged(kind: String, reason: String)
  /// The picture has more pixels than are read.
  case tooLarge(width: Int, height: Int)
  /// An entry of a catalogue is not as it should be; the place is a path of keys such as `colors[1].color`.
  case badEntry(place: String, reason: String)
  /// One of the above in a file.
  indirect case inFile(String, AssetError)
}

extension AssetError: CustomStringConvertible {
  /// What happened and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .unknownKind: "This is no PNG, JPEG or SVG file. Convert the picture to one of these."
    case .unsupported(let kind): "\(kind) files are not drawn. Convert the picture to PNG, JPEG or SVG."
    case .damaged(let kind, let reason): "The \(kind) is damaged: \(reason)"
    case .tooLarge(let width, let height):
      "A picture of \(width)x\(height) pixels is too large: at most \(ImageFile.mostPixels) are read."
    case .badEntry(let place, let reason): "\(place): \(reason)"
    case .inFile(let file, let error): "\(file): \(error)"
    }
  }
}
