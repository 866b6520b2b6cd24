//
//  ShapePicker.swift
//  Cards
//

import SwiftUI

struct ShapePicker: View {
    @Environment(\.presentationMode) private var presentationMode
    var title = "Shapes"
    var showsColors = true
    let onPick: (ShapeKind, Color) -> Void

    @State private var color = Color.pink

    private let columns = [
        GridItem(.adaptive(minimum: 84), spacing: 18)
    ]

    var body: some View {
        NavigationView {
            ScrollView {
                if showsColors {
                    ColorPicker("Colour", selection: $color, supportsOpacity: false)
                        .padding()
                        .softInset()
                        .padding([.horizontal, .top])
                }
                LazyVGrid(columns: columns, spacing: 18) {
                    ForEach(ShapeKind.allCases) { kind in
                        Button {
                            onPick(kind, color)
                            presentationMode.wrappedValue.dismiss()
                        } label: {
                            kind.shape
                                .stroke(color, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
                                .background(kind.shape.fill(color.opacity(0.25)))
                                .frame(width: 52, height: 52)
                                .padding(16)
                                .softRaised()
                        }
                        .accessibilityLabel(Text(kind.rawValue))
                    }
                }
                .padding()
            }
            .background(Color("surface").edgesIgnoringSafeArea(.all))
            .navigationBarTitle(Text(title), displayMode: .inline)
            .navigationBarItems(trailing: Button("Cancel") {
                presentationMode.wrappedValue.dismiss()
            })
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct ShapePicker_Previews: PreviewProvider {
    static var previews: some View {
        ShapePicker { _, _ in }
        ShapePicker(title: "Frames", showsColors: false) { _, _ in }
            .preferredColorScheme(.dark)
            .previewDevice("iPhone 12 Pro Max")
    }
}
