// CC-3, CC-4: will-calls at the beginning, the did-call of the latest direction at the end.
extension UIViewController {
  func begin(isAppearing: Bool, isAnimated: Bool) {
    guard appearance.isVisible != isAppearing else { return warnOfImbalance() }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = isAnimated
    appearance.count += 1
    if UIApplication.shared.firstResponder != nil {
      World.shared.nextTurn { MainActor.assumeIsolated { Keyboard.follow() } }
    }
    appearance.owesIsAppearing = isAppearing
    if isAppearing {
      view.setNeedsLayout()
      viewWillAppear(isAnimated)
    } else {
      viewWillDisappear(isAnimated)
    }
    appearanceBegins(isAppearing: isAppearing, isAnimated: isAnimated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren where child.appearance.isVisible != isAppearing {
      child.beginAppearanceTransition(isAppearing, animated: isAnimated)
    }
  }

  func end() {
    guard appearance.isOnItsWay else { return warnOfImbalance() }
    let isAppearing = appearance.phase == .appearing
    if isAppearing { tellIsAppearingIfDue() }
    appearance.phase = isAppearing ? .appeared : .disappeared
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in visibleChildren where child.appearance.isOnItsWay {
        child.endAppearanceTransition()
      }
    }
    appearanceEnds(isAppearing: isAppearing)
    if isAppearing {
      viewDidAppear(appearance.isAnimated)
    } else {
      viewDidDisappear(appearance.isAnimated)
    }
    appearance.isMovingTo = false
    appearance.isMovingFrom = false
  }

  private func warnOfImbalance() {
    World.shared.warn("unbalanced calls to begin or end appearance transitions for \(self)")
  }

  /// The end, where there was a beginning.
  func endIfBegun() {
    if appearance.isOnItsWay { endAppearanceTransition() }
  }

  /// Ends an appearance that began in this turn when the turn is committed.
  func endAfterCommit() {
    let count = appearance.count
    World.shared.afterCommit.append { [weak self] in
      if self?.appearance.count == count { self?.endIfBegun() }
    }
  }

  /// At the latest before the view is laid out.
  func tellIsAppearingIfDue() {
    guard appearance.owesIsAppearing else { return }
    appearance.owesIsAppearing = false
    viewIsAppearing(appearance.isAnimated)
  }

  /// The view is about to come into a window, to leave it, or to go to another.
  func viewWillMove(toWindow window: UIWindow?) {
    let appears = window.map { !$0.isHidden } ?? false
    guard mayFollowItsView, appearance.isVisible != appears, !appearance.isOnItsWay else { return }
    if appears && parent?.appearance.isVisible == false { return }
    if !appears && parent == nil && transition != nil { return }
    beginAppearanceTransition(appears, animated: UIView.inheritedAnimationDuration > 0)
    appearance.followsView = true
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard appearance.followsView else { return }
    appearance.followsView = false
    if window == nil {
      endIfBegun()
    } else if parent.map({ $0.appearance.phase == .appeared }) ?? true {
      endAfterCommit()
    }
  }

  /// Whether nobody but UIKit's watch on views sends this controller its appearance calls.
  private var mayFollowItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
      && !parent.managesAppearanceOfChildren
  }
}
