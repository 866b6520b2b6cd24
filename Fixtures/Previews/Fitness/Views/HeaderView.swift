//
//  HeaderView.swift
//  Fitness
//

import SwiftUI

struct HeaderView: View {
    @Binding var selectedTab: Int
    let title: String

    var body: some View {
        VStack(spacing: 12) {
            Text(title)
                .font(.largeTitle)
                .fontWeight(.black)
                .foregroundColor(.white)
                .lineLimit(1)
                .minimumScaleFactor(0.6)
            HStack(spacing: 10) {
                ForEach(Array(Exercise.all.enumerated()), id: \.element.id) { index, exercise in
                    pageCircle(for: index + 1)
                        .onTapGesture {
                            withAnimation {
                                selectedTab = index + 1
                            }
                        }
                        .accessibilityLabel(Text(exercise.name))
                }
            }
        }
        .padding(.horizontal)
    }

    private func pageCircle(for page: Int) -> some View {
        ZStack {
            Circle()
                .frame(width: 32, height: 32)
                .foregroundColor(.white)
                .opacity(page == selectedTab ? 0.5 : 0)
            Circle()
                .frame(width: 16, height: 16)
                .foregroundColor(.white)
        }
    }
}

struct HeaderView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            HeaderView(selectedTab: .constant(1), title: "Step Up")
                .padding()
                .background(Color("gradient-top"))
                .previewLayout(.sizeThatFits)
            HeaderView(selectedTab: .constant(0), title: "Welcome")
                .padding()
                .background(Color("gradient-bottom"))
                .environment(\.sizeCategory, .accessibilityLarge)
                .previewLayout(.sizeThatFits)
                .previewDisplayName("Large type")
        }
    }
}
