//
//  TextEditorSheet.swift
//  Cards
//

import SwiftUI

struct TextEditorSheet: View {
    @Environment(\.dismiss) private var dismiss
    @State private var string = ""
    @State private var color: Color = .black
    @FocusState private var isFocused: Bool
    let onDone: (String, Color) -> Void

    var body: some View {
        VStack(spacing: 20) {
            TextField("Write something", text: $string)
                .font(.title2)
                .multilineTextAlignment(.center)
                .foregroundColor(color)
                .focused($isFocused)
                .padding()
                .softInset()
                .onSubmit(finish)
            HStack(spacing: 14) {
                ForEach(swatches, id: \.self) { swatch in
                    Circle()
                        .fill(swatch)
                        .frame(width: 34, height: 34)
                        .overlay {
                            if swatch == color {
                                Image(systemName: "checkmark")
                                    .font(.caption.bold())
                                    .foregroundColor(swatch.contrasting)
                            }
                        }
                        .onTapGesture { color = swatch }
                }
            }
            Button("Done", action: finish)
                .font(.headline)
                .padding(.horizontal, 40)
                .padding(.vertical, 12)
                .softRaised(cornerRadius: 24)
                .disabled(string.isEmpty)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color("surface").ignoresSafeArea())
        .onAppear { isFocused = true }
    }

    private var swatches: [Color] {
        [.black, .red, .orange, .green, .blue, .purple]
    }

    private func finish() {
        if !string.isEmpty {
            onDone(string, color)
        }
        dismiss()
    }
}

#Preview("Text", traits: .fixedLayout(width: 375, height: 320)) {
    TextEditorSheet { _, _ in }
}
