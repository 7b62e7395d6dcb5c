// GR-8: deceleration per millisecond, and the rubber band. One axis at a time.
/// How one coordinate of an offset goes to where it rests.
enum AxisMotion {
  case rest(CGFloat)
  /// Slowing down by itself: `rest + (start − rest) · rate^ms`.
  case glide(from: CGFloat, to: CGFloat, rate: CGFloat)
  /// The same until it hits an edge, and back to that edge from there.
  case bounce(from: CGFloat, toward: CGFloat, rate: CGFloat, edge: CGFloat, bounces: Bool)
  /// A critically damped spring: `(distance, velocity)` at its beginning.
  case spring(to: CGFloat, distance: CGFloat, velocity: CGFloat, pace: CGFloat)
  /// A plain animation with ease in and ease out.
  case ease(from: CGFloat, to: CGFloat, duration: CFTimeInterval)

  /// How fast content comes back from outside of its bounds.
  static let snap: CGFloat = 14

  /// How a release ends: by itself, at an edge, or from outside back to the edge.
  static func release(
    at start: CGFloat,
    _ velocity: CGFloat,
    rate: CGFloat,
    range: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> AxisMotion {
    let near = range.nearest(to: start)
    if near != start {
      return .spring(to: near, distance: start - near, velocity: velocity, pace: snap)
    }
    // As far as it goes if nothing is in the way, and from there to a pixel.
    let scale = World.shared.screen.scale
    let target = ((start + velocity / 1000 * rate / (1 - rate)) * scale).rounded() / scale
    if target == start || velocity == 0 { return .rest(start) }
    if range.contains(target) { return .glide(from: start, to: target, rate: rate) }
    let edge = range.nearest(to: target)
    return .bounce(from: start, toward: target, rate: rate, edge: edge, bounces: bounces)
  }

  /// A release whose target somebody has set.
  static func redirect(from start: CGFloat, to target: CGFloat, velocity: CGFloat) -> AxisMotion {
    guard start != target else { return .rest(target) }
    let pace: CGFloat = 10
    let distance = start - target
    // Not so fast that it goes too far.
    let limit = pace * abs(distance)
    let velocity = velocity * distance < 0 ? max(-limit, min(limit, velocity)) : 0
    return .spring(to: target, distance: distance, velocity: velocity, pace: pace)
  }

  /// Where it rests in the end.
  var target: CGFloat {
    switch self {
    case .rest(let place): place
    case .glide(_, let to, _), .spring(let to, _, _, _), .ease(_, let to, _): to
    case .bounce(_, _, _, let edge, _): edge
    }
  }

  /// Where it is after some seconds; nil when it is over.
  func place(after time: CFTimeInterval) -> CGFloat? {
    switch self {
    case .rest: return nil
    case .glide(let from, let to, let rate):
      let rest = (from - to) * pow(rate, 1000 * time)
      return abs(rest) < 0.5 ? nil : to + rest
    case .bounce(let from, let toward, let rate, let edge, let bounces):
      let hit = log((edge - toward) / (from - toward)) / (1000 * log(rate))
      if time < hit { return toward + (from - toward) * pow(rate, 1000 * time) }
      guard bounces else { return nil }
      let velocity = (edge - toward) * 1000 * log(rate)
      let back = AxisMotion.spring(to: edge, distance: 0, velocity: velocity, pace: Self.snap)
      return back.place(after: time - hit)
    case .spring(let to, let distance, let velocity, let pace):
      let slope = velocity + pace * distance
      let now = (distance + slope * time) * exp(-pace * time)
      let speed = slope * exp(-pace * time) - pace * now
      return abs(now) < 0.25 && abs(speed) < 10 ? nil : to + now
    case .ease(let from, let to, let duration):
      guard time < duration - 1e-9 else { return nil }
      return from + (to - from) * CGFloat(CubicCurve.easeInOut.value(at: time / duration))
    }
  }
}

/// GR-8: beyond an edge, content follows a finger less and less.
struct RubberBand {
  private static let give: CGFloat = 0.55
  let range: ClosedRange<CGFloat>
  let length: CGFloat
  let bounces: Bool

  /// Where content is that a finger has brought to a place.
  func pulled(_ place: CGFloat) -> CGFloat {
    beyond(place) { bounces ? (1 - 1 / (Self.give * $0 / length + 1)) * length : 0 }
  }

  /// Where the finger has brought content that is at a place.
  func pull(_ place: CGFloat) -> CGFloat {
    beyond(place) { (1 / (1 - min($0 / length, 0.999)) - 1) * length / Self.give }
  }

  private func beyond(_ place: CGFloat, _ way: (CGFloat) -> CGFloat) -> CGFloat {
    let near = range.nearest(to: place)
    guard length > 0, place != near else { return near }
    return place < near ? near - way(near - place) : near + way(place - near)
  }
}
