import Foundation
import ReliefDrawing
import ReliefGeometry
import Testing

@testable import ReliefUI

/// Grids and lazy grids.
@MainActor @Suite struct LayoutGridTests {
  /// Items, a width, and the starts and widths of the columns; `adaptive` is checked with the numbers of a book's
  /// app on an iPhone 12 Pro and an iPad.
  nonisolated static let columns: [([GridItem], CGFloat, [(CGFloat, CGFloat)])] = [
    ([GridItem(.adaptive(minimum: 156))], 390, [(0, 191), (199, 191)]),
    ([GridItem(.adaptive(minimum: 260))], 768, [(0, 380), (388, 380)]),
    ([GridItem(.adaptive(minimum: 500))], 390, [(0, 500)]),
    ([GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 10)], 200, [(0, 60), (70, 60), (140, 60)]),
    ([GridItem(.fixed(40)), GridItem(.flexible())], 100, [(0, 40), (48, 52)]),
    (
      [GridItem(), GridItem(), GridItem()], 116,
      [(0, 100 / 3), (100 / 3 + 8, 100 / 3), (200 / 3 + 16, 100 / 3)]
    ),
    ([GridItem(spacing: 0), GridItem(.flexible(maximum: 20))], 100, [(0, 50), (50, 20)]),
    ([GridItem(.flexible(minimum: 80)), GridItem(.fixed(20), spacing: 3)], 50, [(0, 80), (88, 20)]),
  ]

  @Test("Items make columns of a width", arguments: columns)
  func tracks(_ items: [GridItem], _ width: CGFloat, _ expected: [(CGFloat, CGFloat)]) {
    let tracks = GridTrack.tracks(items, in: width)
    #expect(tracks.count == expected.count)
    for (track, (start, length)) in zip(tracks, expected) {
      #expect(abs(track.start - start) < 1e-9 && abs(track.length - length) < 1e-9)
    }
  }

  @Test("A lazy grid puts views into rows 8 points apart, each in the middle of its cell")
  func lazyGrid() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))]) {
      ForEach(0..<3) { index in Color.red.frame(width: 20, height: index == 1 ? 30 : 10) }
    }
    let offer = ProposedViewSize(width: 100, height: 100)
    // Columns of 88 points stand in the middle of 100, the grid of 48 points in the middle of 100.
    let frames = try (0..<3).map { try frame(of: "frame", grid, in: offer, at: $0) }
    #expect(frames[0] == CGRect(x: 16, y: 36, width: 20, height: 10))
    #expect(frames[1] == CGRect(x: 64, y: 26, width: 20, height: 30))
    #expect(frames[2] == CGRect(x: 16, y: 64, width: 20, height: 10))
  }

  @Test("A lazy grid's alignment moves its columns, an item's alignment the views in their cells")
  func alignment() throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(40), alignment: .bottomTrailing), GridItem(.fixed(40))],
      alignment: .leading, spacing: 0
    ) {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 20, height: 30)
    }
    let offer = ProposedViewSize(width: 100, height: 30)
    #expect(try frame(of: "frame", grid, in: offer) == CGRect(x: 20, y: 20, width: 20, height: 10))
    #expect(try frame(of: "frame", grid, in: offer, at: 1).minX == 48)
  }

  @Test("A horizontal lazy grid fills columns")
  func horizontal() throws {
    let grid = LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 5) {
      ForEach(0..<3) { _ in Color.red.frame(width: 20) }
    }
    let offer = ProposedViewSize(width: 45, height: 48)
    #expect(try frame(of: "frame", grid, in: offer, at: 1) == CGRect(x: 0, y: 28, width: 20, height: 20))
    #expect(try frame(of: "frame", grid, in: offer, at: 2) == CGRect(x: 25, y: 0, width: 20, height: 20))
  }

  private func cell(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("A grid's columns are as wide as their widest cells, its rows as high as their highest")
  func grid() throws {
    let grid = Grid(horizontalSpacing: 4, verticalSpacing: 2) {
      GridRow {
        cell(10, 10)
        cell(50, 30)
      }
      GridRow {
        cell(30, 20)
        cell(20, 8)
      }
    }
    #expect(try host(grid).size() == CGSize(width: 84, height: 52))
    let frames = try (0..<4).map { try frame(of: "frame", grid, at: $0) }
    #expect(frames[0] == CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(frames[1] == CGRect(x: 34, y: 0, width: 50, height: 30))
    #expect(frames[2] == CGRect(x: 0, y: 32, width: 30, height: 20))
    #expect(frames[3] == CGRect(x: 49, y: 38, width: 20, height: 8))
  }

  @Test("Cells over several columns widen them evenly, views that are no row too")
  func spans() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        cell(10, 10)
        cell(20, 10)
      }
      GridRow { cell(50, 10).gridCellColumns(2) }
      cell(10, 5)
    }
    #expect(try host(grid).size() == CGSize(width: 50, height: 25))
    #expect(try frame(of: "frame", grid, at: 1) == CGRect(x: 25, y: 0, width: 20, height: 10))
    #expect(try frame(of: "frame", grid, at: 3) == CGRect(x: 20, y: 20, width: 10, height: 5))
  }

  @Test("Columns, rows, anchors and unsized axes place cells")
  func cellModifiers() throws {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .bottom) {
        cell(10, 10).gridColumnAlignment(.trailing)
        cell(20, 30)
      }
      GridRow {
        cell(40, 20)
        Color.blue.gridCellUnsizedAxes([.horizontal, .vertical])
      }
      GridRow {
        cell(10, 10)
        cell(4, 4).gridCellAnchor(UnitPoint(x: 1, y: 0.5))
      }
    }
    #expect(try frame(of: "frame", grid, at: 0) == CGRect(x: 30, y: 20, width: 10, height: 10))
    #expect(try frame(of: "Color", grid, at: 3) == CGRect(x: 40, y: 30, width: 20, height: 20))
    #expect(try frame(of: "frame", grid, at: 3) == CGRect(x: 30, y: 50, width: 10, height: 10))
    #expect(try frame(of: "frame", grid, at: 4) == CGRect(x: 56, y: 53, width: 4, height: 4))
  }

  @Test("Flexible cells share what fixed ones leave")
  func flexible() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        cell(30, 10)
        Color.blue
        Color.green
      }
    }
    let offer = ProposedViewSize(width: 100, height: 40)
    #expect(try frame(of: "Color", grid, in: offer, at: 1) == CGRect(x: 30, y: 0, width: 35, height: 40))
  }

  @Test("Text of a grid's row meets on the baseline when asked")
  func baselines() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .firstTextBaseline) {
        Text(verbatim: "a").font(.system(size: 40))
        Text(verbatim: "b").font(.system(size: 10))
      }
    }
    let (big, small) = (try frame(of: "Text", grid, at: 0), try frame(of: "Text", grid, at: 1))
    #expect(abs((small.minY - big.minY) - 0.95215 * 30) <= 1)
  }

  @Test("Outside of a grid, a row's views stand for themselves")
  func rowAlone() throws {
    let column = VStack(spacing: 0) {
      GridRow {
        cell(10, 10)
        cell(20, 10)
      }
    }
    #expect(try host(column).size() == CGSize(width: 20, height: 20))
  }
}
