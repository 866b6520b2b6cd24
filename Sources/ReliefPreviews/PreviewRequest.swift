import Foundation

/// What a host of previews is asked to do.
package struct PreviewRequest: Codable, Sendable {
  /// The library with the user's code.
  package var library: String
  /// The folder for pictures.
  package var output: String
  /// The circumstances, each with what is added to the name of its pictures.
  package var variants: [Variant]
  /// The name of the only preview to draw; nil for all.
  package var only: String?
  /// The name of the only file whose previews are drawn; nil for all.
  package var file: String?
  /// Modules in the library whose previews are not drawn.
  package var otherModules: [String] = []
  /// Where the types of the sources stand.
  package var places: [SourcePlace]
  /// Previews to leave out, by file and name, since they were drawn or stopped a host before.
  package var skipped: [String]
  /// Whether frames of views are drawn over the pictures.
  package var outlines: Bool
  /// Font files and folders to register.
  package var fonts: [String]
  /// Asset catalogues and folders of pictures.
  package var assets: [String]

  /// Whether previews are only named, and none is drawn.
  package var listsOnly = false
  /// The pictures to draw and their names in the output folder, durable when the caller sees to it; nil for every
  /// preview in all circumstances.
  package var pictures: [Picture]?

  /// One picture: the preview, the number of its circumstances, and its file's name.
  package struct Picture: Codable, Sendable {
    package var id: String
    package var variant: Int
    package var name: String

    package init(id: String, variant: Int, name: String) {
      (self.id, self.variant, self.name) = (id, variant, name)
    }
  }
  /// Whether the status bar and the corners of the screen are drawn around pictures of a device.
  package var chrome: Bool?
  /// How many threads draw a picture; nil for as many as there are cores.
  package var threads: Int?
  /// How often each preview is laid out anew, its times being told instead of a picture being drawn; nil for pictures.
  package var timedRuns: Int?
  /// The folder of the sources, for translations and files of the app; nil for none.
  package var folder: String?

  /// Circumstances and what is added to names.
  package struct Variant: Codable, Sendable {
    package var variant: PreviewVariant
    package var suffix: String

    package init(variant: PreviewVariant, suffix: String) { (self.variant, self.suffix) = (variant, suffix) }
  }

  package init(library: String, output: String, variants: [Variant], places: [SourcePlace]) {
    (self.library, self.output, self.variants, self.places) = (library, output, variants, places)
    (only, skipped, outlines, fonts, assets) = (nil, [], false, [], [])
  }
}

/// What a host of previews says while it works, a JSON object a line.
package enum PreviewEvent: Codable, Sendable {
  /// A preview is begun; if the host ends before the next event, this one is why.
  case began(id: String, file: String, line: Int, name: String)
  /// What was noted while the picture at a path was drawn, which is written next.
  case noted(path: String, warnings: [String])
  /// A picture was written.
  case made(id: String, path: String, width: Int, height: Int, milliseconds: Double)
  /// A preview was laid out, each time in so many milliseconds.
  case laidOut(id: String, milliseconds: [Double])
  /// A preview could not be drawn.
  case failed(id: String, message: String)
  /// Something that is not as it should be; each once, also what was noted of pictures.
  case warning(String)
  /// All is done.
  case finished(previews: Int)
}
