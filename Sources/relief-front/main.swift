import Glibc
import ReliefCommands
import ReliefLooks

let arguments = Array(CommandLine.arguments.dropFirst())
if !PlainCommands.suffice(for: arguments) { exit(FullTool.takeOver()) }
SystemFiles.ignoreBrokenPipes()
exit(CommandLineTool(PlainCommands.all).run(arguments).code)
