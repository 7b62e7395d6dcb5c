// A popover is beside its source; where the width is compact it is a sheet, unless its delegate says otherwise.
import Foundation

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
    let y = below + size.height <= space.maxY ? below : source.minY - 13 - size.height
    return CGRect(
      x: min(max(source.midX - size.width / 2, space.minX), space.maxX - size.width),
      y: min(max(y, space.minY), space.maxY - size.height),
      width: size.width,
      height: size.height
    )
  }

  open override func containerViewDidLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.fill(frameOfPresentedViewInContainerView)
  }

  override func ownTransitionWillBegin(isPresenting: Bool) {
    guard isPresenting, let container = containerStore else { return }
    let beside = UIView(frame: container.bounds)
    beside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(beside, at: 0)
    dismissesByTouch(on: beside)
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
