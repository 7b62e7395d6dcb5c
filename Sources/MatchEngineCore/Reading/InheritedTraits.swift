/// What the views around a view do to it, accumulated on the way down.
@usableFromInline
struct InheritedTraits {
  /// The way from the innermost view's own space to the container.
  @usableFromInline var toContainer: Affine
  /// The product of the opacities.
  @usableFromInline var opacity: Double
  /// Why nothing in here can fly, where the reason lies around it.
  @usableFromInline var barrier: MatchOmission?
  /// The innermost clipping view's record in the builder; -1 for none.
  @usableFromInline var clip: Int
  /// The strongest preference around it.
  @usableFromInline var preference: NodeTraits.Preference
  /// The place of the nearest captured view around it; -1 for none.
  @usableFromInline var ancestor: Int
  /// The innermost view in the paint order; -1 for none.
  @usableFromInline var view: Int

  @usableFromInline
  init(toContainer: Affine) {
    self.toContainer = toContainer
    opacity = 1
    barrier = toContainer.isFinite ? nil : .notFinite
    clip = -1
    preference = .ordinary
    ancestor = -1
    view = -1
  }

  /// Whether a view may be that large.
  static func allows(_ bounds: Box) -> Bool {
    bounds.isFinite && max(bounds.size.x.magnitude, bounds.size.y.magnitude) <= Vector.limit
  }

  /// Less than half a step of an eight-bit channel.
  @inlinable
  static var leastOpacity: Double { 1.0 / 512 }

  /// Accumulates one more view, whose own space then becomes the innermost.
  @inlinable @inline(__always)
  mutating func enter(_ shape: NodeShape, _ traits: NodeTraits) {
    if shape.transform == .identity {
      // Most views only lie somewhere.
      toContainer.translation = toContainer(shape.position - shape.pivot)
    } else {
      toContainer = shape.toParent.then(toContainer)
    }
    opacity *= min(max(traits.opacity, 0), 1)
    preference = max(preference, traits.preference)
    if barrier == nil { barrier = ownBarrier(shape, traits) }
  }

  @inlinable @inline(__always)
  func ownBarrier(_ shape: NodeShape, _ traits: NodeTraits) -> MatchOmission? {
    if traits.isExcluded { return .excluded }
    if traits.isHidden { return .hidden }
    if traits.opacity.isNaN { return .notFinite }
    if opacity < InheritedTraits.leastOpacity { return .transparent }
    if shape.isThreeDimensional { return .threeDimensional }
    return isNear ? nil : .notFinite
  }

  /// Whether no number of the way to the container is beyond the limit, or no number at all.
  @inlinable
  var isNear: Bool {
    func isNear(_ number: Double) -> Bool { number.magnitude <= Vector.limit }
    return isNear(toContainer.a) && isNear(toContainer.b)
      && isNear(toContainer.c) && isNear(toContainer.d)
      && isNear(toContainer.translation.x) && isNear(toContainer.translation.y)
  }
}
