// GE-4, GE-15, VH-10: layout passes and autoresizing.
extension UIView {
  /// One layout pass of this view alone.
  func layOut() {
    controller?.tellIsAppearingIfDue()
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.layOutContainer()
    controller?.viewDidLayoutSubviews()
  }

  func boundsSizeChanged(from old: CGSize) {
    sizeWillChange()
    if autoresizesSubviews, layer.original == nil {
      for subview in subviewStore where subview.layoutStore.translatesMask {
        subview.autoresize(from: old, to: bounds.size)
      }
    }
    if contentMode == .redraw { setNeedsDisplay() }
    sizeDidChange()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let size = layer.state.untransformedFrame
    let across: [AutoresizingMask] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    let down: [AutoresizingMask] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let isFlexible = mask.contains(_:)
    let x = Self.resized(size.minX, size.width, old.width, new.width, across.map(isFlexible))
    let y = Self.resized(size.minY, size.height, old.height, new.height, down.map(isFlexible))
    let place = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    bounds.size = place.size
    center = place.point(at: layer.anchorPoint)
  }

  /// One axis: the change is shared among the flexible parts by their sizes, evenly if all of these are empty.
  private static func resized(
    _ start: CGFloat,
    _ length: CGFloat,
    _ old: CGFloat,
    _ new: CGFloat,
    _ isFlexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = zip([start, length, old - start - length], isFlexible).map { $1 ? $0 : nil }
    let change = new - old
    let total = parts.reduce(0) { $0 + ($1 ?? 0) }
    let count = CGFloat(parts.filter { $0 != nil }.count)
    guard count > 0, change != 0 else { return (start, length) }
    func grown(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return total == 0 ? change / count : change * part / total
    }
    return (start + grown(parts[0]), length + grown(parts[1]))
  }
}
