import ReliefCatalogs
import ReliefFiles

// The build plugin's own small program, so that a build that uses it need not build all of Relief first:
// relief-asset-symbols FILE CATALOG... writes the Swift symbols of asset catalogues.
guard CommandLine.arguments.count > 2 else {
  SystemFile.fail("usage: relief-asset-symbols FILE CATALOG...")
}
let path = CommandLine.arguments[1]
let source = Array(AssetSymbols.file(for: Array(CommandLine.arguments[2...])).utf8)
// Left alone where nothing changed, or all that depends on it would be built again.
if (try? AtomicFile.read(path)) != source {
  do throws(FileError) {
    try AtomicFile.write(source, to: path)
  } catch {
    SystemFile.fail("\(error)")
  }
}
