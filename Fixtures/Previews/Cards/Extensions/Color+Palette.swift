//
//  Color+Palette.swift
//  Cards
//

import SwiftUI

extension Color {
    static let palette: [Color] = [
        Color("card-coral"), Color("card-mint"), Color("card-sky"), Color("card-lilac"), .yellow
    ]

    /// Black or white, whichever reads better on the colour.
    var contrasting: Color {
        var white: CGFloat = 0
        UIColor(self).getWhite(&white, alpha: nil)
        return white > 0.6 ? .black : .white
    }
}
