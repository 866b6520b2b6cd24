import Foundation
import ReliefDrawing
import ReliefGeometry
import ReliefUI

/// A view of which a picture made by Apple's own renderer is known, with what was measured on that picture.
///
/// The pictures are public golden images of other projects and are not kept here. Ground that depends on text is
/// given in numbers, since the fonts differ.
@MainActor struct TruthCase {
  /// The name.
  let id: String
  /// The version of iOS that drew it.
  let version: Int
  /// Pixels a point.
  let scale: CGFloat
  /// The size of the picture in points.
  let size: CGSize
  /// What it shows.
  let view: AnyView

  init(_ id: String, version: Int, scale: CGFloat, _ width: CGFloat, _ height: CGFloat, _ view: some View) {
    (self.id, self.version, self.scale) = (id, version, scale)
    (size, self.view) = (CGSize(width: width, height: height), AnyView(view))
  }

  /// All cases.
  static var all: [TruthCase] {
    [
      TruthCase("gradstroke_circle", version: 18, scale: 3, 12, 12, strokedCircle),
      TruthCase("gradstroke_rect", version: 18, scale: 3, 12, 12, strokedRectangle),
      TruthCase("gradbar_16", version: 16, scale: 3, 375, 4, gradientBar),
      TruthCase("ring_half", version: 15, scale: 2, 200, 200, halfRing(from: 270).background(Color.white)),
      TruthCase("ring_axes", version: 15, scale: 2, 200, 824, rings),
      TruthCase("capsule_shadow", version: 18, scale: 3, 430, 932, capsule),
      TruthCase("vstack_squares", version: 26, scale: 3, 634 / 3.0, 1217 / 3.0, rows { squares }),
      TruthCase("border_overlay", version: 26, scale: 3, 829 / 3.0, 181, rows { bordered }),
      TruthCase("corner_uneven", version: 26, scale: 3, 829 / 3.0, 181, rows { uneven }),
      TruthCase("text_pad16", version: 26, scale: 3, 99, 157 / 3.0, Text(verbatim: ".padding").padding()),
      TruthCase("text_blue_light", version: 26, scale: 3, 45, 61 / 3.0, blueText),
      TruthCase("text_2lines", version: 26, scale: 3, 375, 127 / 3.0, twoLines),
      TruthCase("smoothgrad_horizontal", version: 17, scale: 3, 256, 256, smoothGradient),
      TruthCase("codeblock_16", version: 16, scale: 2, 31, 21, codeBlock),
      TruthCase("slider_middle", version: 16, scale: 2, 300, 50, slider),
      TruthCase("toggle_false", version: 16, scale: 2, 467 / 2.0, 97 / 2.0, toggle),
      TruthCase("form_15", version: 15, scale: 1, 390, 797, form),
    ]
  }

  private static var blueToYellow: LinearGradient {
    LinearGradient(colors: [.blue, .yellow], startPoint: .top, endPoint: .bottom)
  }

  private static var strokedCircle: some View {
    Circle().stroke(blueToYellow, lineWidth: 2).frame(width: 8, height: 8).padding(2).background(Color.white)
  }

  private static var strokedRectangle: some View {
    Text(verbatim: "A").font(.system(size: 4)).frame(width: 8, height: 8)
      .overlay(Rectangle().stroke(blueToYellow, lineWidth: 1)).padding(2).background(Color.white)
  }

  private static var gradientBar: some View {
    let a = Color(red: 0.949, green: 0.322, blue: 0.431)
    let b = Color(red: 0.945, green: 0.478, blue: 0.592)
    let c = Color(red: 0.953, green: 0.737, blue: 0.784)
    let d = Color(red: 0.427, green: 0.867, blue: 0.949)
    let e = Color(red: 0.757, green: 0.941, blue: 0.957)
    let colors = [a, b, c, d, e, d, c, b, a, b, c, d, e]
    return LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
      .frame(width: 1125, height: 4).frame(width: 375, alignment: .leading).clipped()
  }

  /// A half ring that begins at an angle and runs clockwise.
  private static func halfRing(from degrees: Double) -> some View {
    Circle().inset(by: 10).trim(from: 0, to: 0.5)
      .stroke(Color(red: 0, green: 122 / 255.0, blue: 1), style: StrokeStyle(lineWidth: 20, lineCap: .butt))
      .rotationEffect(.degrees(degrees)).frame(width: 200, height: 200)
  }

  private static var rings: some View {
    VStack {
      halfRing(from: 270)
      halfRing(from: 90)
      halfRing(from: 180)
      halfRing(from: 0)
    }.background(Color.white)
  }

