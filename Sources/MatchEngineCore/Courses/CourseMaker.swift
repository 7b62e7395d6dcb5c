/// Looks at a flight at any times, in order to make its course.
final class CourseMaker {
  let flight: Flight
  let start: Double
  let end: Double
  /// What each track does; nil if it does not move.
  let tracks: [CourseTrack?]
  /// Where one performer at a time is drawn.
  private var frame: Frame

  init(_ flight: Flight) {
    self.flight = flight
    start = flight.playhead.time
    end = flight.end
    frame = flight.frame
    tracks = flight.courseTracks
  }
}

extension CourseMaker {
  /// What is seen of a performer at some times.
  func look(at rows: PerformerRows, _ times: [Double]) -> CourseSegment {
    var segment = look(at: rows.performer, times, rows.count) { rows.append($0, to: &$1) }
    for color in rows.colors { segment.borrowHues(of: color) }
    return segment
  }

  /// The numbers that are read of a performer at some times.
  func look(
    at performer: Int,
    _ times: [Double],
    _ count: Int,
    _ read: (Frame, inout [Double]) -> Void
  ) -> CourseSegment {
    var numbers: [Double] = []
    numbers.reserveCapacity(times.count * count)
    for time in times {
      flight.draw(performer, at: time, into: &frame)
      read(frame, &numbers)
    }
    return CourseSegment(times: times, numbers: numbers, width: count)
  }

  /// How a performer has to be looked at; nil if it rests.
  func view(of performer: Int, _ look: @escaping ([Double]) -> CourseSegment) -> CourseView? {
    let displacement = flight.displacement(of: performer)
    let tracks = tracks(of: performer)
    let boxPath = flight.plan.boxPaths[performer]
    if displacement == nil, tracks.count == 1, !tracks[0].shapes.isEmpty {
      return CourseView(tracks[0], boxPath, look)
    }
    guard displacement != nil || !tracks.isEmpty else { return nil }
    var times = CourseTimes(from: start, to: end)
    for track in tracks { times.merge(track.times(passing: boxPath.thresholds)) }
    if case .returning(let spring, let since, _)? = displacement?.motion {
      var returning = CourseTimes(from: start, to: end)
      // A tolerance of a thousandth of what is usually a hundred points.
      returning.add(spring, since, offset: 1, velocity: 0, 1e-3)
      times.merge(returning)
    }
    return CourseView(times, look)
  }

  /// The tracks of a performer, of its clip and of what they turn about that move.
  private func tracks(of performer: Int) -> [CourseTrack] {
    let plan = flight.plan
    let own = plan.boxPaths[performer].track
    let displacement = flight.displacement(of: performer)
    var all = [own]
    for other in [
      plan.performers[performer].clip.map { plan.clips[$0].track },
      displacement?.grip.map { plan.boxPaths[$0.pivot].track },
      displacement?.clipGrip.map { plan.boxPaths[$0.pivot].track },
    ] {
      if let other, !all.contains(other) { all.append(other) }
    }
    return all.compactMap { tracks[flight.playhead.motion(of: $0)] }
  }
}

extension CourseMaker {
  /// Where the flight is between the screens; nil if that does not change.
  var progress: Keyframes? {
    guard let track = tracks.first ?? nil else { return nil }
    if let shape = track.shapes.first { return shape.keyframes }
    func look(_ times: [Double]) -> CourseSegment {
      let numbers = times.map { flight.playhead.position(of: 0, at: $0).progress }
      return CourseSegment(times: times, numbers: numbers, width: 1)
    }
    var fit = CourseFit(0..<1, .numbers(Course.fade), look: look)
    fit.add(track.times.segments(look), ends: look([start, end]))
    return fit.keyframes[0]
  }

  /// When the stack changes to the other screen's order, in seconds since the start.
  var restackings: [Double] {
    guard let track = tracks.first ?? nil else { return [] }
    func isUpper(_ time: Double) -> Bool {
      flight.playhead.position(of: 0, at: time).progress >= 0.5
    }
    return track.times.kinks.filter { kink in
      isUpper(max(kink - 1e-6, start)) != isUpper(min(kink + 1e-6, end))
    }.map { $0 - start }
  }
}

extension Flight {
  /// What each track does from now on.
  fileprivate var courseTracks: [CourseTrack?] {
    let (start, end) = (playhead.time, end)
    return plan.tracks.indices.map { CourseTrack($0, of: self, from: start, to: end) }
  }

  /// Draws one performer as it will be at a time, if nothing interferes.
  func draw(_ performer: Int, at time: Double, into frame: inout Frame) {
    let track = plan.boxPaths[performer].track
    let position = playhead.position(of: track, at: time)
    let clipTrack = plan.performers[performer].clip.map { plan.clips[$0].track } ?? track
    let clipPosition = clipTrack == track ? position : playhead.position(of: clipTrack, at: time)
    plan.sample(performer, at: position, clip: clipPosition, into: &frame)
    if let displacement = displacement(of: performer) {
      let turns = turns(of: displacement, at: time) { playhead.position(of: $0, at: time) }
      plan.displace(displacement, turns, position, at: time, in: &frame)
    }
  }
}
