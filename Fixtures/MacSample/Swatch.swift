import SwiftUI

#if os(macOS)
    import AppKit
    typealias PlatformColor = NSColor
    typealias PlatformViewRepresentable = NSViewRepresentable
#else
    import UIKit
    typealias PlatformColor = UIColor
    typealias PlatformViewRepresentable = UIViewRepresentable
#endif

extension Color {
    /// The colour behind everything, whichever system draws it.
    static var ground: Color {
        #if os(macOS)
            Color(nsColor: .windowBackgroundColor)
        #else
            Color(uiColor: .systemBackground)
        #endif
    }

    static let brand = Color(PlatformColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
}

struct NativeBox: PlatformViewRepresentable {
    #if os(macOS)
        func makeNSView(context: Context) -> NSView {
            let view = NSView()
            view.wantsLayer = true
            return view
        }

        func updateNSView(_ nsView: NSView, context: Context) {}
    #else
        func makeUIView(context: Context) -> UIView { UIView() }

        func updateUIView(_ uiView: UIView, context: Context) {}
    #endif
}
