import PhotosUI
import SwiftUI
import Testing

/// The names of UIKit that view files use.
@MainActor @Suite struct UIKitTests {
  struct Picker: UIViewControllerRepresentable {
    @Binding var images: [UIImage]
    func makeUIViewController(context: Context) -> some UIViewController {
      let picker = PHPickerViewController(configuration: PHPickerConfiguration())
      picker.delegate = context.coordinator
      return picker
    }
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

    class Coordinator: NSObject, PHPickerViewControllerDelegate {
      let parent: Picker
      init(parent: Picker) { self.parent = parent }
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        for item in results.map(\.itemProvider) where item.canLoadObject(ofClass: UIImage.self) {
          parent.images.append(UIImage())
        }
      }
    }
  }
  struct Drawn: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test("Boxes with their names stand for what UIKit would draw")
  func representables() {
    draws(Picker(images: .constant([])), 100, 40, "stroke rect * dash 4,3", "glyphs 6 *")
    draws(Drawn(), 100, 40, "stroke rect * dash 4,3", "glyphs 5 *")
  }

  @Test("Pictures of UIKit are drawn")
  func images() throws {
    let renderer = ImageRenderer(content: Box(width: 3, height: 2))
    let picture = try #require(renderer.uiImage)
    draws(Image(uiImage: picture), nil, nil, "bitmap 3x2 in (0, 0, 3, 2) *")
    draws(Image(uiImage: picture).resizable(), 30, 20, "bitmap 3x2 in (0, 0, 30, 20) *")
    #expect(UIImage().size == .zero)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test("The picture of a renderer is that of the view when it was asked for, though pixels are drawn later")
  func late() throws {
    let renderer = ImageRenderer(content: AnyView(Color.red.frame(width: 3, height: 2)))
    renderer.scale = 2
    let picture = try #require(renderer.uiImage)
    let bytes = try renderer.pngData()
    renderer.content = AnyView(Color.blue.frame(width: 30, height: 20))
    #expect(picture.size == CGSize(width: 3, height: 2) && picture.scale == 2)
    #expect(picture.cgImage?.width == 6 && picture.cgImage?.height == 4)
    #expect(picture.pngData().flatMap { UIImage(data: $0) }?.cgImage?.width == 6)
    let again = try #require(picture.pngData())
    #expect(again == bytes)
    renderer.content = AnyView(Color.red.frame(width: 0, height: 2))
    #expect(renderer.uiImage == nil)
    renderer.scale = .nan
    #expect(renderer.uiImage == nil)
  }

  @Test("Colours of UIKit")
  func colors() {
    draws(Color(UIColor(red: 0, green: 0, blue: 1, alpha: 0.2)), 4, 4, "fill rect (0, 0, 4, 4) #0000FF/0.2")
    draws(Color(UIColor(Color.red)), 4, 4, "fill rect (0, 0, 4, 4) #FF3B30")
  }
}
