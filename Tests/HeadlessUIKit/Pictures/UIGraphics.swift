// The context that UIKit's own drawing goes to.
import Foundation

public func UIGraphicsGetCurrentContext() -> CGContext? { World.shared.contexts.last }
public func UIGraphicsPushContext(_ context: CGContext) { World.shared.contexts.append(context) }
public func UIGraphicsPopContext() { _ = World.shared.contexts.popLast() }

/// Fills with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

extension UIColor {
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  public func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath, usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
