// What `import CoreGraphics` brings: SwiftUI has the types that view files use.
@_exported import SwiftUI
