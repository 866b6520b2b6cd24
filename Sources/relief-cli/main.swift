import Foundation
import Relief

SystemFiles.ignoreBrokenPipes()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
