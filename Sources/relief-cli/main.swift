import Relief

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

SystemFiles.ignoreBrokenPipes()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())).code)
