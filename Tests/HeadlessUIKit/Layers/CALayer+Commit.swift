// SN-2, AN-8: what was never committed, or has left the screen, shows nothing and does not animate.
extension CALayer {
  /// Makes what the app has set what the screen shows, here and below.
  func showTree(isOnScreen: Bool) {
    guard treeNeedsCommit || isOnScreen != self.isOnScreen else { return }
    treeNeedsCommit = false
    self.isOnScreen = isOnScreen
    displayIfNeeded()
    shown = CommittedState(state)
    isHeldOut = isHeldOut && !attached.isEmpty
    let before = shownSublayers
    shownSublayers = sublayerStore
    shownMask = maskStore
    maskStore?.showTree(isOnScreen: isOnScreen)
    for sublayer in sublayerStore { sublayer.showTree(isOnScreen: isOnScreen) }
    for sublayer in before where sublayer.parent !== self && !sublayer.isInWindow {
      sublayer.leaveScreen()
    }
    if !isOnScreen { removeAllAnimations() }
    shownAnimations = attached.filter { !$0.isMuted }
  }

  private func leaveScreen() {
    isOnScreen = false
    treeNeedsCommit = true
    removeAllAnimations()
    shownAnimations = []
    // One that was moved elsewhere in the same turn is still there.
    for sublayer in shownSublayers where !sublayer.isInWindow { sublayer.leaveScreen() }
    // Nothing is committed here any more, and whoever has gone may hold this one by now.
    shownSublayers.removeAll { $0.parent !== self }
  }

  /// Whether this layer is, or is below, a window's.
  var isInWindow: Bool { parent?.isInWindow ?? (view is UIWindow) }
}
