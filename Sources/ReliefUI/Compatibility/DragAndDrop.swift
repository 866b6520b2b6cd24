import Foundation
import ReliefGeometry

/// A kind of data.
public struct UTType: Hashable, Sendable {
  /// The name of the kind.
  public let identifier: String
  /// A kind by its name.
  public init?(_ identifier: String) { self.init(name: identifier) }
  private init(name: String) { identifier = name }
  /// Anything.
  public static let item = UTType(name: "public.item")
  /// Data of any kind.
  public static let data = UTType(name: "public.data")
  /// Pictures.
  public static let image = UTType(name: "public.image")
  /// Pictures as PNG.
  public static let png = UTType(name: "public.png")
  /// Pictures as JPEG.
  public static let jpeg = UTType(name: "public.jpeg")
  /// Text.
  public static let text = UTType(name: "public.text")
  /// Text without looks.
  public static let plainText = UTType(name: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  /// Places on the web and elsewhere.
  public static let url = UTType(name: "public.url")
  /// Places of files.
  public static let fileURL = UTType(name: "public.file-url")
  /// Objects as text.
  public static let json = UTType(name: "public.json")
  /// Films.
  public static let movie = UTType(name: "public.movie")
}

/// Something that is dragged; in a still picture nothing is.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: there is nothing in it.
  /// Nothing.
  public override init() {}
  /// An object that is dragged.
  public init(object: Any) {}
  /// A file that is dragged.
  public convenience init?(contentsOf fileURL: URL?) { self.init() }
  /// Whether there is an object of a type: no.
  public func canLoadObject(ofClass aClass: Any.Type) -> Bool { false }
  /// Whether there is something of a kind: no.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }
}

/// What is dropped.
public struct DropInfo {
  /// Where.
  public var location: CGPoint
  /// Whether there is something of a kind: no.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  /// What there is of a kind: nothing.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
  /// No: nothing was dropped.
  @_disfavoredOverload public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Nothing was dropped.
  @_disfavoredOverload public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public enum DropOperation: Hashable, Sendable {
  /// It stops.
  case cancel
  /// It is not allowed.
  case forbidden
  /// It copies.
  case copy
  /// It moves.
  case move
}

/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation
  /// A proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Takes what is dropped.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether it may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes it.
  func performDrop(info: DropInfo) -> Bool
  /// It came.
  func dropEntered(info: DropInfo)
  /// It moved.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It left.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nothing new.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing.
  public func dropExited(info: DropInfo) {}
}

/// A value that can be handed to other programs.
public protocol Transferable {
  /// The type of its forms.
  associatedtype Representation: TransferRepresentation
  /// Its forms.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value is handed over.
public protocol TransferRepresentation {}

/// Gathers the forms of a value.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
  /// A form.
  public static func buildBlock<T: TransferRepresentation>(_ form: T) -> T { form }
  /// Several forms.
  public static func buildBlock<A: TransferRepresentation, B: TransferRepresentation>(_ a: A, _ b: B)
    -> PairRepresentation<A, B>
  { PairRepresentation(first: a, second: b) }
}

/// Two forms.
public struct PairRepresentation<A: TransferRepresentation, B: TransferRepresentation>: TransferRepresentation
{
  let first: A, second: B
}

/// A form by `Codable`.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  /// A form of a kind.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  /// A form of a kind.
  public init(contentType: UTType) {}
}

/// The form of another value.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  /// The form that the closure makes.
  public init(exporting: @escaping (Item) throws -> Proxy) {}
}

/// A form as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
  /// Bytes that closures make and read.
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
}

// Nothing is dragged in a still picture: each is the same view.
extension View {
  /// The same view.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  /// The same view.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { self }
  /// The same view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { self }
  /// The same view.
  @_disfavoredOverload public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { self }
  /// The same view.
  @_disfavoredOverload public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  /// The same view.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  /// The same view.
  public func draggable<T, V: View>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V)
    -> some View
  { self }
  /// The same view.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
