// Three slots side by side: what was before, what is shown, what comes after. At rest the middle one is seen.
import Foundation

extension UIPageViewController {
  private var isHorizontal: Bool { navigationOrientation == .horizontal }
  private var extent: CGFloat { isHorizontal ? roll.bounds.width : roll.bounds.height }

  func offset(ofSlot slot: Int) -> CGPoint {
    let way = CGFloat(slot) * extent
    return isHorizontal ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
  }

  private func frame(ofSlot slot: Int) -> CGRect {
    CGRect(origin: offset(ofSlot: slot), size: roll.bounds.size)
  }

  func layOutPages() {
    let size = view.bounds.size
    let isResized = roll.bounds.size != size
    roll.frame = view.bounds
    roll.contentSize =
      isHorizontal
      ? CGSize(width: size.width * 3, height: size.height)
      : CGSize(width: size.width, height: size.height * 3)
    shown?.viewIfLoaded?.frame = frame(ofSlot: 1)
    if let turn { turn.page.viewIfLoaded?.frame = frame(ofSlot: turn.slot) }
    if isResized { rest() }
  }

  /// The middle slot is seen, and a finger gets no further than there are pages.
  private func rest() {
    let turn = self.turn
    self.turn = nil
    roll.setContentOffset(offset(ofSlot: 1), animated: false)
    self.turn = turn
  }

  func askForNeighbors() {
    guard turn == nil, let shown else { return }
    let before = dataSource?.pageViewController(self, viewControllerBefore: shown)
    let after = dataSource?.pageViewController(self, viewControllerAfter: shown)
    neighbors = (before, after)
    let (first, last) = (before == nil ? -extent : 0, after == nil ? -extent : 0)
    roll.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
      : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
  }

  /// A finger has brought the edge of a neighbor into sight.
  func rolled() {
    guard roll.isDragging || roll.isDecelerating, extent > 0 else { return }
    let way = (isHorizontal ? roll.contentOffset.x : roll.contentOffset.y) - extent
    if let turn, turn.isByHand, way != 0, (way > 0) != turn.isForward { giveUp(turn) }
    guard turn == nil, way != 0, let page = way > 0 ? neighbors.after : neighbors.before else {
      return
    }
    let turn = PageTurn(to: page, isForward: way > 0, isByHand: true)
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(turn)
  }

  func begin(_ turn: PageTurn) {
    self.turn = turn
    addChild(turn.page)
    shown?.beginAppearanceTransition(false, animated: true)
    turn.page.beginAppearanceTransition(true, animated: true)
    turn.page.view.frame = frame(ofSlot: turn.slot)
    roll.addSubview(turn.page.view)
  }

  /// Nothing rolls any more: the nearer page stays.
  func settle() {
    guard let turn else { return }
    let way = isHorizontal ? roll.contentOffset.x : roll.contentOffset.y
    if turn.isByHand, extent > 0, abs(way - extent) < extent / 2 {
      giveUp(turn)
      rest()
    } else {
      complete(turn)
    }
    neighbors = (nil, nil)
  }

  private func complete(_ turn: PageTurn) {
    let old = shown
    self.turn = nil
    shown = turn.page
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    turn.page.endAppearanceTransition()
    old?.endAppearanceTransition()
    old?.removeFromParent()
    turn.page.didMove(toParent: self)
    turn.page.view.frame = frame(ofSlot: 1)
    rest()
    if turn.isByHand { tell(turn, from: old, isCompleted: true) }
    turn.completion?(true)
  }

  private func giveUp(_ turn: PageTurn) {
    self.turn = nil
    turn.page.willMove(toParent: nil)
    turn.page.beginAppearanceTransition(false, animated: true)
    shown?.beginAppearanceTransition(true, animated: true)
    turn.page.view.removeFromSuperview()
    turn.page.endAppearanceTransition()
    shown?.endAppearanceTransition()
    turn.page.removeFromParent()
    tell(turn, from: shown, isCompleted: false)
  }

  private func tell(_ turn: PageTurn, from old: UIViewController?, isCompleted: Bool) {
    delegate?.pageViewController(
      self,
      didFinishAnimating: true,
      previousViewControllers: old.map { [$0] } ?? [],
      transitionCompleted: isCompleted
    )
  }

  /// Without an animation.
  func exchange(_ turn: PageTurn) {
    let old = shown
    let isSeen = view.window != nil && old != nil
    addChild(turn.page)
    old?.willMove(toParent: nil)
    if isSeen {
      old?.beginAppearanceTransition(false, animated: false)
      turn.page.beginAppearanceTransition(true, animated: false)
    }
    old?.view.removeFromSuperview()
    shown = turn.page
    turn.page.view.frame = frame(ofSlot: 1)
    roll.addSubview(turn.page.view)
    if isSeen {
      old?.endAppearanceTransition()
      turn.page.endAppearanceTransition()
    }
    old?.removeFromParent()
    turn.page.didMove(toParent: self)
    rest()
    turn.completion?(true)
  }
}
