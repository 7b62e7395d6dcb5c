// MD-3: where a presenter's view belongs.
/// A view's place among its siblings, with its geometry there.
@MainActor struct ViewPlace {
  let view: UIView
  let superview: UIView
  private let above: UIView?
  private let center: CGPoint
  private let size: CGSize
  private let outerSize: CGSize

  init?(of view: UIView) {
    guard let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    let index = superview.subviewStore.firstIndex(of: view) ?? 0
    above = index > 0 ? superview.subviewStore[index - 1] : nil
    center = view.center
    size = view.bounds.size
    outerSize = superview.bounds.size
  }

  /// Puts the view back where it was; if what is around it has another size now, it fills that.
  func restore() {
    if view.superview !== superview { putBack() }
    guard superview.bounds.size == outerSize else {
      view.bounds.size = superview.bounds.size
      return view.center = superview.bounds.center
    }
    if view.bounds.size != size { view.bounds.size = size }
    if view.center != center { view.center = center }
  }

  /// Where the view belongs, seen from another view.
  func frame(in other: UIView) -> CGRect {
    let isSame = superview.bounds.size == outerSize
    let frame = isSame ? CGRect(center: center, size: size) : superview.bounds
    return other.convert(frame, from: superview)
  }

  private func putBack() {
    if let above, above.superview === superview {
      superview.insertSubview(view, aboveSubview: above)
    } else {
      superview.insertSubview(view, at: 0)
    }
  }
}
