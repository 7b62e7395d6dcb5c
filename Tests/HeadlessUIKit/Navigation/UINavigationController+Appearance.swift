// NV-6: a navigation controller that appears shows its top, with the calls that are due.
extension UINavigationController {
  /// The top's view comes into the container.
  func showTop(isAnimated: Bool) {
    guard change?.hasBegun != true, let top = change?.before.last ?? stack.last else { return }
    guard top !== shown else { return }
    removeShown()
    shown = top
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    owesDidShow = true
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(top.view)
    navigationBar.show(stack)
    tellBottomBar(top)
    layOutBars()
  }

  /// Whoever was told that it leaves, with the navigation, has left for good.
  func removeShown() {
    shown?.viewIfLoaded?.removeFromSuperview()
    if shown?.appearance.phase == .disappearing { shown?.endAppearanceTransition() }
    shown = nil
  }

  func tellDidShow() {
    guard owesDidShow, let shown else { return }
    owesDidShow = false
    delegate?.navigationController(self, didShow: shown, animated: appearance.isAnimated)
  }
}
