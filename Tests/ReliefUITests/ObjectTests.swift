import Foundation
import Observation
import ReliefCombine
import Testing

@testable import ReliefUI

private final class Model: ObservableObject {
  @Published var width: Int
  init(_ width: Int) { self.width = width }
}

@Observable private final class Modern {
  var width = 10
  var other = 0
}

@Observable private final class Shared: @unchecked Sendable {
  var width = 10
}

@MainActor @Suite("Objects in views") struct ObjectTests {
  private struct Watching: View {
    @ObservedObject var model: Model
    var body: some View { Bar(model.width) }
  }

  @Test("A change of an observed object is shown")
  func observed() throws {
    let model = Model(3)
    let host = host(Watching(model: model))
    #expect(try host.bars() == [3])
    model.width = 8
    #expect(try host.bars() == [8])
  }

  private struct Editing: View {
    @Binding var width: Int
    var body: some View { Bar(width).onAppear { width += 1 } }
  }
  private struct Owning: View {
    @StateObject private var model: Model
    let made: () -> Void
    init(width: Int, made: @escaping () -> Void) {
      self.made = made
      _model = StateObject(
        wrappedValue: {
          made()
          return Model(width)
        }())
    }
    var body: some View { Editing(width: $model.width) }
  }
  private struct Around: View {
    @State var passes = 0
    let made: () -> Void
    var body: some View { Owning(width: 5, made: made).onAppear { passes += 1 } }
  }

  @Test("A state object is made once for its place, and gives bindings")
  func owned() throws {
    var count = 0
    #expect(try host(Around { count += 1 }).bars() == [6])
    #expect(count == 1)
  }

  private struct Inheriting: View {
    @EnvironmentObject var model: Model
    var body: some View { Bar(model.width).onAppear { $model.width.wrappedValue += 1 } }
  }

  @Test("An object of the environment is the nearest one, and is watched")
  func environmentObject() throws {
    let (near, far) = (Model(2), Model(50))
    let host = host(
      VStack {
        Inheriting().environmentObject(near); Inheriting()
      }.environmentObject(far))
    #expect(try host.bars() == [3, 51])
    near.width = 9
    #expect(try host.bars() == [9, 51])
  }

  @Test("A view says which object it misses")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await host(Inheriting()).bars()
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("No object of type Model for Inheriting;"))
  }

  private struct Reading: View {
    @Environment(Modern.self) var model
    @Environment(Model.self) var none: Model?
    var body: some View {
      @Bindable var model = model
      VStack {
        Bar(model.width)
        Bar(none == nil ? 1 : 2)
        Editing(width: $model.width)
      }
    }
  }

  @Test("A change of an observable object is shown where it is read, and only there")
  func observable() throws {
    let model = Modern()
    let host = host(Reading().environment(model))
    #expect(try host.bars() == [11, 1, 11])
    let passes = host.passes
    model.other += 1
    #expect(try host.bars() == [11, 1, 11])
    #expect(host.passes == passes)
    model.width = 20
    #expect(try host.bars() == [20, 1, 20])
  }

  private struct Keeping: View {
    @State var model = Modern()
    var body: some View {
      Button(action: { model.width += 5 }) { Bar(model.width) }.buttonStyle(.plain)
    }
  }

  @Test("An observable object in a state changes by a tap")
  func kept() throws {
    let host = host(Keeping())
    try host.tap(at: CGPoint(x: 5, y: 5))
    #expect(try host.bars() == [15])
  }

  private struct Sharing: View {
    let model: Shared
    var body: some View { Bar(model.width) }
  }

  @Test("A change from another thread asks for an update, and stops nothing")
  func otherThread() async throws {
    let model = Shared()
    let host = host(Sharing(model: model))
    #expect(try host.bars() == [10])
    await Task.detached { model.width = 30 }.value
    #expect(try host.bars() == [30])
  }
}
