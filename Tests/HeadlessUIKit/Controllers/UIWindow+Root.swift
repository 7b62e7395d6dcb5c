// The root controller appears with its window: the will-call at once, the did-call after the commit.
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

  /// A window with another size tells its root and what that presents, before they are laid out.
  func tellRootOfNewSize() {
    guard let root = rootViewController, !isHidden else { return }
    let context = TransitionContext(container: self, from: root, to: root)
    let coordinator = TransitionCoordinator(context: context)
    for controller in sequence(first: root, next: \.presentedViewController) {
      controller.viewWillTransition(to: bounds.size, with: coordinator)
    }
    World.shared.afterCommit.append {
      UIView.performWithoutAnimation { coordinator.runAnimations() }
      coordinator.runCompletions()
    }
  }

  private func place(_ root: UIViewController) {
    guard let view = root.view else { return }
    let shadowView = rootShadowView ?? wrapRoot()
    view.frame = shadowView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shadowView.addSubview(view)
  }

  private func wrapRoot() -> UIDropShadowView {
    let transitionView = UITransitionView(frame: bounds)
    let shadowView = UIDropShadowView(frame: bounds)
    for view in [transitionView, shadowView] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    insertSubview(transitionView, at: 0)
    transitionView.addSubview(shadowView)
    rootShadowView = shadowView
    return shadowView
  }
}

/// WN-1: what lies between a window and its root's view, in a `UITransitionView`.
final class UIDropShadowView: UIView {}

extension UIView {
  /// Whether a root's view is put into this one, or into this one's own.
  var holdsRoot: Bool { self is UIWindow || self is UIDropShadowView }
}

extension UIViewController {
  /// The size that a child's view will have where its parent's gets another one: what it fills it goes on filling.
  func sizeOfView(inParentOf size: CGSize) -> CGSize {
    guard let view = viewIfLoaded, let parent = parent?.viewIfLoaded else { return size }
    let old = parent.bounds.size
    let own = view.bounds.size
    return CGSize(
      width: own.width == old.width ? size.width : own.width,
      height: own.height == old.height ? size.height : own.height
    )
  }
}
