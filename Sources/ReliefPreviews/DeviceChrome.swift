import Foundation
import Relief
import ReliefDrawing
import ReliefUI

/// What a device shows around an app: the status bar, the home indicator, and the corners of the screen.
///
/// Sizes are choices near those of the devices; the shapes are drawn here.
@MainActor struct DeviceChrome {
  private let device: Device
  private let isLandscape: Bool
  private let environment: EnvironmentValues

  init(_ device: Device, isLandscape: Bool, _ environment: EnvironmentValues) {
    (self.device, self.isLandscape, self.environment) = (device, isLandscape, environment)
  }

  /// Whether the screen has round corners and no button below.
  private var isRound: Bool { device.portraitInsets.bottom > 0 }

  /// The radius of the screen's corners, in points: by the generations, which the upper inset tells.
  var cornerRadius: CGFloat {
    guard isRound else { return 0 }
    if device.isPad { return 18 }
    switch device.portraitInsets.top {
    case 62...: return 62
    case 59...: return 55
    case 50...: return 44
    case 48...: return 41.5
    case 47...: return 47.33
    default: return 39
    }
  }

  /// Draws all of it over a picture and cuts the picture to the screen; beyond the corners nothing is drawn.
  func put(around drawing: inout ViewDrawing) throws {
    let bars = ChromeView(
      device: device, isLandscape: isLandscape, isRound: isRound, isDark: environment.colorScheme == .dark)
    let screen = ViewHost.Screen(proposal: ProposedViewSize(drawing.size), size: drawing.size)
    drawing.list.items += try ViewHost(bars, screen: screen, environment: environment).displayList().items
    let outline = Path(
      roundedRect: CGRect(origin: .zero, size: drawing.size), cornerRadius: cornerRadius, style: .continuous)
    drawing.list = DisplayList([.layer(Layer(.clip(outline), drawing.list))])
  }
}

/// The bars of a device.
private struct ChromeView: View {
  let device: Device
  let isLandscape: Bool
  let isRound: Bool
  let isDark: Bool

  /// Phones lying on a side show no status bar.
  private var hasStatusBar: Bool { device.isPad || !isLandscape }
  private var barHeight: CGFloat { device.portraitInsets.top }

  var body: some View {
    let ink = isDark ? Color.white : Color.black
    ZStack(alignment: .top) {
      Color.clear
      if hasStatusBar { statusBar(ink) }
      if isRound, !device.isPad { sensors }
      if isRound {
        Capsule().fill(ink).frame(width: indicatorWidth, height: 5).padding(.bottom, 8)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .environment(\.dynamicTypeSize, .large)
  }

  private var indicatorWidth: CGFloat {
    let width = isLandscape ? device.size.height : device.size.width
    return device.isPad || isLandscape ? (width * 0.25).rounded() : (width * 0.36).rounded()
  }

  /// The camera's place: an island where the bar is high, else a notch at the edge.
  ///
  /// It is above where the device stands, and at the left where it lies on its side.
  @ViewBuilder private var sensors: some View {
    let (across, along) = isLandscape ? (sensorDepth, sensorWidth) : (sensorWidth, sensorDepth)
    let side: CGFloat = isLandscape ? 20 : 0
    Group {
      if hasIsland {
        Capsule().fill(.black).frame(width: across, height: along).padding(isLandscape ? .leading : .top, 11)
      } else {
        UnevenRoundedRectangle(
          bottomLeadingRadius: 20 - side, bottomTrailingRadius: 20, topTrailingRadius: side
        )
        .fill(.black).frame(width: across, height: along)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isLandscape ? .leading : .top)
  }

  private var hasIsland: Bool { barHeight >= 59 }
  private var sensorDepth: CGFloat { hasIsland ? 37 : 30 }
  /// Since the iPhone 13 the notch is a fifth narrower.
  private var sensorWidth: CGFloat {
    hasIsland ? 125 : device.name.contains("iPhone 13") || device.name.contains("iPhone 14") ? 162 : 209
  }

  @ViewBuilder private func statusBar(_ ink: Color) -> some View {
    if isRound, !device.isPad {
      HStack(spacing: 0) {
        time(17).frame(maxWidth: .infinity)
        Color.clear.frame(width: sensorWidth)
        signs.frame(maxWidth: .infinity)
      }
      .padding(.horizontal, hasIsland ? 6 : 0).padding(.top, barHeight >= 59 ? 11 : 6).frame(
        height: 37, alignment: .bottom
      )
      .frame(height: barHeight, alignment: .top).foregroundStyle(ink)
    } else {
      ZStack {
        time(12).frame(maxWidth: .infinity, alignment: device.isPad ? .leading : .center)
        signs.scaleEffect(0.8, anchor: .trailing).frame(maxWidth: .infinity, alignment: .trailing)
      }
      .padding(.horizontal, device.isPad ? 20 : 8).frame(height: min(barHeight, 24)).foregroundStyle(ink)
    }
  }

  private func time(_ size: CGFloat) -> some View {
    Text(verbatim: "9:41").font(.system(size: size, weight: .semibold))
  }

  private var signs: some View {
    HStack(spacing: hasIsland ? 7 : 5) {
      Bars().frame(width: 18, height: 12)
      Waves().frame(width: 17, height: 12)
      Battery().frame(width: 27, height: 13)
    }
  }
}

/// Four bars of rising height.
private struct Bars: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for index in 0..<4 {
        let height = rect.height * [0.33, 0.53, 0.76, 1][index]
        let x = rect.minX + rect.width / 3.75 * CGFloat(index)
        path.addRoundedRect(
          in: CGRect(x: x, y: rect.maxY - height, width: rect.width * 0.19, height: height),
          cornerSize: CGSize(width: 1, height: 1))
      }
    }
  }
}

/// Three waves above a point.
private struct Waves: Shape {
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.maxY - 0.5)
    var path = Path()
    for (inner, outer) in [(0.0, 3.2), (4.9, 7.4), (9.1, 11.6)] {
      let (start, end) = (Angle.degrees(225), Angle.degrees(315))
      path.addArc(center: center, radius: outer, startAngle: start, endAngle: end, clockwise: false)
      if inner > 0 {
        path.addArc(center: center, radius: inner, startAngle: end, endAngle: start, clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
    return path
  }
}

/// A full battery.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1.3) {
      RoundedRectangle(cornerRadius: 4).strokeBorder(.foreground, lineWidth: 1).opacity(0.35)
        .overlay { RoundedRectangle(cornerRadius: 2.5).padding(2) }
      UnevenRoundedRectangle(bottomTrailingRadius: 2, topTrailingRadius: 2).frame(width: 1.4, height: 4)
        .opacity(0.4)
    }
  }
}
