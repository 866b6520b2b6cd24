//
//  SegmentedControl.swift
//  ControlPanel
//

import SwiftUI

private struct SegmentBoundsKey: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct SegmentedControl<Item: Hashable & CustomStringConvertible>: View {
    let items: [Item]
    @Binding var selection: Item

    private var selectedIndex: Int {
        items.firstIndex(of: selection) ?? 0
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                Button {
                    withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
                        selection = item
                    }
                } label: {
                    Text(item.description)
                        .font(.subheadline.weight(item == selection ? .semibold : .regular))
                        .foregroundStyle(item == selection ? Color.accentColor : Color.secondary)
                        .padding(.horizontal, 16)
                        .padding(.vertical, 9)
                        .frame(maxWidth: .infinity)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .anchorPreference(key: SegmentBoundsKey.self, value: .bounds) { [index: $0] }
            }
        }
        .backgroundPreferenceValue(SegmentBoundsKey.self) { bounds in
            GeometryReader { proxy in
                if let anchor = bounds[selectedIndex] {
                    let frame = proxy[anchor]
                    RaisedSurface(shape: Capsule())
                        .panelTheme(.flat)
                        .frame(width: frame.width, height: frame.height)
                        .offset(x: frame.minX, y: frame.minY)
                }
            }
        }
        .padding(4)
        .sunken(Capsule())
    }
}

struct SegmentedControl_Previews: PreviewProvider {
    struct Holder: View {
        @State var room: Room = .kitchen

        var body: some View {
            SegmentedControl(items: Room.allCases, selection: $room)
                .padding(24)
                .background(Color("panel"))
        }
    }

    static var previews: some View {
        Group {
            Holder()
            Holder(room: .living)
                .environment(\.colorScheme, .dark)
        }
        .previewLayout(.fixed(width: 375, height: 110))
    }
}
