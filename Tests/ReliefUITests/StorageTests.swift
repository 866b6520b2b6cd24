import Foundation
import ReliefCombine
import Testing

@testable import ReliefUI

@MainActor @Suite("Storage") struct StorageTests {
  private enum Size: String { case small, large }
  private enum Level: Int { case low, high }

  private struct Stored: View {
    @AppStorage("width") var width = 5
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level: Level?
    @AppStorage("name") var name: String?
    @AppStorage("url") var url: URL?
    @AppStorage("flag", store: UserDefaults(suiteName: "x")) var flag = false
    @SceneStorage("width") var sceneWidth = 9
    @SceneStorage("data") var data = Data([1])
    @AppStorage("date") var date = Date(timeIntervalSince1970: 1)
    @SceneStorage("part") var part: Double?
    var body: some View {
      VStack {
        Bar(width)
        Bar(sceneWidth)
        Bar(size == .large ? 2 : 1)
        Bar(level == .high ? 2 : 1)
        Bar(name.map(\.count) ?? 30)
        Bar(flag ? 2 : 1)
      }
    }
  }
  private struct Setting: View {
    @AppStorage("width") var width = 6
    @AppStorage("size") var size = Size.small
    @AppStorage("level") var level: Level?
    @AppStorage("name") var name: String?
    @AppStorage("flag") var flag = false
    var body: some View {
      Editing(width: $width).onAppear {
        (size, level, name, flag) = (.large, .high, "four", true)
      }
    }
  }
  private struct Editing: View {
    @Binding var width: Int
    var body: some View { Bar(width).onAppear { width += 10 } }
  }

  private struct Preset: View {
    @AppStorage("relief-test-number") var number = 5
    @AppStorage("relief-test-text") var text = ""
    @AppStorage("relief-test-flag") var flag = false
    @AppStorage("relief-test-part") var part = 0.5
    var body: some View {
      VStack {
        Bar(number)
        Bar(text.count)
        Bar(flag ? 2 : 1)
        Bar(Int(part * 10))
      }
    }
  }

  @Test("What code has put into the user's defaults is shown until a view sets it")
  func defaults() throws {
    let defaults = UserDefaults.standard
    defaults.set(12, forKey: "relief-test-number")
    defaults.set("3120", forKey: "relief-test-text")
    defaults.set(true, forKey: "relief-test-flag")
    defaults.set(0.75, forKey: "relief-test-part")
    defer {
      for name in ["number", "text", "flag", "part"] { defaults.removeObject(forKey: "relief-test-" + name) }
    }
    #expect(try host(Preset()).bars() == [12, 4, 2, 7])
  }

  @Test("What one view stores is shown by the others of its host")
  func sharing() throws {
    #expect(try host(Stored()).bars() == [5, 9, 1, 1, 30, 1])
    #expect(
      try host(
        VStack {
          Stored(); Setting()
        }
      ).bars() == [16, 9, 2, 2, 4, 2, 16])
  }

  private final class Settings: ObservableObject {
    @AppStorage("width") var width = 5
  }
  private struct Configured: View {
    @StateObject var settings = Settings()
    var body: some View { Bar(settings.width).onAppear { settings.width += 4 } }
  }

  @Test("An object says when a stored property changes")
  func objects() throws {
    #expect(try host(Configured()).bars() == [9])
    #expect(try host(Configured()).bars() == [9])
  }

  @Test("Nothing is kept from one host to the next, or on the disk")
  func fresh() throws {
    _ = try host(Setting()).bars()
    #expect(try host(Stored()).bars() == [5, 9, 1, 1, 30, 1])
    #expect(UserDefaults.standard.object(forKey: "width") == nil)
  }
}
