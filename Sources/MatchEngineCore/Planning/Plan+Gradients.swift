extension Planner {
  /// Gives a performer the gradient that its two ends share, if they do.
  mutating func addGradient(
    _ lower: Picture,
    _ upper: Picture,
    to performer: inout Performer
  ) {
    guard let start = lower.gradient, let end = upper.gradient, start.isLike(end) else { return }
    plan.addGradient(
      start.kind,
      start.numbers,
      end.aligned(along: start.end - start.start).numbers,
      to: &performer,
      plan.performers.count
    )
  }
}

extension Plan {
  /// Gives a performer a gradient, with its numbers at both ends.
  mutating func addGradient(
    _ kind: GradientFill.Kind,
    _ lower: [Double],
    _ upper: [Double],
    to performer: inout Performer,
    _ index: Int
  ) {
    let first = lowerGradients.count
    lowerGradients += lower
    upperGradients += upper
    performer.gradient = gradients.count
    gradients.append(
      GradientInterpolation(performer: index, kind: kind, numbers: first..<lowerGradients.count)
    )
  }

  /// The gradient of a performer.
  func gradient(of performer: Int) -> GradientInterpolation? {
    performers[performer].gradient.map { gradients[$0] }
  }

  /// The numbers of a performer's gradient when its track is at `position`; empty if it has none.
  func gradientNumbers(of performer: Int, at position: TrackPosition) -> [Double] {
    guard let gradient = gradient(of: performer) else { return [] }
    let progress = position.clampedProgress
    return gradient.numbers.map {
      lowerGradients[$0] + (upperGradients[$0] - lowerGradients[$0]) * progress
    }
  }

  /// How far, in points, the gradient that was seen of a performer is from its own, wherever that goes
  /// meanwhile.
  func distance(ofGradient seen: [Double], from performer: Int) -> Double {
    guard let gradient = gradient(of: performer) else { return 0 }
    return zip(gradient.numbers, seen).reduce(0) { distance, pair in
      let (index, number) = pair
      let lower = (number - lowerGradients[index]).magnitude
      return max(distance, 128 * max(lower, (number - upperGradients[index]).magnitude))
    }
  }
}
