import Foundation
import ReliefPreviews
import SwiftUI

// Loads the library that was built of a user's sources and draws its previews. It is a program of its own since that
// code may trap or hang: then only this process ends. The request comes on standard input; events go to what was
// standard output, and whatever the user's code prints goes to standard error.
let events = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
dup2(STDERR_FILENO, STDOUT_FILENO)

func say(_ event: PreviewEvent) {
  guard let line = try? JSONEncoder().encode(event) else { return }
  try? events.write(contentsOf: line + [10])
}

func fail(_ message: String) -> Never {
  say(.warning(message))
  exit(2)
}

guard let input = try? FileHandle.standardInput.readToEnd(),
  let request = try? JSONDecoder().decode(PreviewRequest.self, from: input)
else { fail("The preview host is started by relief, with a request on standard input.") }

if let variant = request.variants.first?.variant { HostClock.stop(at: variant.date) }

guard HostLibrary.load(request.library) else {
  fail("\(request.library) cannot be loaded: \(HostLibrary.error)")
}
PreviewSession(request, say: say).run()
exit(0)
