extension Planner {
  /// Gives every performer a track, and works out the timing of every track.
  mutating func assignTracks() {
    var wished = [plan.options.timing]
    var tracks: [MatchTiming: Int] = [plan.options.timing: 0]
    let order = plan.lowerOrder.filter { index in
      let performer = plan.performers[index]
      return !performer.isRoot && performer.parent == nil && !performer.staysInFront
    }
    // How long each performer waits for its turn; everything inside it waits as long.
    var waits = Array(repeating: 0.0, count: plan.performers.count)
    for (rank, index) in order.enumerated() {
      let boxPath = plan.boxPaths[index]
      let rest = plan.performers[index].shows.lower ? boxPath.lower.center : boxPath.upper.center
      // A wave has reached a performer outside the container when it reaches the container's edge.
      let center = plan.options.container.nearest(to: rest)
      waits[index] = plan.options.stagger.delay(rank: rank, of: order.count, at: center)
    }
    let isStaggered = plan.options.stagger != .together
    // What stays in front has the timing of its card or, if it isn't on a card, that of the flight, as its screen does.
    // Under reduced motion, everything has the flight's: a view comes in its new place while it goes in its old one.
    for index in plan.performers.indices
    where !plan.performers[index].isRoot && !plan.options.reducesMotion {
      var timing = preferences[index].timing
      if let parent = plan.performers[index].parent {
        waits[index] = waits[parent]
        if timing == nil { plan.boxPaths[index].trackIndex = plan.boxPaths[parent].trackIndex }
      } else if !plan.performers[index].staysInFront {
        timing = timing ?? (isStaggered ? plan.options.timing : nil)
      }
      guard var timing else { continue }
      timing.delay = timing.clampedDelay + waits[index]
      if let known = tracks[timing] {
        plan.boxPaths[index].trackIndex = known
      } else {
        plan.boxPaths[index].trackIndex = wished.count
        tracks[timing] = wished.count
        wished.append(timing)
      }
    }
    for (performer, boxPath) in zip(plan.performers, plan.boxPaths) {
      if let clip = performer.clipIndex { plan.clips[clip].trackIndex = boxPath.trackIndex }
    }
    plan.tracks = resolved(wished)
  }

  private func resolved(_ timings: [MatchTiming]) -> [Track] {
    var travels = Array(repeating: 0.0, count: timings.count)
    for boxPath in plan.boxPaths {
      travels[boxPath.trackIndex] = max(travels[boxPath.trackIndex], boxPath.travel)
    }
    // Picture boxes and clips count when it comes to whether a track is at rest, but not for its automatic duration.
    let automatic = MatchTiming.automaticDuration(for: travels.max() ?? 0)
    for pictureBoxes in plan.pictureBoxes {
      let track = plan.boxPaths[pictureBoxes.performerIndex].trackIndex
      travels[track] = max(travels[track], (pictureBoxes.upper - pictureBoxes.lower).size)
    }
    for clip in plan.clips { travels[clip.trackIndex] = max(travels[clip.trackIndex], clip.travel) }
    return zip(timings, travels).map { timing, travel in
      let tolerance = Track.tolerance(for: travel)
      var curve = timing.curve
      if case .spring(let spring) = curve {
        curve = .spring(spring.stiffened(toSettleWithin: MatchTiming.limit, tolerance: tolerance))
      }
      return Track(
        curve: curve,
        delay: timing.clampedDelay,
        duration: timing.clampedDuration(automatic: automatic, tolerance: tolerance),
        tolerance: tolerance
      )
    }
  }
}
