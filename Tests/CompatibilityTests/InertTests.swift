import SwiftUI
import Testing

/// Words of which a still picture shows nothing: it is as without them.
@MainActor @Suite struct InertTests {
  struct Drop: DropDelegate {
    @Binding var count: Int
    func performDrop(info: DropInfo) -> Bool {
      count += info.itemProviders(for: ["public.image"]).count
      return true
    }
  }
  struct Dragged: View {
    @State private var offset = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var angle = Angle.zero
    var body: some View {
      Box().scaleEffect(scale).rotationEffect(angle).offset(offset)
        .gesture(
          DragGesture().onChanged { offset = $0.translation }
            .onEnded { _ in offset = .zero }
        )
        .gesture(
          SimultaneousGesture(
            RotationGesture().onChanged { angle = $0 },
            MagnificationGesture().onChanged { scale = $0 }.onEnded { _ in scale = 1 }))
    }
  }

  @Test("Gestures leave values at rest")
  func gestures() {
    same(Dragged(), as: Box().scaleEffect(1).rotationEffect(.zero).offset(.zero))
    same(Box().onDrop(of: ["public.image"], delegate: Drop(count: .constant(1))), as: Box())
    same(Box().contentShape(Rectangle()), as: Box())
    same(Box().onDisappear {}, as: Box())
  }
}
