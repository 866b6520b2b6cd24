import Foundation
import Relief
// For all files of the tool.
@_exported import ReliefCommands

SystemFiles.ignoreBrokenPipes()
exit(CommandLineTool(Commands.all).run(Array(CommandLine.arguments.dropFirst())).code)
