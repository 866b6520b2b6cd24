import ReliefCombine

/// A view that does something with what a publisher gives.
nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// The publisher.
  public var publisher: PublisherType
  /// What is done.
  public var action: (PublisherType.Output) -> Void

  /// A view with what is done.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  /// The view.
  @MainActor public var body: some View { content.onReceive(publisher, perform: action) }
}
