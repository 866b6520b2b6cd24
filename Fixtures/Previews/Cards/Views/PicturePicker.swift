//
//  PicturePicker.swift
//  Cards
//

import SwiftUI

struct PicturePicker: View {
    @Environment(\.dismiss) private var dismiss
    let onPick: (String) -> Void

    private let names = ["meadow", "harbor", "dunes", "balloons"]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 16), GridItem(.flexible())], spacing: 16) {
                    ForEach(names, id: \.self) { name in
                        Image(uiImage: UIImage.named(name))
                            .resizable()
                            .aspectRatio(1, contentMode: .fill)
                            .cornerRadius(14)
                            .overlay(alignment: .bottomLeading) {
                                Text(name.capitalized)
                                    .font(.caption.bold())
                                    .padding(6)
                                    .background(.thinMaterial, in: Capsule())
                                    .padding(8)
                            }
                            .onTapGesture {
                                onPick(name)
                                dismiss()
                            }
                    }
                }
                .padding()
            }
            .background(Color(uiColor: .systemGroupedBackground))
            .navigationTitle("Pictures")
            .toolbar {
                Button("Cancel") { dismiss() }
            }
        }
    }
}

#Preview {
    PicturePicker { _ in }
}
