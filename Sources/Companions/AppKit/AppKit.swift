// What `import AppKit` brings: SwiftUI has the names of AppKit that view files use.
@_exported import SwiftUI
