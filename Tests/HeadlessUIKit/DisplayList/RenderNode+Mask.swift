// Masks, as far as they are plain shapes: what they let through is all or nothing.
extension RenderNode {
  /// What a mask lets through, given where the masked layer's coordinates go; nil if that is nothing.
  func clip(in matrix: CGAffineTransform) -> Outline? {
    guard !state.isHidden, state.opacity > 0 else { return nil }
    let own = state.toParent.concatenating(matrix)
    let isPlain =
      state.opacity == 1 && children.isEmpty && mask.isEmpty && state.gradient == nil
      && state.contents == nil && state.drawing == nil && state.borderWidth == 0
      && state.shadowOpacity == 0
    guard isPlain else { missing("a mask that is more than one opaque shape") }
    let background = (state.backgroundColor ?? state.drawnBackground)?.alpha ?? 0
    guard let shape = state.shape, let path = shape.path, let fill = shape.fillColor?.alpha,
      fill > 0
    else {
      if background == 0 { return nil }
      guard background == 1 else { missing("a translucent mask") }
      return Outline(bounds: state, own)
    }
    guard fill == 1, background == 0, shape.strokeColor == nil else {
      missing("a mask that is more than one opaque shape")
    }
    return Outline(path, shape.rule, own)
  }
}
