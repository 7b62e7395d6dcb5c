// The root controller appears with its window: the will-call at once, the did-call after the commit.
import Foundation

extension UIWindow {
  func rootChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    if let old {
      let targets = isHidden ? [] : old.appearsWithWindow.filter(\.appearance.isVisible)
      for target in targets { target.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      for target in targets { target.endIfBegun() }
    }
    guard let root = rootViewController else { return }
    if root.parent != nil { raise("a child of another controller cannot be a window's root") }
    if !isHidden { root.beginAppearanceTransition(true, animated: false) }
    place(root)
    if !isHidden { root.endAfterCommit() }
  }

  func visibilityChanged(isVisible: Bool) {
    guard let root = rootViewController else { return }
    for target in root.appearsWithWindow where target.appearance.isVisible != isVisible {
      target.beginAppearanceTransition(isVisible, animated: false)
      target.endAfterCommit()
    }
  }

  private func place(_ root: UIViewController) {
    guard let view = root.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
