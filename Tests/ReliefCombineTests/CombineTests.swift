import Foundation
import ReliefCombine
import Testing

@Suite("Combine") struct CombineTests {
  /// Everything that a publisher sends, as text.
  private func all<P: Publisher>(_ publisher: P) -> String {
    var said: [String] = []
    let cancellable = publisher.sink(
      receiveCompletion: {
        switch $0 {
        case .finished: said.append("end")
        case .failure(let error): said.append("error \(error)")
        }
      }, receiveValue: { said.append("\($0)") })
    return withExtendedLifetime(cancellable) { said.joined(separator: " ") }
  }

  private enum Failing: Error { case bad }

  @Test("Operators send what their names say")
  func operators() {
    let numbers = [1, 2, 2, 3, 5].publisher
    #expect(all(numbers.map { $0 * 2 }) == "2 4 4 6 10 end")
    #expect(all(numbers.filter { $0 % 2 == 1 }) == "1 3 5 end")
    #expect(all(numbers.compactMap { $0 > 2 ? "n\($0)" : nil }) == "n3 n5 end")
    #expect(all(numbers.removeDuplicates()) == "1 2 3 5 end")
    #expect(all(numbers.scan(0, +)) == "1 3 5 8 13 end")
    #expect(all(numbers.prefix(2)) == "1 2 end")
    #expect(all(numbers.prefix(0)) == "end")
    #expect(all(numbers.dropFirst(3)) == "3 5 end")
    #expect(all(numbers.first(where: { $0 > 1 })) == "2 end")
    #expect(all(numbers.last()) == "5 end")
    #expect(all(numbers.collect()) == "[1, 2, 2, 3, 5] end")
    #expect(all(numbers.prepend(0)) == "0 1 2 2 3 5 end")
    #expect(all([1, nil].publisher.replaceNil(with: 7)) == "1 7 end")
    #expect(all(Just(4).flatMap { [$0, $0 + 1].publisher }) == "4 5 end")
    #expect(all(numbers.zip(["a", "b"].publisher).map { "\($0)\($1)" }) == "1a 2b end")
    #expect(all(numbers.eraseToAnyPublisher()) == "1 2 2 3 5 end")
  }

  @Test("Publishers of one value, of none and of an error")
  func origins() {
    #expect(all(Just(1)) == "1 end")
    #expect(all(Empty<Int, Never>()) == "end")
    #expect(all(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(all(Fail<Int, Failing>(error: .bad)) == "error bad")
    #expect(all(Future<Int, Never> { $0(.success(3)) }) == "3 end")
    #expect(all(Result<Int, Failing>.failure(.bad).publisher) == "error bad")
    #expect(all(Int?.none.publisher) == "end")
  }

  @Test("Errors are mapped, caught and replaced")
  func errors() {
    let failing = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failing.bad } else { $0 } }
    #expect(all(failing) == "1 error bad")
    #expect(all(failing.replaceError(with: 9)) == "1 9 end")
    #expect(all(failing.catch { _ in [7, 8].publisher }) == "1 7 8 end")
    #expect(all(failing.mapError { _ in Failing.bad }) == "1 error bad")
    let numbers = [Data("1".utf8), Data("[".utf8)].publisher
    #expect(all(numbers.decode(type: Int.self, decoder: JSONDecoder()).replaceError(with: 0)) == "1 0 end")
    #expect(all(Just(1).setFailureType(to: Failing.self)) == "1 end")
  }

  @Test("A subject sends to those who are attached, until they go")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var got: [Int] = []
    subject.send(0)
    var cancellable: AnyCancellable? = subject.sink { got.append($0) }
    subject.send(1)
    cancellable?.cancel()
    subject.send(2)
    cancellable = subject.sink { got.append($0 * 10) }
    subject.send(3)
    cancellable = nil
    subject.send(4)
    #expect(got == [1, 30])
    #expect(cancellable == nil)

    let current = CurrentValueSubject<Int, Never>(5)
    got = []
    var kept: Set<AnyCancellable> = []
    current.sink { got.append($0) }.store(in: &kept)
    current.value = 6
    current.send(7)
    current.send(completion: .finished)
    current.send(8)
    #expect(got == [5, 6, 7])
    #expect(current.value == 7)
  }

  @Test("Values of several publishers are combined and merged")
  func joining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var got: [String] = []
    var kept: Set<AnyCancellable> = []
    a.combineLatest(b).sink { got.append("\($0)\($1)") }.store(in: &kept)
    a.map(String.init).merge(with: b).sink { got.append($0) }.store(in: &kept)
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(got == ["1", "1x", "x", "2x", "2"])

    got = []
    let outer = PassthroughSubject<PassthroughSubject<String, Never>, Never>()
    let (first, second) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    outer.switchToLatest().sink { got.append($0) }.store(in: &kept)
    outer.send(first)
    first.send("a")
    outer.send(second)
    first.send("b")
    second.send("c")
    #expect(got == ["a", "c"])
  }

  @Test("What takes time passes values on at once, and timers do not fire")
  func timing() {
    #expect(all(Just(1).receive(on: DispatchQueue.main)) == "1 end")
    #expect(all(Just(1).debounce(for: .seconds(0.3), scheduler: RunLoop.main)) == "1 end")
    #expect(all(Just(1).debounce(for: 0.5, scheduler: DispatchQueue.main)) == "1 end")
    #expect(all(Just(1).throttle(for: .milliseconds(20), scheduler: RunLoop.main, latest: true)) == "1 end")
    #expect(all(Just(1).delay(for: 1, scheduler: RunLoop.main)) == "1 end")
    #expect(all(Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()) == "")
  }

  @Test("Notifications of a name are sent until one stops listening")
  func notifications() {
    let center = NotificationCenter()
    var got: [String] = []
    let listening = center.publisher(for: .init("a")).sink { got.append($0.name.rawValue) }
    center.post(name: .init("a"), object: nil)
    center.post(name: .init("b"), object: nil)
    listening.cancel()
    center.post(name: .init("a"), object: nil)
    #expect(got == ["a"])
  }

  private class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }
  private final class Extended: Model {
    @Published var more = false
  }

  @Test("An object says before a published property changes, those of its parent class included")
  func objects() {
    let model = Extended()
    var got: [String] = []
    var kept: Set<AnyCancellable> = []
    model.objectWillChange.sink { got.append("will \(model.count)\(model.name)\(model.more)") }.store(
      in: &kept)
    model.$count.sink { got.append("count \($0)") }.store(in: &kept)
    model.count = 1
    model.name = "b"
    model.more = true
    #expect(
      got == ["count 0", "will 0afalse", "count 1", "will 1afalse", "will 1bfalse"])
  }

  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  @Test("An object without published properties says what it says itself, to its own listeners")
  func manual() {
    let (model, other) = (Manual(), Manual())
    var got = 0
    let listening = model.objectWillChange.sink { got += 1 }
    model.count = 1
    other.count = 1
    #expect(got == 1)
    listening.cancel()
    model.count = 2
    #expect(got == 1)
  }

  @Test("Publishers set properties, and are kept by a published one without keeping it")
  func assigning() {
    let subject = PassthroughSubject<Int, Never>()
    var model: Model? = Model()
    if let model { subject.assign(to: &model.$count) }
    subject.send(4)
    #expect(model?.count == 4)
    weak let left = model
    model = nil
    subject.send(5)
    #expect(left == nil)

    let other = Model()
    let cancellable = Just("z").assign(to: \.name, on: other)
    #expect(other.name == "z")
    cancellable.cancel()
  }
}
