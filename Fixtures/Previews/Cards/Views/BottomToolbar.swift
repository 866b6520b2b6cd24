//
//  BottomToolbar.swift
//  Cards
//

import SwiftUI

enum ToolbarSelection: String, CaseIterable, Identifiable {
    case pictures, shapes, frames, text

    var id: Self { self }

    var title: String { rawValue.capitalized }

    var systemImage: String {
        switch self {
        case .pictures: return "photo.on.rectangle"
        case .shapes: return "heart.circle"
        case .frames: return "square.on.circle"
        case .text: return "textformat"
        }
    }
}

/// The symbol above its title; only the symbol where height is scarce.
struct ToolbarLabelStyle: LabelStyle {
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    func makeBody(configuration: Configuration) -> some View {
        if verticalSizeClass == .compact {
            configuration.icon
                .frame(minWidth: 40, minHeight: 30)
        } else {
            VStack(spacing: 4) {
                configuration.icon
                    .font(.title2)
                    // Symbols differ in height, their titles share a baseline.
                    .frame(height: 28)
                configuration.title
                    .font(.caption)
            }
            .frame(minWidth: 60)
        }
    }
}

struct BottomToolbar: View {
    @Binding var modal: ToolbarSelection?
    var canFrame = false

    var body: some View {
        HStack(alignment: .lastTextBaseline) {
            ForEach(ToolbarSelection.allCases) { selection in
                Button {
                    modal = selection
                } label: {
                    Label(selection.title, systemImage: selection.systemImage)
                        .labelStyle(ToolbarLabelStyle())
                }
                .disabled(selection == .frames && !canFrame)
                .frame(maxWidth: .infinity)
            }
        }
        .padding(.vertical, 10)
        .padding(.horizontal)
        .softRaised(cornerRadius: 22)
    }
}

struct BottomToolbar_Previews: PreviewProvider {
    static var previews: some View {
        BottomToolbar(modal: .constant(.shapes))
            .padding(20)
            .background(Color("surface"))
            .previewLayout(.sizeThatFits)

        BottomToolbar(modal: .constant(nil), canFrame: true)
            .padding(20)
            .background(Color("surface"))
            .environment(\.verticalSizeClass, .compact)
            .previewLayout(.fixed(width: 560, height: 100))
            .previewDisplayName("Compact height")
    }
}
