import Foundation
import Relief

/// What views cost before a pixel is drawn: making their graph, laying it out, and its display list.
///
/// Each run begins with a new host; fonts are opened and text is shaped before the first one.
@MainActor enum ViewBench {
  private static let runs = 30

  static func run() throws {
    Console.say("graph, layout and display list, in milliseconds: best and middle of at most \(runs) runs")
    try measure(
      "a tree of 10,000 views", limit: 150, VStack { ForEach(0..<910, id: \.self) { Card(number: $0) } })
    try measure("a screen of 60 views", limit: 2, VStack { ForEach(0..<5, id: \.self) { Card(number: $0) } })
    try measure("a million rows, lazily", limit: 5, lazyRows)
    try measure("a form of settings", limit: 5, settings)
    try measure("a list with a bar", limit: 5, tracks)
    try measure("tabs, a grid of cards", limit: 5, grid)
    try measure("a soft control panel", limit: 5, panel)
    try measure("a sheet over a screen", limit: 5, panel.sheet(isPresented: .constant(true)) { settings })
  }

  /// Prints how long a view takes, and what it may take.
  private static func measure(_ name: String, limit: Double, _ view: some View) throws {
    let size = CGSize(width: 393, height: 852)
    func host() -> ViewHost { ViewHost(view, size: size, scale: 3) }
    let first = host()
    _ = try first.displayList()
    let nodes = count(try first.settledRoot())
    // The host of the run before is let go of while no time is taken.
    var shown: ViewHost?
    var times: [Double] = []
    while times.count < runs {
      shown = nil
      times.append(
        try milliseconds {
          shown = host()
          _ = try shown?.displayList()
        })
    }
    let name = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    Console.say(
      "\(name) \(text(times.min() ?? 0, digits: 2)) \(text(median(times), digits: 2)), at most "
        + "\(text(limit, digits: 0)); \(nodes) nodes")
  }

  private static func count(_ node: ViewNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  /// Eleven views: stacks, texts, shapes, a spacer, with grounds, corners and a shadow.
  private struct Card: View {
    let number: Int

    var body: some View {
      HStack {
        Circle().fill(.blue).frame(width: 40, height: 40)
        VStack(alignment: .leading) {
          Text("Title \(number % 10)").font(.headline)
          Text("Subtitle").foregroundStyle(.secondary)
        }
        Spacer()
        ZStack {
          Capsule().fill(.red).frame(width: 20, height: 20).opacity(0.5)
          Image(systemName: "star").font(.caption)
        }
      }
      .padding().background(.white, in: RoundedRectangle(cornerRadius: 12)).shadow(radius: 4)
    }
  }

  private static var lazyRows: some View {
    ScrollView { LazyVStack { ForEach(0..<1_000_000, id: \.self) { Card(number: $0) } } }
  }

  private static var settings: some View {
    NavigationStack {
      Form {
        Section("Sound") {
          ForEach(0..<4, id: \.self) { Toggle("Switch \($0)", isOn: .constant($0 % 2 == 0)) }
          Slider(value: .constant(0.4))
        }
        Section("Look") {
          Picker("Scheme", selection: .constant(1)) {
            Text("Light").tag(0)
            Text("Dark").tag(1)
          }.pickerStyle(.segmented)
          Stepper("Size", value: .constant(3))
          DatePicker("Since", selection: .constant(Date(timeIntervalSince1970: 0)))
          LabeledContent("Version", value: "1.0")
        }
      }
      .navigationTitle("Settings")
    }
  }

  private static var tracks: some View {
    NavigationStack {
      List {
        ForEach(0..<20, id: \.self) { number in
          NavigationLink(value: number) { Label("Track \(number)", systemImage: "music.note") }
        }
      }
      .listStyle(.plain).navigationTitle("Tracks").toolbar { Button("Edit") {} }
    }
  }

  private static var grid: some View {
    TabView {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
          ForEach(0..<12, id: \.self) { Card(number: $0) }
        }.padding()
      }
      .tabItem { Label("Home", systemImage: "house") }
      Color.clear.tabItem { Label("Search", systemImage: "magnifyingglass") }
    }
  }

  private static var panel: some View {
    let ground = Color(red: 0.92, green: 0.93, blue: 0.96)
    return VStack(spacing: 24) {
      ForEach(0..<4, id: \.self) { row in
        HStack(spacing: 24) {
          ForEach(0..<3, id: \.self) { column in
            Text("\(row * 3 + column)").font(.title2).frame(width: 80, height: 80)
              .background(ground, in: RoundedRectangle(cornerRadius: 20))
              .shadow(color: .black.opacity(0.2), radius: 8, x: 6, y: 6)
              .shadow(color: .white, radius: 8, x: -6, y: -6)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(ground)
  }
}
