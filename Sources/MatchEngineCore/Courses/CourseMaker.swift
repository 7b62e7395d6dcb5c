/// Makes the course of a flight, by looking at the flight at chosen times.
final class CourseMaker {
  let flight: Flight
  let start: Double
  let end: Double
  /// What each track does; nil for one that does not move.
  let tracks: [CourseTrack?]
  /// The frame into which one performer at a time is drawn.
  private var frame: Frame

  init(_ flight: Flight) {
    self.flight = flight
    let (start, end) = (flight.playhead.time, flight.end)
    (self.start, self.end) = (start, end)
    frame = flight.frame
    tracks = flight.plan.tracks.indices.map { CourseTrack($0, of: flight, from: start, to: end) }
  }
}

extension CourseMaker {
  /// The keyframes of numbers that are read from frames; nil for a number that does not change.
  ///
  /// - Parameters:
  ///   - performer: The performer.
  ///   - values: The values that are played; together they have all the numbers.
  ///   - read: Appends the numbers of a frame.
  func keyframes(
    of performer: Int,
    _ values: [CourseValue],
    _ read: (_ frame: Frame, _ numbers: inout [Double]) -> Void
  ) -> [Keyframes?] {
    let count = values.last?.rows.upperBound ?? 0
    var keyframes: [Keyframes?] = Array(repeating: nil, count: count)
    let displacement = flight.displacements[performer]
    let tracks = tracks(of: performer, displacement)
    guard displacement != nil || !tracks.isEmpty else { return keyframes }
    func measure(_ time: Double, _ numbers: inout [Double]) {
      flight.draw(performer, at: time, into: &frame)
      read(frame, &numbers)
    }
    var rest = values
    if displacement == nil, tracks.count == 1 {
      var seen: [Double] = []
      for knot in tracks[0].knots { measure(knot, &seen) }
      rest = values.filter { !tracks[0].lead($0, seen, &keyframes) }
    }
    guard !rest.isEmpty else { return keyframes }
    let pieces = CoursePieces(knots(of: performer, tracks, displacement), count, rest, measure)
    for value in rest {
      for (row, own) in zip(value.rows, pieces.keyframes(of: value)) { keyframes[row] = own }
    }
    return keyframes
  }

  /// What is on the screen when everything is at rest.
  var last: Frame {
    var frame = flight.frame
    frame.progress = flight.playhead.state(of: 0, at: end).progress
    for performer in frame.performers.indices { flight.draw(performer, at: end, into: &frame) }
    return frame
  }

  /// When the stack changes to the other screen's order, in seconds since the start.
  var restackings: [Double] {
    guard let track = tracks.first ?? nil else { return [] }
    func isUpper(_ time: Double) -> Bool {
      flight.playhead.state(of: 0, at: time).progress >= 0.5
    }
    return track.crossings(of: 0.5).filter {
      isUpper($0 - 1e-6) != isUpper($0 + 1e-6)
    }.map { $0 - start }
  }

  /// The times at which a performer is looked at.
  private func knots(of performer: Int, _ tracks: [CourseTrack], _ displacement: Displacement?)
    -> [Double]
  {
    var knots = [start, end]
    // Of two knots that are too close to one another, the one that is added first stays.
    for track in tracks { knots.addKnots(track.kinks) }
    for track in tracks { knots.addKnots(track.knots) }
    if case .returning(let spring, let since, let until)? = displacement?.motion {
      // As close together as for a way of 800 points.
      let (begin, tolerance) = (max(since, start), Track.tolerance(for: 800))
      let bends = spring.knots(from: 1, velocity: 0, for: until - begin, tolerance)
      knots.addKnots([since, until] + bends.map { begin + $0 })
    }
    return knots
  }

  /// The moving tracks of a performer, of its clip and of what a pinch turns it about; its own comes first.
  private func tracks(of performer: Int, _ displacement: Displacement?) -> [CourseTrack] {
    let plan = flight.plan
    var all = [plan.boxPaths[performer].track]
    for other in [
      plan.performers[performer].clip.map { plan.clips[$0].track },
      displacement?.grip.map { plan.boxPaths[$0.pivot].track },
    ] {
      if let other, !all.contains(other) { all.append(other) }
    }
    return all.compactMap { tracks[$0] }
  }
}

extension Flight {
  /// Draws one performer as it will be at a time, if nothing interferes.
  fileprivate func draw(_ performer: Int, at time: Double, into frame: inout Frame) {
    let track = plan.boxPaths[performer].track
    let progress = playhead.state(of: track, at: time).progress
    let clipTrack = plan.performers[performer].clip.map { plan.clips[$0].track } ?? track
    let clipProgress =
      clipTrack == track ? progress : playhead.state(of: clipTrack, at: time).progress
    plan.sample(performer, at: progress, clip: clipProgress, into: &frame)
    if let displacement = displacements[performer] {
      let turn = turn(of: displacement, at: time) { playhead.state(of: $0, at: time).progress }
      plan.displace(displacement, turn, progress, at: time, in: &frame)
    }
  }
}
