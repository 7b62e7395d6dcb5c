#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

/// Where two fingers are, in the window.
struct FingerPair: Equatable {
  var middle: CGPoint
  /// How far they are apart.
  var span: CGFloat
  /// The direction from one to the other.
  var angle: CGFloat

  init(_ first: CGPoint, _ second: CGPoint) {
    let way = second - first
    middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    span = max(hypot(way.x, way.y), 1)
    angle = atan2(way.y, way.x)
  }

  /// The fingers of a recognizer; nil unless there are two.
  @MainActor init?(_ pinch: UIPinchGestureRecognizer) {
    guard pinch.numberOfTouches == 2 else { return nil }
    self.init(pinch.location(ofTouch: 0, in: nil), pinch.location(ofTouch: 1, in: nil))
  }
}

/// What two fingers do from where they began: they come closer, turn and go somewhere.
@MainActor struct PinchTrack {
  /// How much two fingers have done, or do per second.
  struct Amount {
    var middle: CGPoint
    /// The natural logarithm of the ratio of their distances.
    var growth: CGFloat
    var angle: CGFloat
  }

  let start: FingerPair
  private(set) var fingers: FingerPair
  private(set) var angle: CGFloat = 0
  private var samples: [(time: CFTimeInterval, amount: Amount)] = []
  /// How long back the fingers' velocity reaches, and how long they rest until they have none.
  private static let memory = (way: 0.07, rest: 0.05)

  init(_ fingers: FingerPair) {
    start = fingers
    self.fingers = fingers
    note()
  }

  /// How far apart the fingers are, compared with at first.
  var scale: CGFloat { fingers.span / start.span }

  /// Notes where the fingers are now.
  mutating func move(to fingers: FingerPair) {
    guard fingers != self.fingers else { return }
    angle += (fingers.angle - self.fingers.angle).remainder(dividingBy: 2 * .pi)
    self.fingers = fingers
    note()
  }

  private mutating func note() {
    let now = CACurrentMediaTime()
    let amount = Amount(middle: fingers.middle, growth: log(scale), angle: angle)
    if let last = samples.last, now - last.time < 0.002 { samples.removeLast() }
    samples.append((now, amount))
    samples.removeAll { $0.time < now - PinchTrack.memory.way }
  }

  /// How fast they move.
  var velocity: Amount {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      CACurrentMediaTime() - last.time < PinchTrack.memory.rest
    else { return Amount(middle: .zero, growth: 0, angle: 0) }
    let time = CGFloat(last.time - first.time)
    let way = last.amount.middle - first.amount.middle
    return Amount(
      middle: CGPoint(x: way.x / time, y: way.y / time),
      growth: (last.amount.growth - first.amount.growth) / time,
      angle: (last.amount.angle - first.amount.angle) / time
    )
  }
}

extension PinchTrack {
  /// The part of the whole way, which ends where what is pinched is that much smaller.
  func way(in whole: CGFloat) -> CGFloat { (1 - scale) / whole }

  /// How much of the whole way they go per second.
  func pace(in whole: CGFloat) -> CGFloat { -velocity.growth * scale / whole }
}
#endif
