//
//  GradientBackground.swift
//  Fitness
//

import SwiftUI

struct GradientBackground: View {
    private var gradient: Gradient {
        let top = Color("gradient-top")
        let bottom = Color("gradient-bottom")
        let surface = Color("background")
        return Gradient(stops: [
            Gradient.Stop(color: top, location: 0),
            Gradient.Stop(color: bottom, location: 0.85),
            // Two stops at one place make a hard edge.
            Gradient.Stop(color: surface, location: 0.85),
            Gradient.Stop(color: surface, location: 1)
        ])
    }

    var body: some View {
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
            .edgesIgnoringSafeArea(.all)
    }
}

struct GradientBackground_Previews: PreviewProvider {
    static var previews: some View {
        GradientBackground()
        GradientBackground()
            .preferredColorScheme(.dark)
            .previewDisplayName("Dark gradient")
    }
}
