extension Plan {
  /// Fills in a gradient of a frame; what was seen before a change still counts by a share.
  func sampleGradient(
    _ index: Int,
    _ position: TrackPosition,
    seen: [Double] = [],
    share: Double = 0,
    into frame: inout Frame
  ) {
    let range = gradients[index].numbers
    let progress = position.clampedProgress
    for number in range {
      let (lower, upper) = (lowerGradients[number], upperGradients[number])
      frame.gradientNumbers[number] = lower + (upper - lower) * progress
    }
    for (number, seen) in zip(range, seen) {
      frame.gradientNumbers[number] += (seen - frame.gradientNumbers[number]) * share
    }
    for first in stride(from: range.lowerBound, to: range.lowerBound + range.count / 5 * 4, by: 4) {
      var color = PremultipliedRGBA()
      color.red = frame.gradientNumbers[first]
      color.green = frame.gradientNumbers[first + 1]
      color.blue = frame.gradientNumbers[first + 2]
      color.alpha = frame.gradientNumbers[first + 3]
      let straight = color.color
      frame.gradientNumbers[first] = straight.red
      frame.gradientNumbers[first + 1] = straight.green
      frame.gradientNumbers[first + 2] = straight.blue
      frame.gradientNumbers[first + 3] = straight.alpha
    }
  }
}
