import CTurboJPEG
import ReliefDrawing

/// Wraps libjpeg-turbo by its TurboJPEG interface, which reports errors by its result.
enum JPEG {
  /// The pixels of a JPEG file, baseline or progressive, as they are stored: neither turned nor converted.
  ///
  /// A file that ends early is an error. The slow, exact transform and smooth chroma are used, so that the
  /// result does not depend on the machine's instructions. Inks (CMYK, YCCK) become colours by what they leave of white,
  /// without their profile, of which the picture's omissions tell.
  static func decode(_ bytes: [UInt8]) throws(AssetError) -> Bitmap {
    guard let handle = unsafe tjInitDecompress() else {
      throw .damaged(kind: "JPEG file", reason: "libjpeg-turbo has no memory for it.")
    }
    defer { unsafe tjDestroy(handle) }
    let result: Result<Bitmap, AssetError> = unsafe bytes.withUnsafeBufferPointer { source in
      let count = UInt(source.count)
      var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      let header = unsafe tjDecompressHeader3(
        handle, source.baseAddress, count, &width, &height, &subsampling, &space)
      guard header == 0, width > 0, height > 0 else { return .failure(unsafe failure(handle)) }
      guard Int(width) * Int(height) <= ImageFile.mostPixels else {
        return .failure(.tooLarge(width: Int(width), height: Int(height)))
      }
      let hasInks = space == TJCS_CMYK.swiftValue || space == TJCS_YCCK.swiftValue
      var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
      let status = unsafe pixels.withUnsafeMutableBufferPointer { target in
        unsafe tjDecompress2(
          handle, source.baseAddress, count, target.baseAddress, width, 0, height,
          Int32(hasInks ? TJPF_CMYK.rawValue : TJPF_RGBA.rawValue), TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING)
      }
      guard status == 0 else { return .failure(unsafe failure(handle)) }
      if hasInks { printInks(&pixels, areInverted: JPEGSegments(bytes).isAdobe) }
      return .success(Bitmap(width: Int(width), height: Int(height), pixels: pixels))
    }
    return try result.get()
  }

  /// Pixels of cyan, magenta, yellow and black become red, green, blue and full opacity.
  private static func printInks(_ pixels: inout [UInt8], areInverted: Bool) {
    for start in stride(from: 0, to: pixels.count - 3, by: 4) {
      let black = Int(areInverted ? pixels[start + 3] : 255 - pixels[start + 3])
      for index in start..<start + 3 {
        let left = Int(areInverted ? pixels[index] : 255 - pixels[index])
        pixels[index] = UInt8((left * black + 127) / 255)
      }
      pixels[start + 3] = 255
    }
  }

  /// The bytes of a baseline file with chroma at full resolution, quality 1...100; nil when memory is short.
  static func encode(_ bitmap: Bitmap, quality: Int) -> [UInt8]? {
    guard let handle = unsafe tjInitCompress() else { return nil }
    defer { unsafe tjDestroy(handle) }
    var buffer: UnsafeMutablePointer<UInt8>?
    var count = UInt(0)
    defer { unsafe tjFree(buffer) }
    let status = unsafe bitmap.pixels.withUnsafeBufferPointer { source in
      unsafe tjCompress2(
        handle, source.baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height), Int32(TJPF_RGBA.rawValue),
        &buffer, &count, Int32(TJSAMP_444.rawValue), Int32(quality), TJFLAG_ACCURATEDCT)
    }
    guard status == 0, let bytes = unsafe buffer else { return nil }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private static func failure(_ handle: tjhandle) -> AssetError {
    let words = unsafe tjGetErrorStr2(handle).map { unsafe String(cString: $0) } ?? "it does not say why"
    return .damaged(kind: "JPEG file", reason: "libjpeg-turbo says \"\(words)\". Make or copy it again.")
  }
}

extension TJCS {
  fileprivate var swiftValue: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
