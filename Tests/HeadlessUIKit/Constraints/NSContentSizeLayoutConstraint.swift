/// What a view's content wants of its size, listed among the view's constraints; put back, it is an ordinary one.
final class NSContentSizeLayoutConstraint: NSLayoutConstraint {
  private var isOfSystem = true

  override var isActive: Bool {
    get { isOfSystem || super.isActive }
    set {
      isOfSystem = false
      super.isActive = newValue
    }
  }
}

extension UIView {
  /// Those of this view at this moment.
  var contentSizeConstraints: [NSContentSizeLayoutConstraint] {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return [] }
    let size = intrinsicContentSize
    return [(NSLayoutConstraint.Attribute.width, size.width), (.height, size.height)]
      .filter { $0.1 != UIView.noIntrinsicMetric }
      .map { attribute, length in
        NSContentSizeLayoutConstraint(
          item: self,
          attribute: attribute,
          relatedBy: .equal,
          toItem: nil,
          attribute: .notAnAttribute,
          multiplier: 1,
          constant: length
        )
      }
  }
}
