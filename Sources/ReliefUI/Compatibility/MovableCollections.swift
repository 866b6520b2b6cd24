import Foundation

// What lists of SwiftUI ask of collections; Apple's SwiftUI has these.
extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where offset >= 0 && offset < count {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some offsets before the one at another offset, which is counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let known = source.filter { all.indices.contains($0) }
    let place = Swift.max(0, Swift.min(destination, all.count))
    let moved = known.map { all[$0] }
    let kept = all.indices.filter { !known.contains($0) }
    let before = kept.filter { $0 < place }.map { all[$0] }
    let after = kept.filter { $0 >= place }.map { all[$0] }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
