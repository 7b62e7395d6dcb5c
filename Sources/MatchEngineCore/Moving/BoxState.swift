/// How a performer stands: all that moves in every flight, as numbers that can be mixed.
///
/// Sizes and radii are as seen on the screen. They are mixed as such and divided by the scale
/// afterwards, so that a small view in a large scale and a large view in a small one, which look the
/// same, also fly the same.
struct BoxState: Hashable, Sendable {
  var center = Vector.zero
  /// Width and height on the screen, along its own axes.
  var extent = Vector.zero
  /// How much larger it is on the screen than in its own points; never 0 or less.
  var scale = Vector(1, 1)
  /// 1, or −1 for an axis that is mirrored; in between while it turns over.
  var mirror = Vector(1, 1)
  var rotation = 0.0
  var skew = 0.0
  var alpha = 1.0
  /// The radii on the screen.
  var corners = Corners.square
}

extension BoxState {
  /// How a placed box stands, its corners given in its own points.
  init(_ placement: Placement, corners: Corners, alpha: Double) {
    let signed = placement.transform.scale
    center = placement.center
    scale = Vector(signed.x.magnitude, signed.y.magnitude)
    extent = placement.visibleSize
    mirror = Vector(signed.x < 0 ? -1 : 1, signed.y < 0 ? -1 : 1)
    rotation = placement.transform.rotation
    skew = placement.transform.skew
    self.alpha = alpha
    self.corners = corners * meanScale
  }

  /// How an upright, opaque, square box stands.
  init(_ box: Box) {
    self.init(Placement(center: box.center, size: box.size), corners: .square, alpha: 1)
  }

  /// One number for both axes: what a radius or a line grows by.
  var meanScale: Double { scale.geometricMean }

  /// Displaced as an effect says.
  func displaced(by pose: MatchEffect.Pose, in container: Vector) -> BoxState {
    let factor = pose.scale.isFinite ? min(max(pose.scale, 1e-3), 1e3) : 1
    let way = pose.offset + pose.containers.scaled(by: container)
    var result = self
    result.center = way.isFinite ? center + way : center
    result.scale = scale * factor
    result.extent = extent * factor
    result.skew = skew * factor
    result.corners = corners * factor
    result.alpha = alpha * (pose.alpha > 0 ? min(pose.alpha, 1) : 0)
    return result
  }

  /// Where the box is, in its own points.
  var placement: Placement {
    Placement(
      center: center,
      size: Vector(extent.x / scale.x, extent.y / scale.y),
      transform: Decomposition(
        scale: scale.scaled(by: mirror),
        skew: skew,
        rotation: rotation
      )
    )
  }

  /// How far any point of the box goes to `other`, at most: the length of the way, in points.
  func travel(to other: BoxState) -> Double {
    let half = max(extent.length, other.extent.length) / 2
    let high = max(extent.y / scale.y, other.extent.y / other.scale.y) / 2
    let turn = (rotation - other.rotation).magnitude + (mirror - other.mirror).length
    return (center - other.center).length + (extent - other.extent).length / 2
      + half * turn + high * (skew - other.skew).magnitude
  }
}

extension BoxState: Mixable {
  static func + (left: BoxState, right: BoxState) -> BoxState {
    BoxState(
      center: left.center + right.center,
      extent: left.extent + right.extent,
      scale: left.scale + right.scale,
      mirror: left.mirror + right.mirror,
      rotation: left.rotation + right.rotation,
      skew: left.skew + right.skew,
      alpha: left.alpha + right.alpha,
      corners: left.corners + right.corners
    )
  }

  static func * (boxState: BoxState, factor: Double) -> BoxState {
    BoxState(
      center: boxState.center * factor,
      extent: boxState.extent * factor,
      scale: boxState.scale * factor,
      mirror: boxState.mirror * factor,
      rotation: boxState.rotation * factor,
      skew: boxState.skew * factor,
      alpha: boxState.alpha * factor,
      corners: boxState.corners * factor
    )
  }
}
