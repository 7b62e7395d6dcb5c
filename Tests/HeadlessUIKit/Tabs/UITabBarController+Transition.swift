// TB-2, TB-4…TB-7: a transition between two tabs.
extension UITabBarController {
  /// Whether a transition between two tabs is under way; its animator places their views.
  var isExchangingTabs: Bool { transition?.context.containerView === stage }

  /// The property reads the new value already; a cancelled transition gives the old one back.
  func exchangeTabs(
    _ from: UIViewController,
    _ to: UIViewController,
    _ before: Int,
    _ animator: any UIViewControllerAnimatedTransitioning
  ) {
    let context = TransitionContext(container: stage, from: from, to: to)
    context.initialFrames[ObjectIdentifier(from)] = stage.bounds
    context.finalFrames[ObjectIdentifier(to)] = stage.bounds
    let run = TransitionRun(context: context)
    run.setRoles(
      animator: animator,
      interactor: delegate?.tabBarController(self, interactionControllerFor: animator)
    )
    run.whenEnded = { [self] didComplete in
      guard didComplete else { return tabStays(from, to, before) }
      from.viewIfLoaded?.removeFromSuperview()
      from.endIfBegun()
      to.endIfBegun()
    }
    run.whenOver = { [self] in
      transition = nil
      guard let waiting = waitingSelection else { return }
      waitingSelection = nil
      selectTab(waiting)
    }
    transition = run
    let begin = {
      self.tellBeginning(from, to)
      run.begin()
    }
    if World.shared.switches.tabTransitionsBeginAtOnce {
      begin()
    } else {
      World.shared.nextTurn { MainActor.assumeIsolated { begin() } }
    }
  }

  private func tellBeginning(_ from: UIViewController, _ to: UIViewController) {
    let leavingFirst = World.shared.switches.leavingTabHearsFirst
    if leavingFirst { from.beginAppearanceTransition(false, animated: true) }
    to.beginAppearanceTransition(true, animated: true)
    if !leavingFirst { from.beginAppearanceTransition(false, animated: true) }
  }

  private func tabStays(_ from: UIViewController, _ to: UIViewController, _ before: Int) {
    selection = before
    showSelection()
    to.beginAppearanceTransition(false, animated: true)
    to.endIfBegun()
    from.beginAppearanceTransition(true, animated: true)
    from.endIfBegun()
  }
}
