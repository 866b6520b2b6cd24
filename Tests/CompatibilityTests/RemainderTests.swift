import SwiftUI
import Testing

enum Season: String, CaseIterable {
  case spring, autumn
}
enum Step: Int {
  case first = 1, second
}

/// Always the same numbers, by Knuth's linear congruences.
struct Dice: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

struct Shelf: LibraryContentProvider {
  @LibraryContentBuilder var views: [LibraryItem] {
    LibraryItem(Box(), title: "Box", category: .control)
    LibraryItem(Box(color: .blue), visible: false)
  }
  @LibraryContentBuilder func modifiers(base: Box) -> [LibraryItem] {
    LibraryItem(base.padding(), category: .layout)
  }
}

final class Scrolling: NSObject, UIScrollViewDelegate {
  let zoomed = UIView(frame: .zero)
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
final class Names: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 + section }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.selectionStyle = indexPath.row == 0 ? .none : .default
    return cell
  }
}

/// What the lists name besides: words of the language, of a watch and a Mac, delegates, the library of Xcode.
@MainActor @Suite struct RemainderTests {
  @Test("Conditions and enumerations of the language choose what is drawn")
  func language() {
    #if os(Linux)
      let color = Color.red
    #else
      let color = Color.blue
    #endif
    draws(color, 4, 4, "fill rect * #FF3B30")
    if #available(iOS 15, *) { draws(Color.green, 4, 4, "fill rect * #34C759") }
    lays(
      VStack(spacing: 0) {
        ForEach(Season.allCases, id: \.rawValue) { Box(width: CGFloat($0.rawValue.count)) }
      },
      nil, nil, "Color (0, 0, 6, 10)", "Color (0, 10, 6, 10)")
    lays(Box(width: CGFloat(Step.second.rawValue)), nil, nil, "Color (0, 0, 2, 10)")
    var dice = Dice()
    let width = CGFloat(Int.random(in: 1...6, using: &dice))
    var same = Dice()
    lays(
      Box(width: width), nil, nil, "Color (0, 0, \(Int.random(in: 1...6, using: &same)), 10)")
    let bytes = "abc".data(using: .utf8)
    lays(Box(width: CGFloat(bytes?.count ?? 0)), nil, nil, "Color (0, 0, 3, 10)")
  }

  @Test("What a source adds to the library of Xcode is kept, and not drawn")
  func library() {
    let shelf = Shelf()
    #expect(shelf.views.count == 2 && shelf.modifiers(base: Box()).count == 1)
    draws(Box(), nil, nil, "fill rect (0, 0, 20, 10) #FF3B30")
  }

  @Test("The crown of a watch and the bar of a Mac leave a view as it is")
  func devices() {
    @State var turn = 1.0
    same(Box().digitalCrownRotation($turn, from: 0, through: 5), as: Box())
    same(Box().digitalCrownRotation($turn), as: Box())
    same(Box().touchBar { Button("a") {} }, as: Box())
  }

  @Test("Every second row may have a ground of its own")
  func rows() {
    let list = List(0..<3, id: \.self) { _ in Box() }
    draws(
      list.listStyle(.inset(alternatesRowBackgrounds: true)), 100, 200, "fill rect (0, 44, 100, 44) #F4F5F5")
    draws(list.listStyle(.inset(alternatesRowBackgrounds: false)), 100, 200, "fill rect*", not: "#F4F5F5")
  }

  @Test("Delegates of UIKit's are told of scrolling and asked for rows")
  func delegates() {
    let (scroll, scrolling) = (UIScrollView(frame: .zero), Scrolling())
    scroll.delegate = scrolling
    scroll.delegate?.scrollViewDidScroll(scroll)
    #expect(scroll.delegate?.viewForZooming(in: scroll) === scrolling.zoomed)
    let (table, names) = (UITableView(frame: .zero), Names())
    table.dataSource = names
    let place = IndexPath(row: 1, section: 2)
    #expect(names.tableView(table, numberOfRowsInSection: place.section) == 4)
    #expect(names.tableView(table, cellForRowAt: place).selectionStyle == .default)
    #expect(table.dataSource?.numberOfSections(in: table) == 1)
  }

  @Test("Places, sizes, bindings and pictures in the forms that the lists count")
  func forms() throws {
    let reader = GeometryReader { proxy in
      Box(width: proxy.frame(in: .local).width / 2, height: proxy.frame(in: .global).minY)
    }
    lays(reader.frame(width: 40, height: 30).padding(.top, 7), nil, nil, "Color (0, 7, 20, 7)")
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.green))
    }
    draws(canvas, 8, 6, "fill rect (0, 0, 8, 6) #34C759")
    #expect(UIHostingController(rootView: Box()).sizeThatFits(in: CGSize(width: 90, height: 90)).width == 20)
    let wide = UIHostingController(rootView: Color.red.frame(height: 5))
    #expect(wide.sizeThatFits(in: CGSize(width: 90, height: 80)) == CGSize(width: 90, height: 5))
    @State var isOn = true
    same(Toggle("a", isOn: $isOn.animation()).labelsHidden(), as: Toggle("a", isOn: $isOn).labelsHidden())
    let data = try ImageRenderer(content: Box()).pngData()
    if let picture = UIImage(data: data) {
      draws(Image(uiImage: picture), nil, nil, "bitmap 20x10 *")
    } else {
      Issue.record("no picture")
    }
    if let picture = UIImage(named: "none") { Issue.record("\(picture) is no picture of the catalogue") }
  }
}