  /// The ground and the size of the label are those that the picture shows.
  private static var capsule: some View {
    ZStack {
      Color(red: 130 / 255.0, green: 203 / 255.0, blue: 114 / 255.0)
      Text(verbatim: "Start").frame(width: 367 / 3.0).padding().background(Color.white).clipShape(Capsule())
        .shadow(radius: 8)
    }
  }

  /// Three rows of a label and a sample, with lines between, on grey.
  private static func rows(@ViewBuilder _ sample: () -> some View) -> some View {
    let sample = sample()
    let row = HStack(spacing: 20) {
      Text(verbatim: "label").frame(width: 379 / 3.0, alignment: .trailing)
      sample
    }
    return VStack(alignment: .trailing, spacing: 20) {
      row
      Divider()
      row
      Divider()
      row
    }
    .padding(20)
    .environment(\.dynamicTypeSize, .xSmall)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 142 / 255.0, green: 142 / 255.0, blue: 147 / 255.0))
  }

  private static var squares: some View {
    VStack(spacing: 10) { ForEach(0..<3) { _ in Color.white.frame(width: 25, height: 25) } }
      .background(Color.black.opacity(0.2))
  }

  private static var bordered: some View {
    Rectangle().fill(Color.white).frame(width: 90, height: 20)
      .overlay(
        Rectangle().stroke(Color(red: 236 / 255.0, green: 90 / 255.0, blue: 19 / 255.0), lineWidth: 2))
  }

  /// Radii above and below were not the same, but both at least half of the height, where they end; the picture
  /// shows quarters of circles there.
  private static var uneven: some View {
    Color.white.frame(width: 90, height: 20)
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: 10, bottomLeadingRadius: 10, bottomTrailingRadius: 10, topTrailingRadius: 10,
          style: .circular))
  }

  private static var blueText: some View { Text(verbatim: "blue()").background(Color.blue) }

  private static var slider: some View {
    Slider(value: .constant(1), in: 0...2).padding(.horizontal, 20).frame(width: 300, height: 50)
      .background(Color.white)
  }

  private static var toggle: some View {
    HStack {
      Text(verbatim: "label").frame(maxWidth: .infinity, alignment: .leading)
      Toggle("", isOn: .constant(false)).labelsHidden()
    }
    .padding(.horizontal, 20).frame(width: 467 / 2.0, height: 97 / 2.0).background(Color.white)
  }

  private static var form: some View {
    NavigationView {
      Form {
        Section(
          header: Text("Region preferences"),
          footer: Text("Region is used to display a more accurate movies list")
        ) {
          Toggle("Always show original title", isOn: .constant(false))
          Picker("Region", selection: .constant(0)) { Text("United States").tag(0) }
            .pickerStyle(.navigationLink)
        }
        Section(header: Text("App data"), footer: Text("None of those action are working yet ;)")) {
          Text("Export my data")
          Text("Backup to iCloud")
          Text("Restore from iCloud")
          Text("Reset application data").foregroundColor(.red)
        }
        Section(header: Text("Debug info")) {
          value("Movies in state", "10")
          value("Archived state size", "35 Mb")
        }
      }
      .navigationBarTitle("Settings")
      .navigationBarItems(
        leading: Button("Cancel") {}.foregroundColor(.red), trailing: Button("Save") {})
    }
  }

  private static func value(_ title: String, _ text: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(text).foregroundColor(.secondary)
    }
  }

  private static var twoLines: some View {
    Text(verbatim: "This line is long enough to need a second line in the width of a phone").frame(width: 375)
  }

  /// Sixteen stops of a mix of green and blue by the curve of CSS's `ease-in-out`.
  private static var smoothGradient: some View {
    let stops = (0..<16).map { index -> Gradient.Stop in
      let location = Double(index) / 15
      let mix = easeInOut(location)
      return Gradient.Stop(
        color: Color(
          red: (52 - 52 * mix) / 255, green: (199 + (122 - 199) * mix) / 255,
          blue: (89 + (255 - 89) * mix) / 255),
        location: location)
    }
    return LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
      .frame(width: 256, height: 256)
  }

  /// The curve (0.42, 0) (0.58, 1), solved by halving.
  private static func easeInOut(_ x: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let s = 1 - t
      return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
  }

  /// The upper left corner of a block on a page, in circular corners as before iOS 17.
  private static var codeBlock: some View {
    ZStack(alignment: .topLeading) {
      Color.black
      Color(red: 24 / 255.0, green: 25 / 255.0, blue: 29 / 255.0).padding(.leading, 3)
      Color(red: 37 / 255.0, green: 38 / 255.0, blue: 42 / 255.0)
        .frame(width: 100, height: 100).clipShape(RoundedRectangle(cornerRadius: 6, style: .circular))
        .padding([.leading, .top], 3)
    }
    .frame(width: 31, height: 21, alignment: .topLeading).clipped()
  }
}
