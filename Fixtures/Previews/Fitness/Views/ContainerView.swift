//
//  ContainerView.swift
//  Fitness
//

import SwiftUI

/// A sheet of background colour with round upper and square lower corners.
struct ContainerView<Content: View>: View {
    private let content: Content
    private let radius: CGFloat = 26

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: radius)
                .foregroundColor(Color("background"))
            VStack {
                Spacer()
                Rectangle()
                    .frame(height: radius)
                    .foregroundColor(Color("background"))
            }
            content
        }
    }
}

struct ContainerView_Previews: PreviewProvider {
    static var previews: some View {
        ContainerView {
            VStack(spacing: 20) {
                RaisedButton(title: "Start") { }
                Button("History") { }
                    .buttonStyle(EmbossedButtonStyle())
            }
            .padding(50)
        }
        .padding(30)
        .background(
            LinearGradient(
                gradient: Gradient(colors: [Color("gradient-top"), Color("gradient-bottom")]),
                startPoint: .topLeading,
                endPoint: .bottomTrailing)
        )
        .frame(width: 375, height: 320)
        .previewLayout(.sizeThatFits)
    }
}
