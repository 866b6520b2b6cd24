/// What a file's name says besides its name: `tile@2x~ipad.png`.
package struct PlainName: Hashable {
  /// The name that code uses.
  package let name: String
  /// Pixels a point; nil where nothing is said.
  package let scale: Double?
  /// `iphone` or `ipad`.
  package let idiom: String?
  /// The extension in small letters.
  package let kind: String

  package init(file: String) {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    var base = last
    if let dot = last.lastIndex(of: "."), dot != last.startIndex {
      (base, kind) = (String(last[..<dot]), last[last.index(after: dot)...].lowercased())
    } else {
      kind = ""
    }
    var idiom: String?
    for name in ["iphone", "ipad"] where base.lowercased().hasSuffix("~" + name) {
      (base, idiom) = (String(base.dropLast(name.count + 1)), name)
    }
    var scale: Double?
    for number in [1, 2, 3] where base.hasSuffix("@\(number)x") {
      (base, scale) = (String(base.dropLast(3)), Double(number))
    }
    (name, self.scale, self.idiom) = (base, scale, idiom)
  }
}
