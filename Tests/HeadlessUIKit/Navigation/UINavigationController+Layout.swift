// CX-6: the content's rectangle, the bar's place, and what the bar covers of the content.
extension UINavigationController {
  var barFrame: CGRect {
    let height = navigationBar.height(for: stack.last)
    let top = view.safeAreaInsets.top
    let y = barIsHidden ? -height : top
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  func layOutBars() {
    guard isViewLoaded else { return }
    if navigationBar.frame != barFrame {
      navigationBar.frame = barFrame
      // Its background reaches up to the edge from wherever it is.
      navigationBar.setNeedsLayout()
    }
    layOutToolbar()
    guard change?.hasBegun != true || change?.run?.context.isOver != false else { return }
    guard let shown, shown.viewIfLoaded?.superview === contentView else { return }
    // A view that the app has transformed is left where it is (NV-45).
    shown.viewIfLoaded?.fill(contentFrame(for: shown))
  }

  /// All of the container, or what an opaque bar leaves of it.
  func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = contentView.bounds
    guard !barIsHidden, !extendsUnderBar(controller) else { return bounds }
    let top = view.safeAreaInsets.top + navigationBar.height(for: controller)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  private func extendsUnderBar(_ controller: UIViewController) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.top) else { return false }
    return navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
  }

  func safeAreaBelowBar(of child: UIViewController, inherited: UIEdgeInsets) -> UIEdgeInsets {
    if let insets = insetsOfDeparture(child) { return insets }
    var insets = inherited
    if needsRoomForToolbar(child) { insets.bottom += Self.toolbarHeight }
    guard isViewLoaded, !barIsHidden else { return insets }
    let bottom = view.safeAreaInsets.top + navigationBar.height(for: child)
    insets.top = max(inherited.top, bottom - contentFrame(for: child).minY)
    return insets
  }

  /// A bar that comes or goes with the next screen moves nothing in the one that leaves.
  private func insetsOfDeparture(_ child: UIViewController) -> UIEdgeInsets? {
    guard let change, child === change.from, change.run?.context.isOver == false,
      let departure = change.departure, departure.bars != bars(above: stack)
    else { return nil }
    return departure.insets
  }

  func hideBar(_ hidden: Bool, isAnimated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return navigationBar.isHidden = hidden }
    World.shared.insetsChanged = true
    view.setNeedsLayout()
    guard isAnimated, isOnScreen else {
      navigationBar.isHidden = hidden
      return layOutBars()
    }
    navigationBar.isHidden = false
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
      layOutBars()
    } completion: { [self] _ in
      navigationBar.isHidden = barIsHidden
    }
  }
}
