import Foundation

/// A file in memory: its bytes, and its name.
open class FileWrapper {
  /// The bytes; nil for a folder.
  public let regularFileContents: Data?
  /// The name.
  public var filename: String?
  /// The name to be taken, if it is free.
  public var preferredFilename: String?
  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// A file of bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document that is a file; none is read or written while a picture is made.
public protocol FileDocument {
  /// What a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The kinds of files that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// Reads it.
  init(configuration: Self.ReadConfiguration) throws
  /// Writes it.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

/// A document and where it is.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where it is; nil for a new one.
  public var fileURL: URL?
  /// Whether it can be changed.
  public var isEditable = true

  init(_ document: Binding<Document>) { _document = document }
}

/// Windows for documents; previews are drawn without them.
nonisolated public struct DocumentGroup<Document: FileDocument, Content: View>: Scene {
  /// Windows for new and read documents.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
  /// Windows for documents that are only shown.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {}
}

/// An object that would be told of what happens to a program on a Mac; no program runs, so it is never made.
@propertyWrapper
nonisolated public struct NSApplicationDelegateAdaptor<DelegateType: NSApplicationDelegate> {
  /// An object of a type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The object; there is none to be read.
  public var wrappedValue: DelegateType {
    preconditionFailure("\(DelegateType.self) belongs to a running program, and Relief runs none.")
  }
}
