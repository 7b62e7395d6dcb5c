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
  }
}
