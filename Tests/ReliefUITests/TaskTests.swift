import Foundation
import ReliefCombine
import Testing

@testable import ReliefUI

@MainActor @Suite("Tasks of views") struct TaskTests {
  nonisolated static func load(_ n: Int) async -> Int {
    await Task.yield()
    return n
  }

  private actor Store {
    var count = 0
    func next() async -> Int {
      count += 1
      try? await Task.sleep(for: .milliseconds(900))
      await Task.yield()
      return count
    }
  }

  private struct Loading: View {
    @State var widths: [Int] = []
    let store = Store()
    var body: some View {
      VStack { ForEach(widths, id: \.self) { Bar($0) } }
        .task {
          widths.append(await TaskTests.load(10))
          widths.append(await store.next())
          async let a = TaskTests.load(3)
          async let b = TaskTests.load(4)
          widths.append(await a * b)
          let sum = await withTaskGroup(of: Int.self) { group in
            for n in 1...4 { group.addTask { await TaskTests.load(n) } }
            var sum = 0
            for await n in group { sum += n }
            return sum * 2
          }
          widths.append(sum)
        }
    }
  }

  @Test("A picture waits for tasks: other functions, actors that sleep, child tasks and groups")
  func loading() throws {
    #expect(try host(Loading()).bars() == [10, 1, 12, 20])
  }

  @Test("The same within an asynchronous test, before and after it waits")
  func withinAsync() async throws {
    #expect(try host(Loading()).bars() == [10, 1, 12, 20])
    await Task.yield()
    #expect(try host(Loading()).bars() == [10, 1, 12, 20])
    #expect(await Task { @MainActor in 5 }.value == 5)
  }

  private struct Sleeping: View {
    @State var widths: [Int] = [1]
    var body: some View {
      VStack { ForEach(widths, id: \.self) { Bar($0) } }
        .task {
          try? await Task.sleep(for: .seconds(1))
          widths.append(4)
        }
        .task {
          try? await Task.sleep(nanoseconds: 300_000_000)
          widths.append(2)
          try? await Task.sleep(for: .milliseconds(300))
          widths.append(3)
        }
    }
  }

  @Test("Tasks that sleep a second or less are woken in the order of their time, at once")
  func sleeping() throws {
    let start = ContinuousClock.now
    #expect(try host(Sleeping()).bars() == [1, 2, 3, 4])
    #expect(ContinuousClock.now - start < .milliseconds(900))
  }

  private struct Oversleeping: View {
    @State var width = 1
    let log: Log
    var body: some View {
      Bar(width).task {
        width = 2
        do {
          try await Task.sleep(for: .seconds(60))
          width = 3
        } catch {
          log("cancelled")
        }
      }
    }
  }

  @Test("A task that sleeps longer is left unfinished with a warning, and is cancelled with its host")
  func oversleeping() async throws {
    let (log, context) = (Log(), freshContext())
    try { () throws in
      let host = host(Oversleeping(log: log)) { $0.renderContext = context }
      #expect(try host.bars() == [2])
      try host.update()
    }()
    #expect(
      context.warnings == [
        "A task of Oversleeping was left unfinished: it sleeps for longer than a picture may take, "
          + "or waits for something that does not come."
      ])
    for _ in 0..<200 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(log.lines == ["cancelled"])
  }

  private struct Waiting: View {
    @State var width = 1
    var body: some View {
      Bar(width).task {
        width = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { continuation.resume(returning: 6) }
        }
      }
    }
  }

  @Test("A picture waits a little for what other threads do")
  func otherThreads() throws {
    #expect(try host(Waiting()).bars() == [6])
  }

  // As models in Swift 5 mode are: not isolated, and handed over to the main actor.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var width = 1
    init() {
      Task { await load() }
    }
    func load() async {
      let loaded = await TaskTests.load(8)
      await MainActor.run { self.width = loaded }
    }
  }
  private struct Modelled: View {
    @StateObject var model = Model()
    var body: some View { Bar(model.width) }
  }

  @Test("A task that an object of the view starts by itself is waited for as well")
  func unstructured() throws {
    #expect(try host(Modelled()).bars() == [8])
  }

  private struct Identified: View {
    @State var id = 1
    let log: Log
    var body: some View {
      Button(action: { id += 1 }) { Bar(10) }.buttonStyle(.plain)
        .task(id: id) {
          log("start \(id)")
          do { try await Task.sleep(for: .seconds(30)) } catch { log("stop") }
        }
    }
  }

  @Test("A task starts anew when its value changes, and the one before is cancelled")
  func identified() throws {
    let log = Log()
    let host = host(Identified(log: log)) { $0.renderContext = freshContext() }
    try host.update()
    #expect(log.lines == ["start 1"])
    try host.update()
    #expect(log.lines == ["start 1"])
    try host.tap(at: CGPoint(x: 5, y: 5))
    #expect(log.lines.first == "start 1")
    #expect(log.lines.dropFirst().sorted() == ["start 2", "stop"])
  }

  private struct Nested: View {
    @State var widths: [Int] = []
    var body: some View {
      VStack { ForEach(widths, id: \.self) { Bar($0) } }
        .task {
          try? await Task.sleep(for: .milliseconds(10))
          widths = (try? host(Sleeping()).bars()) ?? []
        }
    }
  }

  @Test("A task may make a picture of its own")
  func nested() throws {
    #expect(try host(Nested()).bars() == [1, 2, 3, 4])
  }

  private struct Endless: View {
    @State var count = 0
    var body: some View {
      Bar(1).task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
    }
  }

  @Test("A task that changes state for ever is named")
  func endless() throws {
    #expect(throws: ViewError.neverSettles(view: "Endless")) { try host(Endless()).bars() }
  }

  @Test("Delays keep their order though time passes before they are asked for")
  func delays() {
    #expect(Duration.nanoseconds(998_700_000).roundedUp == .seconds(1))
    #expect(Duration.seconds(1).roundedUp == .seconds(1))
    #expect(Duration.milliseconds(250).roundedUp == .milliseconds(250))
    #expect(Duration.nanoseconds(1).roundedUp == .milliseconds(1))
    #expect(Duration.zero.roundedUp == .milliseconds(1))
    #expect(Duration.seconds(-3).roundedUp == .milliseconds(1))
    #expect(Duration.seconds(Int64.max).roundedUp == .seconds(Int64.max))
  }
}
