//
//  ResizableView.swift
//  Cards
//

import SwiftUI

struct ResizableView: ViewModifier {
    @Binding var transform: Transform
    var viewScale: CGFloat = 1

    @State private var previousOffset: CGSize = .zero
    @State private var previousRotation: Angle = .zero
    @GestureState private var pinch: CGFloat = 1

    private var drag: some Gesture {
        DragGesture()
            .onChanged { value in
                transform.offset = CGSize(
                    width: previousOffset.width + value.translation.width / viewScale,
                    height: previousOffset.height + value.translation.height / viewScale)
            }
            .onEnded { _ in
                previousOffset = transform.offset
            }
    }

    private var rotate: some Gesture {
        RotationGesture()
            .onChanged { angle in
                transform.rotation += angle - previousRotation
                previousRotation = angle
            }
            .onEnded { _ in
                previousRotation = .zero
            }
    }

    private var magnify: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, state, _ in
                state = value.magnification
            }
            .onEnded { value in
                transform.size.width *= value.magnification
                transform.size.height *= value.magnification
            }
    }

    func body(content: Content) -> some View {
        content
            .frame(
                width: transform.size.width * viewScale,
                height: transform.size.height * viewScale)
            .rotationEffect(transform.rotation)
            .scaleEffect(pinch)
            .offset(
                x: transform.offset.width * viewScale,
                y: transform.offset.height * viewScale)
            .gesture(drag)
            .gesture(SimultaneousGesture(rotate, magnify))
            .onAppear {
                previousOffset = transform.offset
            }
    }
}

extension View {
    func resizable(transform: Binding<Transform>, viewScale: CGFloat = 1) -> some View {
        modifier(ResizableView(transform: transform, viewScale: viewScale))
    }
}

#Preview("Resizable") {
    @Previewable @State var transform = Transform(
        size: CGSize(width: 220, height: 140),
        rotation: .degrees(12))

    RoundedRectangle(cornerRadius: 30)
        .foregroundColor(.blue)
        .overlay(Text("Drag me").font(.title).foregroundColor(.white))
        .resizable(transform: $transform)
}
