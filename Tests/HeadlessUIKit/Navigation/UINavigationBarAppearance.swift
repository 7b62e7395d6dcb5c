// What a bar looks like.
import Foundation

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var shadowColor: UIColor?
  var isTransparent = false
  var isOpaque = false

  public override init() { super.init() }

  open func configureWithDefaultBackground() {
    isTransparent = false
    isOpaque = false
    backgroundColor = nil
  }
  open func configureWithOpaqueBackground() {
    configureWithDefaultBackground()
    isOpaque = true
    backgroundColor = .systemBackground
  }
  open func configureWithTransparentBackground() {
    configureWithDefaultBackground()
    isTransparent = true
  }
}

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
