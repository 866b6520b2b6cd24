import Foundation

// The compiler starts this program once for a module and asks it over standard input and output to expand macros.
// Each message is a JSON object behind its length, eight bytes, little end first.
while let request = PluginConnection.read() {
  PluginConnection.write(MacroPlugin.answer(request))
}
