/// The geometry and opacity of a box, as numbers that can be mixed.
///
/// Sizes and radii are those seen on the screen, so that a small view at a large scale flies like a large view at a
/// small scale that looks the same.
struct BoxState: Hashable, Sendable {
  var center = Vector.zero
  /// Width and height on the screen, along its own axes.
  var extent = Vector.zero
  /// How much larger it is on the screen than in its own points; always positive.
  var scale = Vector(1, 1)
  /// 1 for each axis, or −1 if it is mirrored; in between while it flips.
  var mirror = Vector(1, 1)
  var rotation = 0.0
  var skew = 0.0
  var alpha = 1.0
  var corners = Corners.square
}

extension BoxState: Mixable {
  /// The state of a placed box; its corners are given in its own points.
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

  /// The state of an upright, opaque box with square corners.
  init(_ box: Box) {
    self.init(Placement(center: box.center, size: box.size), corners: .square, alpha: 1)
  }

  /// One factor for both axes, by which radii and lines grow.
  var meanScale: Double { scale.geometricMean }

  func grown(by factor: Double) -> BoxState {
    var result = self
    result.scale = scale * factor
    result.extent = extent * factor
    result.skew = skew * factor
    result.corners = corners * factor
    return result
  }

  func displaced(by pose: MatchEffect.Pose, in container: Vector) -> BoxState {
    var result = grown(by: pose.scale)
    result.center = center + pose.offset + pose.containers.scaled(by: container)
    result.alpha = alpha * pose.alpha
    return result
  }

  /// The placement of the box, its size in its own points.
  var placement: Placement {
    let size = Vector(extent.x / scale.x, extent.y / scale.y)
    return Placement(center: center, size: size, transform: transform(scale))
  }

  /// An upper bound for how far any point of the box moves on the way to `other`, in points.
  func travel(to other: BoxState) -> Double {
    let half = max(extent.length, other.extent.length) / 2
    let high = max(extent.y / scale.y, other.extent.y / other.scale.y) / 2
    let turn = (rotation - other.rotation).magnitude + (mirror - other.mirror).length
    return (center - other.center).length + (extent - other.extent).length / 2
      + half * turn + high * (skew - other.skew).magnitude
  }

  static var zero: BoxState { BoxState(scale: .zero, mirror: .zero, alpha: 0) }

  func adding(_ other: BoxState, times factor: Double) -> BoxState {
    BoxState(
      center: center + other.center * factor,
      extent: extent + other.extent * factor,
      scale: scale + other.scale * factor,
      mirror: mirror + other.mirror * factor,
      rotation: rotation + other.rotation * factor,
      skew: skew + other.skew * factor,
      alpha: alpha + other.alpha * factor,
      corners: corners + other.corners * factor
    )
  }

  /// Where this box is if it keeps its place in a box around it that changes from `old` to `new`.
  ///
  /// Its distances from opposite edges keep their ratio, and where it reaches over an edge, it still does. It
  /// grows and turns as the outer box does.
  func following(_ old: BoxState, to new: BoxState) -> BoxState {
    let factor = new.meanScale / old.meanScale
    guard factor.isFinite, factor > 0 else { return self }
    let place = (center - old.center).turned(by: -old.rotation)
    let slack = old.extent - extent
    let newSlack = new.extent - extent * factor
    /// The new distance between the centers along an axis, given the room beside the box before and after.
    func moved(_ place: Double, _ slack: Double, _ newSlack: Double) -> Double {
      let most = max(slack, 0) / 2
      let inside = min(max(place, -most), most)
      return (most > 0 ? inside / most * max(newSlack, 0) / 2 : 0) + (place - inside) * factor
    }
    let way = Vector(moved(place.x, slack.x, newSlack.x), moved(place.y, slack.y, newSlack.y))
    var result = grown(by: factor)
    result.center = new.center + way.turned(by: new.rotation)
    result.rotation += new.rotation - old.rotation
    return result
  }
}
