// GE-1…GE-7: where a layer is.
//
//     q = p + (x − (b.origin + a · b.size)) · m       a point x of the layer, in its parent
extension CALayer {
  public var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      write(\.bounds, newValue, .bounds)
      if old.size != newValue.size { sizeChanged(from: old.size) }
      if old != newValue { geometryChanged() }
    }
  }
  public var position: CGPoint {
    get { state.position }
    set {
      let old = state.position
      write(\.position, newValue, .position)
      if old != newValue { geometryChanged() }
    }
  }
  public var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      write(\.anchorPoint, newValue, .anchorPoint)
      geometryChanged()
    }
  }
  public var transform: CATransform3D {
    get { state.transform }
    set {
      write(\.transform, newValue, .transform)
      geometryChanged()
    }
  }
  public var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { write(\.sublayerTransform, newValue, .sublayerTransform) }
  }

  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(state.transform)
  }
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  public var frame: CGRect {
    get {
      if CATransform3DIsIdentity(state.transform) { return state.untransformedFrame }
      return state.bounds.applying(state.toParent)
    }
    set {
      let size = state.boundsSize(forFrame: newValue.size)
      let anchor = state.anchorPoint
      if size != state.bounds.size { bounds = CGRect(origin: state.bounds.origin, size: size) }
      let unit = CGAffineTransform(
        translationX: -anchor.x * size.width,
        y: -anchor.y * size.height
      ).concatenating(state.planarTransform)
      let box = CGRect(origin: .zero, size: size).applying(unit)
      position = CGPoint(x: newValue.minX - box.minX, y: newValue.minY - box.minY)
    }
  }

  func geometryChanged() {
    guard let view, original == nil else { return }
    MainActor.assumeIsolated {
      view.safeAreaMayHaveChanged()
      view.placeChanged()
    }
  }

  /// GE-15: a new size asks for layout, here and above.
  private func sizeChanged(from old: CGSize) {
    guard original == nil else { return }
    setNeedsLayout()
    if let parent, !parent.isLayingOut { parent.setNeedsLayout() }
    if state.drawing != nil { setNeedsDisplay() }
    guard let view else { return }
    MainActor.assumeIsolated { view.boundsSizeChanged(from: old) }
  }
}

extension LayerState {
  var untransformedFrame: CGRect {
    let own = CGRect(origin: .zero, size: bounds.size)
    return CGRect(origin: position - own.point(at: anchorPoint), size: bounds.size)
  }

  /// The transform as one of the plane; perspective has none.
  var planarTransform: CGAffineTransform {
    let m = transform
    guard m.m14 == 0, m.m24 == 0, m.m44 == 1 else {
      missing("the geometry of a layer in perspective")
    }
    return CGAffineTransform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42)
  }

  /// From the layer's coordinates to its parent's.
  var toParent: CGAffineTransform {
    let anchor = bounds.point(at: anchorPoint)
    if CATransform3DIsIdentity(transform) {
      return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(planarTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// GE-7: the size whose transformed bounding box is the frame's; for a plain scale that is exact.
  func boundsSize(forFrame size: CGSize) -> CGSize {
    if CATransform3DIsIdentity(transform) {
      return CGSize(width: abs(size.width), height: abs(size.height))
    }
    let m = planarTransform
    let box = CGRect(origin: .zero, size: size)
    guard abs(m.a * m.d - m.b * m.c) > 1e-12 else { return bounds.size }
    return box.applying(CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0).inverted())
      .size
  }
}
