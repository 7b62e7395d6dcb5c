import MatchEngineCore

/// A performer as a layer shows it that keeps its size and is only transformed.
///
/// A layer of a size of its own is stretched until it is as large as the performer. What lies in the layer is
/// stretched with it, so it is given in the layer's points, and its corners become elliptical:
///
///        the layer                              in the container
///     ┬  ╭──────────────╮                       ╭─────────╮
///     │ (                )                      │         │  ◀ round
///     │ (                ) ◀ elliptical         │         │
///     ┴  ╰──────────────╯                       │         │
///        ├──── base.x ────┤                     ╰─────────╯
///                                               ├─ size.x ─┤
struct StretchedFrame {
  /// The transform from the layer's points, measured from its top left, to container space.
  var affine: Affine
  /// How wide the corners are, in the layer's points.
  var widths: Corners
  /// How high the corners are, in the layer's points.
  var heights: Corners
  /// How many of the layer's points lie in one of the performer's own.
  var density: Vector

  /// The box in the layer's points of a box in the performer's own, such as those of `PictureBoxes`.
  func callAsFunction(_ box: Box) -> Box {
    Box(origin: box.origin.scaled(by: density), size: box.size.scaled(by: density))
  }
}

extension PerformerFrame {
  /// The same performer as a layer of size `base` shows it; a side of `base` must be larger than 0.
  func stretched(from base: Vector) -> StretchedFrame {
    // A performer without area is shown by a layer that is squeezed to almost nothing.
    let density = Vector(base.x / max(size.x, 1e-6), base.y / max(size.y, 1e-6))
    var affine = Affine.scale(1 / density.x, 1 / density.y).then(transform)
    affine.translation = center - transform.linear(size / 2)
    return StretchedFrame(
      affine: affine,
      widths: corners * density.x,
      heights: corners * density.y,
      density: density
    )
  }
}
