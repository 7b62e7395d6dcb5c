// AN-20: where the screen shows a view in its next frame: what is committed by now, with the animations as they will be
// then.
extension UIView {
  /// Where the screen shows a point of the view in its next frame, in the coordinates of a view around it, of another
  /// view that is still, or of the window.
  public func nextPlace(of point: CGPoint, in other: UIView? = nil) -> CGPoint {
    let end = other.map(isDescendant) == true ? other : window
    let place = lookingAtNextFrame { () -> CGPoint in
      var place = point
      var next: CALayer? = layer
      while let layer = next, layer !== end?.layer {
        place = (layer.presentation() ?? layer).placeInParent(of: place)
        next = layer.superlayer
      }
      return place
    }
    return end === other ? place : other?.convert(place, from: nil) ?? place
  }

  /// The box around the view in the next frame, in the coordinates of another view that is still, or of the window.
  public func nextBox(in other: UIView? = nil) -> CGRect {
    CGRect(enclosing: nextCorners(in: other))
  }

  /// The corners of the view in the next frame, clockwise from the top left.
  public func nextCorners(in other: UIView? = nil) -> [CGPoint] {
    nextLayer.bounds.corners.map { nextPlace(of: $0, in: other) }
  }

  /// The layer with what the screen shows in the next frame.
  public var nextLayer: CALayer { lookingAtNextFrame { layer.presentation() ?? layer } }

  public var nextAlpha: CGFloat { CGFloat(nextLayer.opacity) }

  private func lookingAtNextFrame<Result>(_ body: () -> Result) -> Result {
    Headless.look(at: World.shared.nextSight, body)
  }
}

extension CALayer {
  /// Where a point of the layer is in the layer around it.
  fileprivate func placeInParent(of point: CGPoint) -> CGPoint {
    let way = point - bounds.point(at: anchorPoint)
    return position + way.applying(CATransform3DGetAffineTransform(transform))
  }
}
