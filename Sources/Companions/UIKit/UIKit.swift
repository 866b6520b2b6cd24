// What `import UIKit` brings: the names that view files touch, which `import SwiftUI` brings too.
@_exported import SwiftUI
