import ReliefDrawing
import ReliefGeometry
import ReliefPNG
extension Path {
  init(svgPathData: String) throws(SystemFiles.Failure) { throw SystemFiles.Failure(reason: "not yet") }
}
package enum AtomicFile {
  package struct Batch {
    package init() {}
    package mutating func write(_ bytes: [UInt8], to path: String) throws(SystemFiles.Failure) {
      let fd = SystemFiles.create(path)
      if fd < 0 { throw SystemFiles.Failure(reason: "open") }
      try SystemFiles.write(bytes, to: fd)
    }
    package mutating func finish() throws(SystemFiles.Failure) {}
  }
  package static func write(_ bytes: [UInt8], to path: String) throws(SystemFiles.Failure) {
      let fd = SystemFiles.create(path)
      if fd < 0 { throw SystemFiles.Failure(reason: "open") }
      try SystemFiles.write(bytes, to: fd)
  }
}
extension PNG {
  package static func encode(_ bitmap: Bitmap) throws(SystemFiles.Failure) -> [UInt8] {
    Array("P7\nWIDTH \(bitmap.width)\nHEIGHT \(bitmap.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8) + bitmap.pixels
  }
}
