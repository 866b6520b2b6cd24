import Foundation
import ReliefDrawing
import ReliefUI

/// Hosting controllers of any view.
@MainActor private protocol ViewHolder {
  var heldView: AnyView { get }
}

extension UIHostingController: ViewHolder {
  fileprivate var heldView: AnyView { AnyView(rootView) }
}

extension Snapshotting where Value: UIViewController, Format == Bitmap {
  /// The picture of a hosting controller's view on the standard device.
  public static var image: Snapshotting { .image() }

  /// The picture of a hosting controller's view as large as it is, or of a size in points.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) }
    return controller(
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision,
        layout: layout ?? .device(config: ViewImageConfig.standard), traits: traits))
  }

  /// The picture of a hosting controller's view on a device.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
    traits: UITraitCollection = .init()
  ) -> Snapshotting {
    var config = config
    if let size { config = ViewImageConfig(safeArea: config.safeArea, size: size, traits: config.traits) }
    return controller(
      .image(
        precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config),
        traits: traits))
  }

  private static func controller(_ strategy: Snapshotting<AnyView, Bitmap>) -> Snapshotting {
    strategy.pullback { controller in
      (try? onMainThread(controller) { controller in
        // Other controllers are UIKit's, which is not drawn here.
        (controller as? any ViewHolder)?.heldView ?? AnyView(EmptyView())
      }) ?? AnyView(EmptyView())
    }
  }
}

/// Checks that the view of a hosting controller is as its reference on disk says.
public func assertSnapshot<Value: UIViewController, Format>(
  of value: @autoclosure @escaping @MainActor () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  let location = TestLocation(fileID: fileID, file: filePath, test: testName, line: line, column: column)
  let request = SnapshotRequest(name: name, record: recording, timeout: timeout, location: location)
  if let message = request.verify({ try onMainThread((), value) }, snapshotting) {
    reportIssue(message, at: location)
  }
}
