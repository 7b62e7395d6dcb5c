// GE-8: a change of the anchor point keeps the layer's position, so the view moves.
import Foundation

extension UIView {
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// The view whose alpha this one's is multiplied with; it has no superview.
  public var mask: UIView? {
    get { lookStore.maskView }
    set {
      if newValue?.superview != nil { raise("a mask view cannot have a superview") }
      lookStore.maskView = newValue
      layer.mask = newValue?.layer
    }
  }

  func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
}
