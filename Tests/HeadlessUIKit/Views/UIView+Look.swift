// RC-111: masks. GE-8: a change of the anchor point keeps the layer's position, so the view moves.
extension UIView {
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The view whose alpha this one's is multiplied with; it says that this is its superview.
  public var mask: UIView? {
    get { lookStore.maskView }
    set {
      guard newValue !== lookStore.maskView else { return }
      if newValue === self { raise("a view cannot be its own mask") }
      lookStore.maskView?.removeFromSuperview()
      newValue?.removeFromSuperview()
      newValue?.superviewStore = self
      lookStore.maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  func color(_ color: UIColor) -> CGColor {
    color.isDynamic ? color.resolvedColor(with: traitCollection).cgColor : color.cgColor
  }
}
