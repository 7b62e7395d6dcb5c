// A popover is beside its source; where the width is compact it is a sheet, unless its delegate says otherwise.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open weak var sourceView: UIView?
  open var sourceRect = CGRect.null

  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }

  /// Below the source if there is room, else above; never out of the container's safe area.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerStore else { return .zero }
    guard let sourceView else { raise("a popover needs a source view") }
    let space = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
    let source = container.convert(
      sourceRect.isNull ? sourceView.bounds : sourceRect,
      from: sourceView
    )
    let size = size(within: space.size)
    let below = source.maxY + 13
    var corner = CGPoint(x: source.midX - size.width / 2, y: below)
    if below + size.height > space.maxY { corner.y = source.minY - 13 - size.height }
    corner.x = min(max(corner.x, space.minX), space.maxX - size.width)
    corner.y = min(max(corner.y, space.minY), space.maxY - size.height)
    return CGRect(origin: corner, size: size)
  }

  open override func containerViewDidLayoutSubviews() { placePresentedView() }

  override func ownTransitionWillBegin(isPresenting: Bool) {
    if isPresenting { putBehind(UIView()) }
  }

  private func size(within space: CGSize) -> CGSize {
    let preferred = presentedViewController.preferredContentSize
    let wanted = preferred == .zero ? CGSize(width: 320, height: 480) : preferred
    return CGSize(width: min(wanted.width, space.width), height: min(wanted.height, space.height))
  }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{}
