//
//  PanelSurfaces.swift
//  ControlPanel
//

import SwiftUI

/// A raised plate with a fine highlight along its upper edge.
struct RaisedSurface<S: InsettableShape>: View {
    @Environment(\.panelTheme) private var theme
    let shape: S

    var body: some View {
        shape
            .fill(
                LinearGradient(
                    colors: [Color("panel-light"), Color("panel")],
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing))
            .overlay(
                shape
                    .strokeBorder(
                        LinearGradient(
                            gradient: Gradient(stops: [
                                .init(color: Color.white.opacity(0.55), location: 0),
                                .init(color: Color.white.opacity(0), location: 0.5),
                                .init(color: Color.black.opacity(0.12), location: 1)
                            ]),
                            startPoint: .topLeading,
                            endPoint: .bottomTrailing),
                        lineWidth: 1))
            .shadow(color: Color("panel-shadow"), radius: theme.depth, x: theme.depth, y: theme.depth)
            .shadow(color: Color("panel-highlight"), radius: theme.depth, x: -theme.depth, y: -theme.depth)
    }
}

/// A hollow with inner shadows.
struct SunkenSurface<S: Shape>: View {
    @Environment(\.panelTheme) private var theme
    let shape: S

    var body: some View {
        shape
            .fill(
                Color("panel")
                    .shadow(.inner(color: Color("panel-shadow"), radius: theme.depth / 2, x: theme.depth / 2, y: theme.depth / 2))
                    .shadow(.inner(color: Color("panel-highlight"), radius: theme.depth / 2, x: -theme.depth / 2, y: -theme.depth / 2)))
    }
}

extension View {
    func raisedPanel() -> some View {
        modifier(RaisedPanelModifier())
    }

    func sunken<S: Shape>(_ shape: S) -> some View {
        background(SunkenSurface(shape: shape))
    }
}

private struct RaisedPanelModifier: ViewModifier {
    @Environment(\.panelTheme) private var theme

    func body(content: Content) -> some View {
        content
            .background(
                RaisedSurface(shape: RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous)))
    }
}

struct PanelSurfaces_Previews: PreviewProvider {
    static var samples: some View {
        HStack(spacing: 30) {
            Text("Raised")
                .frame(width: 100, height: 100)
                .raisedPanel()
            Text("Sunken")
                .frame(width: 100, height: 100)
                .sunken(RoundedRectangle(cornerRadius: 22, style: .continuous))
            Text("Flat")
                .frame(width: 100, height: 100)
                .raisedPanel()
                .panelTheme(.flat)
        }
        .padding(30)
        .background(Color("panel"))
    }

    static var previews: some View {
        Group {
            samples
                .previewDisplayName("Light")
            samples
                .preferredColorScheme(.dark)
                .previewDisplayName("Dark")
        }
        .previewLayout(.sizeThatFits)
    }
}
