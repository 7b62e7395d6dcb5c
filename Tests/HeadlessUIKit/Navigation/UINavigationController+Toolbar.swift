// NV-83, NV-84: the bar at the bottom, with the items of the top controller.
extension UINavigationController {
  static var toolbarHeight: CGFloat { 44 }

  private var showsToolbar: Bool { bars(above: stack).hasBottom }

  func bars(above stack: [UIViewController]) -> NavigationBars {
    let hidesBottom = toolbarIsHidden || stack.contains(where: \.hidesBottomBarWhenPushed)
    return NavigationBars(hasTop: !barIsHidden, hasBottom: !hidesBottom)
  }

  func hideToolbar(_ hidden: Bool, isAnimated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    toolbarIsHidden = hidden
    World.shared.insetsChanged = true
    guard isViewLoaded else { return }
    view.setNeedsLayout()
    if toolbar.superview == nil {
      toolbar.frame = toolbarFrame(isShown: false)
      view.addSubview(toolbar)
    }
    guard isAnimated, isOnScreen else { return layOutToolbar() }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
      layOutToolbar()
    }
  }

  func layOutToolbar() {
    guard isViewLoaded, !toolbarIsHidden || toolbar.superview != nil else { return }
    if toolbar.superview == nil { view.addSubview(toolbar) }
    let items = stack.last?.toolbarItems ?? []
    if toolbar.items ?? [] != items { toolbar.items = items }
    let frame = toolbarFrame(isShown: showsToolbar)
    if toolbar.frame != frame { toolbar.frame = frame }
  }

  private func toolbarFrame(isShown: Bool) -> CGRect {
    let (bounds, height) = (view.bounds, Self.toolbarHeight)
    let y = bounds.height - (isShown ? view.safeAreaInsets.bottom + height : 0)
    return CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  /// NV-83: the arriving screen keeps clear of a toolbar that goes until the end of an app's transition.
  func needsRoomForToolbar(_ child: UIViewController) -> Bool {
    if showsToolbar { return true }
    guard let change, child === change.to, let run = change.run, !run.context.isOver,
      let animator = run.animator
    else { return false }
    return change.departure?.bars.hasBottom == true && !(animator is NavigationSlide)
  }
}
