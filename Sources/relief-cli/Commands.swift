import Relief

/// All commands of the tool.
enum Commands {
  static let all: [Command] = [
    button, RenderCommand.command, BatchCommand.command, WatchCommand.command, ShowCommand.command,
    DoctorCommand.command,
    DiffCommand.command, SnapshotsCommand.command, ThemeCommand.command, AssetSymbolsCommand.command,
    CompletionsCommand.command, ManualCommand.command,
  ]

  /// `relief button` with labels in the system's fonts, or those that are given.
  private static let button = ButtonCommand.command { (arguments) throws(CommandError) in
    let fonts = try arguments.fonts()
    return ButtonPainter(
      drawing: { $0.drawing(scale: $1, fonts: fonts) }, tellWarnings: { arguments.tellWarnings(of: fonts) })
  }
}
