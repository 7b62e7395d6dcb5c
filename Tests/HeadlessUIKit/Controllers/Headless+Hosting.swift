// SU-1. SwiftUI's own is not here, and no module has its name: whoever asks whether it can be imported hears no.
extension Headless {
  /// A controller for content that becomes views when it is laid out, as SwiftUI's of that name does.
  open class UIHostingController: UIViewController {
    /// Makes the views that stand for the content in a size; it is called once, at the first layout.
    private let content: @MainActor (CGSize) -> [UIView]

    public init(content: @escaping @MainActor (CGSize) -> [UIView]) {
      self.content = content
      super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { missing("controllers from an archive") }

    open override func loadView() {
      view = HostingView(frame: UIScreen.main.bounds, content: content)
    }
  }
}

extension UIResponder {
  /// Whether it's a controller whose views come only with layout, as where there is SwiftUI.
  public var hostsContent: Bool { self is Headless.UIHostingController }
}

/// Is empty until it is laid out.
private final class HostingView: UIView {
  private var content: (@MainActor (CGSize) -> [UIView])?

  init(frame: CGRect, content: @escaping @MainActor (CGSize) -> [UIView]) {
    self.content = content
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { missing("views from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content else { return }
    self.content = nil
    for view in content(bounds.size) { addSubview(view) }
  }
}
