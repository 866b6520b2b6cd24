import Glibc
import ReliefCommands
import ReliefFiles
import ReliefLooks

/// The tool with all commands, a program of its own: the libraries for texts and views take longer to load than a
/// button takes to draw.
enum FullTool {
  private static let name = "relief-full"

  /// Lets the full tool go on in this process, with the same arguments; returns a status only where it cannot.
  static func takeOver() -> Int32 {
    let own = SystemFile.linkTarget("/proc/self/exe") ?? CommandLine.arguments[0]
    let folder = SystemFiles.folder(of: own)
    // Beside this program where both were built, and apart from what users call where they are installed.
    let places = ["\(folder)/\(name)", "\(folder)/../libexec/relief/\(name)"]
    for place in places where SystemFiles.kind(of: place) == .file {
      var words = unsafe CommandLine.arguments.map { unsafe strdup($0) } + [nil]
      unsafe execv(place, &words)
      Console.complain("\(place) cannot be run: \(SystemFiles.Failure(code: errno).reason)")
      return CommandLineTool.Status.failure.code
    }
    Console.complain(
      "the program \(name) is missing in \(folder); build it there: swift build --product \(name)")
    return CommandLineTool.Status.failure.code
  }
}
