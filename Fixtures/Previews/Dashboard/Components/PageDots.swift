//
//  PageDots.swift
//  Dashboard
//

import SwiftUI
import UIKit

struct PageDots: UIViewRepresentable {
    let numberOfPages: Int
    @Binding var currentPage: Int

    func makeCoordinator() -> Coordinator {
        Coordinator(currentPage: $currentPage)
    }

    func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = numberOfPages
        control.hidesForSinglePage = true
        control.backgroundStyle = .minimal
        control.addTarget(context.coordinator, action: #selector(Coordinator.pageChanged(_:)), for: .valueChanged)
        return control
    }

    func updateUIView(_ uiView: UIPageControl, context: Context) {
        uiView.numberOfPages = numberOfPages
        uiView.currentPage = currentPage
    }

    @MainActor
    final class Coordinator: NSObject {
        private var currentPage: Binding<Int>

        init(currentPage: Binding<Int>) {
            self.currentPage = currentPage
        }

        @objc func pageChanged(_ sender: UIPageControl) {
            currentPage.wrappedValue = sender.currentPage
        }
    }
}

struct FrostedBackground: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemThinMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ uiView: UIVisualEffectView, context: Context) {
        uiView.effect = UIBlurEffect(style: style)
    }
}

struct PageDots_Previews: PreviewProvider {
    struct Container: View {
        @State private var page = 1

        var body: some View {
            PageDots(numberOfPages: 4, currentPage: $page)
        }
    }

    static var previews: some View {
        Container()
            .padding()
            .background(FrostedBackground())
            .previewLayout(.sizeThatFits)
    }
}
