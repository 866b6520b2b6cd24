import ReliefCatalogs
import ReliefFiles

// The build plugin's own small program, so that a build that uses it need not build all of Relief first:
// relief-asset-symbols FILE CATALOG... writes the Swift symbols of asset catalogues.
guard CommandLine.arguments.count > 2 else {
  SystemFile.fail("usage: relief-asset-symbols FILE CATALOG...")
}
do throws(FileError) {
  try AssetSymbols.write(Array(CommandLine.arguments[2...]), to: CommandLine.arguments[1])
} catch {
  SystemFile.fail("\(error)")
}
