import Foundation
import ReliefAssets
import ReliefDrawing
import ReliefGeometry

/// A picture from the net. Nothing is fetched: the placeholder is shown.
nonisolated public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// A picture from the net, or a grey ground until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    // The grey is that of UIKit's systemFill. [choice: Apple does not publish that of the placeholder]
    let ground = DisplayList.Item.fill(
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .color(ResolvedColor(rgb: 0x787880, opacity: 0.2)))
    content = Image(.picture(AssetImage(DisplayList([ground]), size: CGSize(width: 1, height: 1))))
      .resizable()
  }

  /// A picture from the net as a view, and another until it is there.
  @MainActor public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = Content(.second(placeholder()))
  }

  /// A view for each phase of loading.
  @MainActor public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// The content that is shown.
  @MainActor public var body: some View { content }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
