// MD-35, RC-72: the numbers of sheets. Of the page sheet the standard screen was measured, and of the medium detent
// its part of the large one recorded; the rest is plausible.
extension UISheetPresentationController {
  /// Where the sheet is: from the safe area's top to the bottom if the width is compact, in the middle otherwise.
  func sheetFrame(in container: UIView) -> CGRect {
    let bounds = container.bounds
    if isEdgeAttached { return attachedFrame(bounds, top: container.safeAreaInsets.top) }
    return CGRect(center: bounds.center, size: floatingSize(in: bounds.size))
  }

  private func attachedFrame(_ bounds: CGRect, top: CGFloat) -> CGRect {
    let full = bounds.height - top
    let medium = full * (bounds.height > 568 ? 0.56 : 0.63)
    let height = selectedDetent == .medium ? medium.rounded() : full
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func floatingSize(in size: CGSize) -> CGSize {
    let preferred = presentedViewController.preferredContentSize
    let usual =
      style == .pageSheet
      ? CGSize(width: 704, height: size.height - 88) : CGSize(width: 540, height: 620)
    let wanted = style == .pageSheet || preferred == .zero ? usual : preferred
    return CGSize(width: min(wanted.width, size.width), height: min(wanted.height, size.height))
  }

  /// Whether the sheet takes the whole width, at the bottom.
  var isEdgeAttached: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Whether the presenter's view is made smaller behind the sheet.
  var pushesPresenterBack: Bool {
    isEdgeAttached && selectedDetent == .large
      && !(presenterStore?.modal.controller is UISheetPresentationController)
      && World.shared.switches.sheetsPushPresenterBack
  }

  /// 16 points are left free at each side, and 10 points of the presenter's view show above the sheet.
  func setBack(_ view: UIView) -> CGAffineTransform {
    let size = view.bounds.size
    guard size.width > 32 else { return .identity }
    let factor = (size.width - 32) / size.width
    let top = frameOfPresentedViewInContainerView.minY - 10
    let shift = top - size.height * (1 - factor) / 2
    return CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: 0, ty: shift)
  }
}
