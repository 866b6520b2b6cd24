import Glibc

/// How many letters fit on the terminal.
package struct TerminalSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  /// The terminal that standard error or output leads to; nil where neither does.
  package static var current: TerminalSize? {
    for descriptor in [STDERR_FILENO, STDOUT_FILENO] {
      var size = winsize()
      if unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
        return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
      }
    }
    return nil
  }
}
