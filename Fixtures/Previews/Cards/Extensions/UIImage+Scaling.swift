//
//  UIImage+Scaling.swift
//  Cards
//

import SwiftUI

extension UIImage {
    /// The size that fits into an element without changing the proportions.
    func fittingSize(in box: CGSize = Settings.defaultElementSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return box }
        let factor = min(box.width / size.width, box.height / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    static func named(_ name: String) -> UIImage {
        UIImage(named: name) ?? UIImage(systemName: "photo") ?? UIImage()
    }
}

extension Card {
    @MainActor
    func snapshot() -> Image? {
        let content = CardCanvas(card: self)
            .frame(width: Settings.cardSize.width, height: Settings.cardSize.height)
        let renderer = ImageRenderer(content: content)
        renderer.scale = 0.5
        guard let image = renderer.uiImage else { return nil }
        return Image(uiImage: image)
    }
}
