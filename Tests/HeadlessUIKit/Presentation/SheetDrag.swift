// MD-36: a finger pulls a sheet down; it goes when it was pulled past half of its height, or fast.
// GS-21: the delegate is asked when the finger begins, and not again when it lifts.
/// What moves a sheet with a finger.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  private weak var sheet: UISheetPresentationController?
  private let pan = UIPanGestureRecognizer()
  /// How far the sheet is below its place.
  private(set) var offset: CGFloat = 0

  init(sheet: UISheetPresentationController, in container: UIView) {
    self.sheet = sheet
    super.init()
    pan.addHandler { [weak self] _ in self?.panned() }
    pan.delegate = self
    container.addGestureRecognizer(pan)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, !sheet.isInTransition, let view = sheet.presentedView else { return false }
    let velocity = pan.velocity(in: view)
    return view.bounds.contains(pan.location(in: view)) && velocity.y > abs(velocity.x)
  }

  private func panned() {
    guard let view = sheet?.presentedView else { return }
    switch pan.state {
    case .began where isTakenOver: sheet?.userDismiss()
    case .began, .changed: move(view, to: max(0, pan.translation(in: nil).y))
    case .ended: released(view, velocity: pan.velocity(in: nil).y)
    case .cancelled, .failed: settle(view)
    default: break
    }
  }

  /// An animator that the delegate gives takes the sheet away under the finger.
  private var isTakenOver: Bool {
    guard let presented = sheet?.presentedViewController else { return false }
    return presented.transitioningDelegate?.animationController(forDismissed: presented) != nil
  }

  private func move(_ view: UIView, to new: CGFloat) {
    view.center.y += new - offset
    offset = new
  }

  private func released(_ view: UIView, velocity: CGFloat) {
    if offset > view.bounds.height / 2 || velocity >= 1000 {
      sheet?.isDraggedAway = true
      sheet?.userDismiss()
      sheet?.isDraggedAway = false
    }
    if sheet?.isInTransition == true {
      offset = 0
    } else {
      settle(view)
    }
  }

  private func settle(_ view: UIView) {
    guard let frame = sheet?.frameOfPresentedViewInContainerView else { return }
    offset = 0
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0,
      animations: { view.frame = frame }
    )
  }
}
