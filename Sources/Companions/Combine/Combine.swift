// What `import Combine` brings.
@_exported import Foundation
@_exported import ReliefCombine
