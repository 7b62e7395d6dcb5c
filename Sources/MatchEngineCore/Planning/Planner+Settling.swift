extension Planner {
  /// The order of the stack at either end.
  ///
  /// Each screen's own performers keep its paint order; what only the other screen has stands
  /// directly in front of what it stands in front of there.
  mutating func settleOrders() {
    let roots = plan.performers.prefix { $0.isRoot }.count
    var lower: [Int] = []
    var upper: [Int] = []
    for (place, performer) in plan.performers.enumerated() where !performer.isRoot {
      if performer.shows.lower { lower.append(place) }
    }
    for (place, _) in plan.upper.elements.enumerated() {
      let performer = performerOfUpper[place]
      if performer >= 0, plan.performers[performer].stands(for: place) { upper.append(performer) }
    }
    let lowerOrder = merged(lower, guests: upper, besides: roots)
    let upperOrder = merged(upper, guests: lower, besides: roots)
    plan.lowerOrder = Array(0..<roots) + sortedByWish(lowerOrder)
    plan.upperOrder = Array(0..<roots) + sortedByWish(upperOrder)
  }

  /// `hosts` in their order, and each guest that is no host directly behind its predecessor.
  private func merged(_ hosts: [Int], guests: [Int], besides roots: Int) -> [Int] {
    if hosts.count + roots == plan.performers.count { return hosts }
    var isHost = Array(repeating: false, count: plan.performers.count)
    for host in hosts { isHost[host] = true }
    // The guests that follow each host, as a range of `guests`; those before any host come first.
    var following: [Range<Int>] = Array(repeating: 0..<0, count: plan.performers.count)
    var leading = 0..<0
    var host: Int?
    for (index, guest) in guests.enumerated() {
      if isHost[guest] {
        host = guest
        following[guest] = index + 1..<index + 1
      } else if let host {
        following[host] = following[host].lowerBound..<index + 1
      } else {
        leading = 0..<index + 1
      }
    }
    var result = Array(guests[leading])
    result.reserveCapacity(plan.performers.count)
    for host in hosts {
      result.append(host)
      result += guests[following[host]]
    }
    return result
  }

  private func sortedByWish(_ order: [Int]) -> [Int] {
    guard stackOrders.contains(where: { $0 != 0 }) else { return order }
    return order.enumerated().sorted {
      (stackOrders[$0.element], $0.offset) < (stackOrders[$1.element], $1.offset)
    }.map { $0.element }
  }

  /// Gives every performer its track, and every track its numbers.
  mutating func settleTimings() {
    var wished = [plan.options.timing]
    var tracks: [MatchTiming: Int] = [plan.options.timing: 0]
    let flying = plan.performers.reduce(0) { $0 + ($1.isRoot || $1.parent != nil ? 0 : 1) }
    var rank = 0
    for place in plan.performers.indices where !plan.performers[place].isRoot {
      var timing = timings[place]
      if let parent = plan.performers[place].parent {
        if timing == nil { plan.boxPaths[place].track = plan.boxPaths[parent].track }
      } else {
        timing = staggered(timing ?? plan.options.style.timing, place, rank, of: flying)
        rank += 1
      }
      guard let timing else { continue }
      if let known = tracks[timing] {
        plan.boxPaths[place].track = known
      } else {
        plan.boxPaths[place].track = wished.count
        tracks[timing] = wished.count
        wished.append(timing)
      }
    }
    settleClips(among: wished.count)
    plan.tracks = settled(wished)
    settleScreens()
  }

  /// The two screens follow the flight's own timing, but have places of their own behind all tracks:
  /// where movement is avoided they differ.
  private mutating func settleScreens() {
    for (place, performer) in plan.performers.enumerated() where performer.isRoot {
      plan.boxPaths[place].track = plan.tracks.count + (performer.role == .lowerRoot ? 0 : 1)
    }
  }

  /// Gives every clip the timing of what it cuts, and its own copy to each timing.
  private mutating func settleClips(among tracks: Int) {
    guard !plan.clips.isEmpty else { return }
    var owned = Array(repeating: false, count: plan.clips.count)
    var copies: [Int: Int] = [:]
    for place in plan.performers.indices {
      guard let clip = plan.performers[place].clip else { continue }
      let track = plan.boxPaths[place].track
      if !owned[clip] {
        owned[clip] = true
        plan.clips[clip].track = track
      } else if plan.clips[clip].track != track {
        let key = clip * tracks + track
        let copy = copies[key] ?? plan.copyClip(clip)
        copies[key] = copy
        plan.clips[copy].track = track
        plan.performers[place].clip = copy
      }
    }
  }

  private func staggered(_ timing: MatchTiming?, _ place: Int, _ rank: Int, of count: Int)
    -> MatchTiming?
  {
    let stagger = plan.options.stagger
    guard stagger != .together else { return timing }
    let boxPath = plan.boxPaths[place]
    let rest = plan.performers[place].shows.lower ? boxPath.lower.center : boxPath.upper.center
    var timing = timing ?? plan.options.timing
    // A wave has arrived at what lies outside when it arrives at the container's edge.
    let center = plan.options.container.nearest(to: rest)
    timing.delay = timing.saneDelay + stagger.delay(rank: rank, of: count, at: center)
    return timing
  }

  private func settled(_ timings: [MatchTiming]) -> [Track] {
    var travels = Array(repeating: 0.0, count: timings.count)
    for boxPath in plan.boxPaths {
      travels[boxPath.track] = max(travels[boxPath.track], boxPath.travel)
    }
    // What moves within a performer, or cuts it, counts for when it is at rest, but not for how long
    // the way is.
    let automatic = MatchTiming.automaticDuration(for: travels.max() ?? 0)
    for pictureBoxes in plan.pictureBoxes {
      let track = plan.boxPaths[pictureBoxes.performer].track
      travels[track] = max(travels[track], (pictureBoxes.upper - pictureBoxes.lower).size)
    }
    for clip in plan.clips { travels[clip.track] = max(travels[clip.track], plan.travel(of: clip)) }
    return timings.indices.map { place in
      let timing = timings[place]
      let tolerance = Track.tolerance(for: travels[place])
      let duration: Double
      switch timing.curve {
      case .bezier: duration = timing.saneDuration ?? automatic
      case .spring(let spring):
        duration = min(spring.settlingTime(tolerance: tolerance), MatchTiming.limit)
      }
      return Track(
        curve: timing.curve,
        delay: timing.saneDelay,
        duration: duration,
        tolerance: tolerance
      )
    }
  }
}

extension Plan {
  /// A bound of how many points anything of a clip moves, per unit of progress.
  func travel(of clip: ClipInterpolation) -> Double {
    clip.vertices.reduce(clip.rounded?.travel ?? 0) {
      max($0, (upperVertices[$1] - lowerVertices[$1]).length)
    }
  }

  /// A clip of its own for a performer that so far shares one.
  mutating func copyClip(_ place: Int) -> Int {
    let range = clips[place].vertices
    let first = lowerVertices.count
    lowerVertices += lowerVertices[range]
    upperVertices += upperVertices[range]
    var copy = clips[place]
    copy.vertices = first..<lowerVertices.count
    clips.append(copy)
    return clips.count - 1
  }
}

extension Performer {
  /// Whether it is the performer of that element of the upper screen, and not of one around it.
  func stands(for place: Int) -> Bool {
    switch role {
    case .pair(_, let upper): upper == place
    case .entering(let upper): upper == place
    case .leaving, .lowerRoot, .upperRoot, .stray: false
    }
  }
}
