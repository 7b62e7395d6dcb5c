/// What the views around a view do to it, accumulated from the root inward.
@usableFromInline struct InheritedTraits {
  /// The transform from the innermost view's own space to container space.
  @usableFromInline var toContainer: Affine
  @usableFromInline var opacity = 1.0
  /// Why nothing inside these views can fly; nil if it can.
  @usableFromInline var barrier: MatchOmission?
  /// The index of what the innermost clipping view leaves.
  @usableFromInline var clip: Int?
  /// Whether that includes what the innermost view itself clips.
  @usableFromInline var isClipKnown = true
  /// The index of the innermost captured view.
  @usableFromInline var ancestor: Int?
  /// The number of the innermost view in the paint order.
  @usableFromInline var view: Int?

  @usableFromInline init(toContainer: Affine) {
    self.toContainer = toContainer
    barrier = toContainer.isFinite ? nil : .empty
  }

  /// Whether bounds are finite and not too large.
  static func allows(_ bounds: Box) -> Bool {
    bounds.isFinite && max(bounds.size.x.magnitude, bounds.size.y.magnitude) <= Vector.limit
  }

  @inlinable @inline(__always) mutating func enter(_ shape: NodeShape, _ traits: NodeTraits) {
    if shape.transform == .identity {
      // Most views have a position and no transform.
      toContainer.translation = toContainer(shape.position - shape.pivot)
    } else {
      toContainer = shape.toParent.then(toContainer)
    }
    opacity *= min(max(traits.opacity, 0), 1)
    if barrier == nil { barrier = ownBarrier(shape, traits) }
  }

  @inlinable @inline(__always)
  func ownBarrier(_ shape: NodeShape, _ traits: NodeTraits) -> MatchOmission? {
    if traits.isExcluded { return .excluded }
    if traits.isHidden { return .hidden }
    if traits.opacity.isNaN { return .empty }
    // Less than half a step of an eight-bit channel can't be seen.
    if opacity < 1.0 / 512 { return .hidden }
    if shape.isThreeDimensional { return .threeDimensional }
    return isNear ? nil : .empty
  }

  /// Whether all numbers of the transform are finite and within the limit.
  @inlinable var isNear: Bool {
    func isNear(_ number: Double) -> Bool { number.magnitude <= Vector.limit }
    return isNear(toContainer.a) && isNear(toContainer.b)
      && isNear(toContainer.c) && isNear(toContainer.d)
      && isNear(toContainer.translation.x) && isNear(toContainer.translation.y)
  }
}
