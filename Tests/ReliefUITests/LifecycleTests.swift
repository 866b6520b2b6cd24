import Foundation
import ReliefCombine
import Testing

@testable import ReliefUI

@MainActor @Suite("Lifecycle") struct LifecycleTests {
  private struct Appearing: View {
    @State var count = 1
    let log: Log
    var body: some View {
      Bar(count)
        .onAppear {
          log("appear")
          count = 30
        }
        .onChange(of: count) { newValue in log("to \(newValue)") }
        .onChange(of: count) { log("changed") }
        .onChange(of: count) { old, new in log("\(old) to \(new)") }
        .onChange(of: count, initial: true) { old, new in log("initially \(old) to \(new)") }
    }
  }

  @Test("The picture is made after onAppear and onChange, each of which is called once")
  func settling() throws {
    let log = Log()
    let host = host(Appearing(log: log))
    #expect(try host.bars() == [30])
    #expect(
      log.lines == [
        "appear", "initially 1 to 1", "to 30", "changed", "1 to 30", "initially 1 to 30",
      ])
    try host.update()
    #expect(log.lines.count == 6)
  }

  private struct Restless: View {
    @State var count = 0
    var body: some View {
      Bar(count).onAppear { count += 1 }.onChange(of: count) { _ in count += 1 }
    }
  }

  @Test("A view that never settles is named")
  func restless() throws {
    #expect(throws: ViewError.neverSettles(view: "Restless")) { try host(Restless()).bars() }
  }

  private struct Leaving: View {
    @State var isThere = true
    @State var width = 1
    let log: Log
    var body: some View {
      VStack {
        if isThere {
          Bar(5).onDisappear {
            log("gone")
            width = 7
          }
        }
        Bar(width).onAppear { isThere = false }
      }
    }
  }

  @Test("A view that goes says so, and what that changes is shown")
  func leaving() throws {
    let log = Log()
    #expect(try host(Leaving(log: log)).bars() == [7])
    #expect(log.lines == ["gone"])
  }

  private struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    let current = CurrentValueSubject<Int, Never>(4)
    @State var widths = [1, 1]
    var body: some View {
      VStack {
        Bar(widths[0]).onReceive(subject) { widths[0] = $0 }
        Bar(widths[1]).onReceive(current) { widths[1] = $0 }
      }
      .onReceive(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()) { _ in widths = [] }
    }
  }

  @Test("Values of publishers reach the view, and timers do not fire")
  func receiving() throws {
    let subject = PassthroughSubject<Int, Never>()
    let host = host(Receiving(subject: subject))
    #expect(try host.bars() == [1, 4])
    subject.send(9)
    #expect(try host.bars() == [9, 4])
  }
}
