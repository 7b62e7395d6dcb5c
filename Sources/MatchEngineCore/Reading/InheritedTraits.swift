/// What the views around a view do to it, accumulated from the root inward.
@usableFromInline struct InheritedTraits {
  /// The transform from the innermost view's own space to container space.
  @usableFromInline var toContainer: Affine
  @usableFromInline var opacity = 1.0
  /// Why nothing inside these views can fly; nil if it can.
  @usableFromInline var barrier: MatchOmission?
  /// The index of the area that the innermost clipping view leaves visible.
  @usableFromInline var clipIndex: Int?
  /// Whether `clipIndex` includes the clip of the innermost view itself.
  @usableFromInline var isClipKnown = true
  /// The index of the area in which something counts as seen.
  @usableFromInline var seenAreaIndex = 0
  /// The index of the innermost captured view.
  @usableFromInline var ancestorIndex: Int?
  /// The place of the innermost view in the paint order.
  @usableFromInline var paintIndex: Int?

  @inlinable @inline(__always) mutating func enter(_ shape: NodeShape, _ traits: NodeTraits) {
    toContainer = shape.toParent.then(toContainer)
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
    return toContainer.isWithinLimits ? nil : .empty
  }
}
