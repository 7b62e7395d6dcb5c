public typealias UIActionHandler = (_ action: UIAction) -> Void

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}

@preconcurrency @MainActor open class UIAction: UIMenuElement {
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "",
    image: UIImage? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.handler = handler
    super.init()
    self.title = title
    self.image = image
  }

  func run(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
