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

  /// The middle slot is seen.
  private func rest() {
    let turn = self.turn
    self.turn = nil
    roll.setContentOffset(offset(ofSlot: 1), animated: false)
    self.turn = turn
  }

  func begin(_ turn: PageTurn) {
    self.turn = turn
    addChild(turn.page)
    shown?.beginAppearanceTransition(false, animated: true)
    turn.page.beginAppearanceTransition(true, animated: true)
    turn.page.view.frame = frame(ofSlot: turn.slot)
    roll.addSubview(turn.page.view)
  }

  /// Nothing rolls any more.
  func settle() {
    if let turn { complete(turn) }
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
    turn.completion?(true)
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
