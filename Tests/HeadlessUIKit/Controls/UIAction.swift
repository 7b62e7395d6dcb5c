import Foundation

public typealias UIActionHandler = (_ action: UIAction) -> Void

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private var givenIdentifier: Identifier?
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  /// An action without one gets one of its own.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("action-\(ObjectIdentifier(self).hashValue)")
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
