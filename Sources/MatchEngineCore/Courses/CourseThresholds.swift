extension BoxPath {
  /// The progress at which something begins or stops to change: an opacity, an axis that turns over,
  /// and whatever a spring may carry below 0.
  var thresholds: [Double] {
    var result: [Double] =
      switch crossFade {
      case .in, .out: [0.5]
      case .through(let middle): [middle]
      default: []
      }
    if difference.alpha != 0 { result += [fade.bounds.lower, fade.bounds.upper] }
    func addZero(_ start: Double, _ way: Double) { if way != 0 { result.append(-start / way) } }
    addZero(lower.mirror.x, difference.mirror.x)
    addZero(lower.mirror.y, difference.mirror.y)
    addZero(lower.extent.x, difference.extent.x)
    addZero(lower.extent.y, difference.extent.y)
    addZero(lower.corners.topLeft, difference.corners.topLeft)
    addZero(lower.corners.topRight, difference.corners.topRight)
    addZero(lower.corners.bottomRight, difference.corners.bottomRight)
    addZero(lower.corners.bottomLeft, difference.corners.bottomLeft)
    return result + (lower.corners.isSquare && upper.corners.isSquare ? [] : squeezes)
  }

  /// The progress at which another side limits the corners, or none does any more.
  private var squeezes: [Double] {
    let scan = (0...30).map { Double($0) / 10 - 1 }
    return zip(scan, scan.dropFirst()).compactMap { first, second in
      let before = state(at: first).tightestSide
      guard before != state(at: second).tightestSide else { return nil }
      var (low, high) = (first, second)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if state(at: middle).tightestSide == before { low = middle } else { high = middle }
      }
      return high
    }
  }
}

extension BoxState {
  /// The number of the side whose two corners have to shrink the most in order to fit; 0 if they all do.
  fileprivate var tightestSide: Int {
    let (scale, radii) = (positiveScale, corners.sanitized)
    let mean = scale.geometricMean
    let (width, height) = (extent.x * mean / scale.x, extent.y * mean / scale.y)
    var (side, factor) = (0, 1.0)
    func fit(_ number: Int, _ sum: Double, _ length: Double) {
      if sum * factor > length * (1 + 1e-9) { (side, factor) = (number, max(length, 0) / sum) }
    }
    fit(1, radii.topLeft + radii.topRight, width)
    fit(2, radii.bottomLeft + radii.bottomRight, width)
    fit(3, radii.topLeft + radii.bottomLeft, height)
    fit(4, radii.topRight + radii.bottomRight, height)
    return side
  }
}
