extension Plan {
  /// Lets every performer keep the gradient that its stand-in was made with, or that it was made without.
  ///
  /// An end that still has one like it may have another one now.
  mutating func keepGradients(of old: Plan, _ origins: [Int?]) {
    for (index, origin) in zip(performers.indices, origins) {
      guard let origin else { continue }
      let (own, former) = (gradient(of: index), old.gradient(of: origin))
      if let own, let former, own.isLike(former) { continue }
      performers[index].gradient = nil
      guard let former else { continue }
      var ends = (
        lower: Array(old.lowerGradients[former.numbers]),
        upper: Array(old.upperGradients[former.numbers])
      )
      let elements = performers[index].elements
      if let fill = elements.lower.flatMap({ lower.elements[$0].picture.gradient }),
        fill.isLike(former)
      {
        ends.lower = fill.numbers
      }
      if let fill = elements.upper.flatMap({ upper.elements[$0].picture.gradient }),
        fill.isLike(former)
      {
        ends.upper = fill.aligned(along: ends.lower.gradientDirection).numbers
      }
      var performer = performers[index]
      addGradient(former.kind, ends.lower, ends.upper, to: &performer, index)
      performers[index] = performer
    }
  }
}

extension GradientFill {
  fileprivate func isLike(_ other: GradientInterpolation) -> Bool {
    kind == other.kind && numbers.count == other.numbers.count
  }
}

extension [Double] {
  /// The direction in which a gradient of these numbers runs.
  fileprivate var gradientDirection: Vector {
    let ends = suffix(4).map { $0 }
    return ends.count == 4 ? Vector(ends[2] - ends[0], ends[3] - ends[1]) : .zero
  }
}
