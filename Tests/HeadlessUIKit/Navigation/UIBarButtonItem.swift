// A button of a bar. UIKit's initializers with target and action need the Objective-C runtime; these do not.
import Foundation

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo
    case close = 24

    /// What stands in for the symbol: its name.
    var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
  }

  open var style = Style.plain
  open var customView: UIView?
  open var primaryAction: UIAction?
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  private var control: BarButton?

  public override init() { super.init() }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.primaryAction = primaryAction
    title = systemItem.title
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// The view that stands for the item in a bar.
  var view: UIView {
    if let customView { return customView }
    let button = control ?? BarButton(frame: .zero)
    control = button
    button.isEnabled = isEnabled
    button.show(title ?? "") { [weak self] in
      guard let self, isEnabled else { return }
      primaryAction?.run(sender: self)
    }
    return button
  }
}
