// TB-1, TB-3, TB-5, TB-7, TB-8, DG-3: which tab is selected.
extension UITabBarController {
  func replaceTabs(_ controllers: [UIViewController]?) {
    let old = selectedViewController
    let kept = old.flatMap { controllers?.firstIndex(of: $0) }
    if kept == nil, let old, old.viewIfLoaded?.superview === stage {
      let isSeen = old.appearance.isVisible
      if isSeen { old.beginAppearanceTransition(false, animated: false) }
      old.viewIfLoaded?.removeFromSuperview()
      if isSeen { old.endIfBegun() }
    }
    for gone in tabs ?? [] where controllers?.contains(gone) != true {
      gone.willMove(toParent: nil)
      gone.leaveParent()
    }
    for controller in controllers ?? [] where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabs = controllers
    selection = kept ?? (controllers?.isEmpty == false ? 0 : NSNotFound)
    tabBar.items = controllers.map(items)
    showSelection()
    guard kept == nil, appearance.isVisible else { return }
    selectedViewController?.beginAppearanceTransition(true, animated: false)
    showSelectedView()
    selectedViewController?.endIfBegun()
  }

  /// TB-8: of more than five the bar has four, and More, behind which there is nothing here.
  private func items(for controllers: [UIViewController]) -> [UITabBarItem] {
    let all = controllers.compactMap(\.tabBarItem)
    return all.count > 5 ? all.prefix(4) + [UITabBarItem(title: "More", image: nil, tag: 0)] : all
  }

  private func checkHasPlace(_ index: Int) {
    if index > 3, tabs.map(\.count) ?? 0 > 5 { missing("what is behind More in a tab bar") }
  }

  /// TB-3: the delegate is asked and told only because it was the user.
  func userTouchedTab(_ index: Int) {
    checkHasPlace(index)
    guard let controller = tab(at: index) else { return }
    let before = selectedViewController
    guard mayUserSelect(controller) else { return }
    if index == selection, transition == nil {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectTab(index)
    }
    if World.shared.switches.tabsAreAskedForAsTabs {
      let previous = before.map { UITab($0) }
      delegate?.tabBarController(self, didSelectTab: UITab(controller), previousTab: previous)
    } else {
      delegate?.tabBarController(self, didSelect: controller)
    }
  }

  /// DG-3: an app with `UITab` is asked another question.
  private func mayUserSelect(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    if World.shared.switches.tabsAreAskedForAsTabs {
      return delegate.tabBarController(self, shouldSelectTab: UITab(controller))
    }
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  func selectTab(_ index: Int) {
    checkHasPlace(index)
    if transition != nil, !World.shared.switches.changesBeginInTransitions {
      if World.shared.switches.tabSelectionsWait { waitingSelection = index }
      return
    }
    guard index != selection, let to = tab(at: index) else { return }
    guard let from = selectedViewController, appearance.isVisible, viewIfLoaded?.window != nil
    else {
      replaceUnseen(with: index)
      return
    }
    to.loadViewIfNeeded()
    DelegatePromise.releaseAttached()
    promise.call()
    let animator = delegate?.tabBarController(
      self,
      animationControllerForTransitionFrom: from,
      to: to
    )
    if isExchangingTabs { World.shared.warn("a tab is selected while another one arrives") }
    // NV-71: what was under way has ended by now, and has perhaps gone back.
    guard index != selection, let leaving = selectedViewController else { return }
    let before = selection
    selection = index
    showSelection()
    if let animator {
      exchangeTabs(leaving, to, before, animator)
    } else {
      exchangeTabs(leaving, to)
    }
  }

  func showSelection() { tabBar.selectedItem = selectedViewController?.tabBarItem }

  /// TB-1: without an animator everything happens at once.
  private func exchangeTabs(_ from: UIViewController, _ to: UIViewController) {
    to.beginAppearanceTransition(true, animated: false)
    from.beginAppearanceTransition(false, animated: false)
    from.view.removeFromSuperview()
    showSelectedView()
    from.endIfBegun()
    to.endIfBegun()
  }

  private func replaceUnseen(with index: Int) {
    let isShown = selectedViewController?.viewIfLoaded?.superview === stage
    if isShown { selectedViewController?.viewIfLoaded?.removeFromSuperview() }
    selection = index
    showSelection()
    if isShown { showSelectedView() }
  }

  func showSelectedView() {
    guard let view = selectedViewController?.view, view.superview !== stage else { return }
    view.fill(stage.bounds)
    stage.addSubview(view)
  }
}
