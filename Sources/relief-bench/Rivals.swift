/// What other renderers reach on the same scenes, and what Relief means to reach.
///
/// Measured 2026-11-30 on a shared AMD EPYC machine with two cores, Debian 12: medians of 15 runs in one process and on
/// one thread, as multiples of copying the frame in the same run. Versions: skia-python 144.1, pycairo 1.29.2 with
/// OpenCV 5.0.0 (three box filters) and fpng 0.1.0, Chromium 156, blitz-py 0.5.0, librsvg 2.54.7, Pillow 13.0.0,
/// SciPy 1.17.1, oxipng 9.1.1. The renderers that reach less are left out.
enum Rivals {
  /// A renderer's times as multiples of memcpy: drawing, and drawing and encoding.
  struct Ratio {
    var name: String
    var draw: Double
    var total: Double
  }

  /// The bars of a scene: the most that drawing, and drawing and encoding, may take.
  struct Bar {
    var draw: Double
    var total: Double
  }

  /// What is known about a scene.
  struct Record {
    var title: String
    var rivals: [Ratio]
    var oneThread: Bar?
    var twoThreads: Bar?
  }

  /// The scenes that are drawn in one process, by name.
  static func record(_ scene: String) -> Record {
    switch scene {
    case "S1":
      Record(
        title: "raised capsule",
        rivals: [
          Ratio(name: "cairo+boxes+fpng", draw: 56.8, total: 65.3),
          Ratio(name: "skia+fpng", draw: 97.2, total: 109), Ratio(name: "blitz", draw: 225, total: 206),
        ], oneThread: Bar(draw: 12, total: 25))
    case "S1D":
      Record(
        title: "dark capsule",
        rivals: [
          Ratio(name: "cairo+boxes+fpng", draw: 56.5, total: 68.2),
          Ratio(name: "skia+fpng", draw: 85.2, total: 95.9),
        ])
    case "S1R":
      Record(
        title: "raised card",
        rivals: [
          Ratio(name: "skia+fpng", draw: 39, total: 51.7),
          Ratio(name: "cairo+boxes+fpng", draw: 46.8, total: 56.9),
        ])
    case "S2":
      Record(
        title: "full screen",
        rivals: [
          Ratio(name: "cairo+boxes+fpng", draw: 24.1, total: 31.5),
          Ratio(name: "skia+fpng", draw: 52.1, total: 59.9), Ratio(name: "skia", draw: 53.8, total: 217),
        ], oneThread: Bar(draw: 8, total: 15), twoThreads: Bar(draw: 6, total: 11))
    case "S3":
      Record(
        title: "gradient screen",
        rivals: [
          Ratio(name: "cairo+boxes+fpng", draw: 8.64, total: 16.8),
          Ratio(name: "blitz", draw: 20.3, total: 30.2), Ratio(name: "skia+fpng", draw: 32.6, total: 39.8),
        ], oneThread: Bar(draw: 5, total: 11), twoThreads: Bar(draw: 4, total: 9))
    default: Record(title: "", rivals: [])
    }
  }

  /// Chained shadows may take so many times as long as independent ones.
  static let chainedBar = 1.35

  static let batch =
    "bars 1,500 files/s on one thread, 2,500 on two; rivals, one process and two:"
    + " skia+fpng 380 and 737, cairo+boxes+fpng 379 and 645, blitz 151 and 312, skia 152 and 268"
  static let blur =
    "bars 200 MPix/s on one thread and 300 on two at sigma 2, 330 and 500 above; rivals, one thread, sigma 2, 8, 32, 128:"
    + " OpenCV Gaussian 483, 125, 17, 1.3; OpenCV boxes 646, 367, 378, 326 with errors of 7 to 34 levels;"
    + " skia 114, 93, 136, 151 with 7 to 15"
  static let encode =
    "bars balanced 9 ms on one thread, 6 on two, 150 kB; smallest 110 kB;"
    + " rivals: fpng RGB 8.3 ms 345 kB, OpenCV RGB 39 ms 273 kB, Pillow RGB 162 ms 193 kB, oxipng 2 1,564 ms 149 kB"
  static let coldStart =
    "bars 12 ms, 16 MB; rivals on S1: rsvg-convert 68 ms 30 MB, Pillow 113 ms 24 MB, resvg 185 ms 30 MB,"
    + " Chromium headless shell 366 ms 102 MB and more in its children"
}
