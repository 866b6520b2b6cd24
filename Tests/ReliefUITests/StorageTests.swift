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
