extension Outline {
  /// The corners of the box around it before the transform and of `reach` around that, on the screen.
  func corners(reach: CGFloat) -> [CGPoint] {
    let own = path?.boundingBoxOfPath ?? CGRect(origin: .zero, size: size)
    return own.insetBy(dx: -reach, dy: -reach).corners.map { $0.applying(transform) }
  }

  /// Whether it, as a clip, cuts nothing off another shape and what is `reach` around that.
  func holdsAll(of other: Outline, reach: CGFloat = 0) -> Bool {
    guard path == nil, transform.isInvertible else { return false }
    let back = transform.inverted()
    // A thousandth of the size is more than the curves of two equal corners are apart.
    let slack = max(1e-6, radii.isZero ? 0 : (size.width + size.height) * 1e-3)
    func holdsAll(_ points: [CGPoint]) -> Bool {
      points.allSatisfy { point in
        let own = point.applying(back)
        return holds(own, slack: slack) || isInner(own)
      }
    }
    if holdsAll(other.corners(reach: reach)) { return true }
    return reach == 0 && other.path == nil && !other.radii.isZero && holdsAll(other.roundPoints)
  }

  /// Points of the screen along the edge of a rectangle with round corners, dense enough for clipping.
  private var roundPoints: [CGPoint] {
    var (points, start): ([CGPoint], CGPoint) = ([], .zero)
    for element in screenPath.elements {
      let bend = PathBend(start, element.points)
      points += element.points.count > 1 ? bend.points(8) : element.points
      start = element.points.last ?? start
    }
    return points
  }

  /// Whether a point is away from every corner, however round it is.
  private func isInner(_ point: CGPoint) -> Bool {
    let edge: CGFloat = 1e-6
    let reach = 1.53 * max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight)
    guard CGRect(origin: .zero, size: size).insetBy(dx: -edge, dy: -edge).contains(point) else {
      return false
    }
    let across = point.x >= reach && point.x <= size.width - reach
    let down = point.y >= reach && point.y <= size.height - reach
    return across || down
  }

  func isClose(to other: Outline, within tolerance: CGFloat) -> Bool {
    guard rule == other.rule, (path == nil) == (other.path == nil), curve == other.curve else {
      return false
    }
    // Corners of one radius are otherwise round where one is enlarged.
    if path != nil || size != other.size {
      return screenPath.isClose(to: other.screenPath, within: tolerance)
    }
    let ends = zip(corners(reach: 0), other.corners(reach: 0))
    return ends.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= tolerance }
      && zip(radii.all, other.radii.all).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension CGPath {
  func isClose(to other: CGPath, within tolerance: CGFloat) -> Bool {
    guard elements.map(\.kind) == other.elements.map(\.kind) else { return false }
    let pairs = zip(elements.flatMap(\.points), other.elements.flatMap(\.points))
    return pairs.allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= tolerance }
  }
}
