// CC-1: who says what when children come and go. CC-5.
extension UIViewController {
  func add(_ child: UIViewController) {
    guard child !== self else { raise("a controller cannot be its own child") }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    adopt(child)
    child.appearance.isMovingTo = true
  }

  func leaveParent() {
    guard let parent else { return }
    parent.release(self)
    didMove(toParent: nil)
  }

  /// Takes a controller in without telling it.
  func adopt(_ child: UIViewController) {
    childStore.append(child)
    child.parentStore = self
    World.shared.insetsChanged = true
  }

  /// Lets a child go without telling it.
  func release(_ child: UIViewController) {
    guard child.parent === self else { return }
    childStore.removeAll { $0 === child }
    child.parentStore = nil
    World.shared.insetsChanged = true
  }

  func exchange(
    _ from: UIViewController,
    _ to: UIViewController,
    _ duration: TimeInterval,
    _ options: UIView.AnimationOptions,
    _ animations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self else {
      raise("children of another parent cannot be exchanged")
    }
    let isAnimated = duration > 0
    let forwards = forwardsAppearance && appearance.isVisible
    if forwards {
      from.begin(isAppearing: false, isAnimated: isAnimated)
      to.begin(isAppearing: true, isAnimated: isAnimated)
    }
    from.view.superview?.addSubview(to.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      from.view.removeFromSuperview()
      if forwards {
        from.endIfBegun()
        to.endIfBegun()
      }
      completion?(finished)
    }
  }
}
