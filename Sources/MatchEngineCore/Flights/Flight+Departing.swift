extension PictureBoxes {
  /// Gives the picture of the screen that is left the place that it had in the plan before.
  mutating func leave(_ departure: FlightEvent.Departure) {
    let left = departure.leavesUpper ? upper : lower
    if departure.direction.isForward { lower = left } else { upper = left }
  }
}

extension Flight {
  /// The screen that is left for another one: as it is seen, and as the new plan has it at first.
  typealias LeftScreen = (seen: BoxState, rest: BoxState)

  /// Returns nil if no screen is left, or if it is where the new plan has it.
  func leftScreen(_ before: [PerformerState]) -> LeftScreen? {
    guard let departure = relation.departure,
      let screen = plan.screen(departure.direction.isForward ? .lowerRoot : .upperRoot),
      let origin = origins[screen]
    else { return nil }
    let (seen, rest) = (before[origin], state(of: screen))
    return (seen - rest).size(reach: plan.reach(of: screen)) < 1e-9 ? nil : (seen.box, rest.box)
  }

  /// The displacement with which a new performer begins where the screen that is left doesn't cover
  /// everything.
  ///
  /// What was a part of that screen until now goes on from where it was seen in it. The screen that
  /// arrives from behind fades in.
  func join(_ performer: Int, _ left: LeftScreen?) -> Displacement? {
    guard let left, left.rest.alpha > 0 else { return nil }
    let box = state(of: performer).box
    var offset = PerformerState.zero
    switch plan.performers[performer].role {
    case .lowerRoot, .upperRoot:
      offset.box.alpha = -box.alpha
    case .leaving where !direction.isForward, .entering where direction.isForward, .stray:
      return nil
    case .pair, .leaving, .entering:
      let growth = Vector(
        left.seen.scale.x / left.rest.scale.x,
        left.seen.scale.y / left.rest.scale.y
      )
      var seen = box
      seen.center = left.seen.center + (box.center - left.rest.center).scaled(by: growth)
      seen.scale = box.scale.scaled(by: growth)
      seen.extent = box.extent.scaled(by: growth)
      seen.alpha = box.alpha * left.seen.alpha / left.rest.alpha
      offset.box = seen + box * -1
    }
    guard offset.size(reach: 0) > 0 else { return nil }
    return Displacement(performer: performer, offset: offset, velocity: .zero, motion: .held)
  }
}
