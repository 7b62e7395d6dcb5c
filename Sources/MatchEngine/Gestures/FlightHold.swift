#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The hold of one or two fingers on a flight, until their recognizer ends, is disabled or leaves the window.
///
/// The spot of the carried view between the fingers stays between them. Two fingers also scale and turn the view.
@MainActor final class FlightHold {
  enum Carried {
    case nothing
    /// The largest pair under the fingers, with everything that flies inside it.
    case touchedPair
    /// The touched pair or, if there is none, the largest pair.
    case anyPair
  }

  private weak var recognizer: UIGestureRecognizer?
  private weak var flight: MatchFlight?
  private let drive: FingerDrive
  /// What still has to be found.
  private var carries: Carried
  private let tap: ThresholdTap?
  private let start: CGFloat
  /// Whether the flight was on its way back when it was caught; nil if the fingers began it.
  private let wasHeadingBack: Bool?
  private var fingers: FingerTrack
  /// The carried view, its spot between the fingers, and its pose when they took hold of it.
  private var carried: (id: String, spot: Vector, pose: SpotPose)?

  /// Takes hold of a flight, unless other fingers hold it.
  @discardableResult init?(
    of flight: MatchFlight,
    with recognizer: UIGestureRecognizer,
    _ drive: FingerDrive,
    carrying carries: Carried = .nothing,
    tapping tap: ThresholdTap? = nil
  ) {
    guard flight.outcome == nil, flight.holder == nil else { return nil }
    guard let fingers = FingerTrack(recognizer) else {
      flight.cancel()
      return nil
    }
    self.recognizer = recognizer
    self.fingers = fingers
    self.flight = flight
    self.drive = drive
    self.carries = carries
    self.tap = tap
    start = flight.fractionComplete
    wasHeadingBack = [.preparing, .held].contains(flight.phase) ? nil : flight.isHeadingBack
    flight.hold()
    flight.holder = self
    check()
  }

  /// Handles a change of the recognizer, or a new frame.
  func check() {
    guard let flight, flight.holder === self else { return }
    // If the app has released the flight in the meantime, it has taken the flight from the fingers.
    guard flight.phase == .held || flight.phase == .preparing else { return end() }
    guard let recognizer, recognizer.isEnabled, recognizer.view?.window != nil else {
      return lose(flight)
    }
    switch recognizer.state {
    // If one of two fingers is lifted, both let go.
    case .began, .changed:
      if fingers.arePair, recognizer.numberOfTouches < 2 { return letGo(flight, recognizer) }
      follow(flight, recognizer)
    case .ended: letGo(flight, recognizer)
    default: lose(flight)
    }
  }

  private func lose(_ flight: MatchFlight) {
    flight.cancel()
    end()
  }

  private func end() { if flight?.holder === self { flight?.holder = nil } }

  private func follow(_ flight: MatchFlight, _ recognizer: UIGestureRecognizer) {
    fingers.follow(recognizer)
    flight.update(start + drive.fraction(after: fingers.movement))
    tap?.follow(isPast: flight.wouldFinish(velocity: 0, from: drive.threshold))
    carry(flight)
  }

  private func carry(_ flight: MatchFlight) {
    guard flight.phase == .held, let container = flight.container else { return }
    if carries != .nothing, let shown = flight.shown(at: Double(start)) {
      findCarried(in: shown, Vector(container.convert(fingers.start, from: nil)))
      carries = .nothing
    }
    guard let carried else { return }
    let offset = drive.carry(fingers.movement.place, .zero, from: start).offset
    let place = fingers.start + CGPoint(offset)
    var wanted = carried.pose + fingers.movement
    wanted.place = Vector(container.convert(place, from: nil))
    flight.carry(carried.id, carried.spot, to: wanted, isPinched: fingers.arePair)
  }

  private func findCarried(in shown: Flight, _ point: Vector) {
    let any = carries == .anyPair ? shown.largestPair() : nil
    guard let index = shown.largestPair(at: point) ?? any,
      let spot = shown.frame.performers[index].spot(at: point)
    else { return }
    let id = shown.plan.performers[index].id
    carried = shown.pose(of: id, at: spot).map { (id, spot, $0) }
  }

  private func letGo(_ flight: MatchFlight, _ recognizer: UIGestureRecognizer) {
    follow(flight, recognizer)
    let velocity = fingers.velocity
    let rate = drive.rate(velocity, after: fingers.movement)
    drop(from: flight, velocity, at: Double(rate))
    if isFinishing(flight, rate) {
      flight.finish(velocity: rate)
    } else {
      flight.cancel(velocity: rate)
    }
    end()
  }

  /// Whether the flight finishes when the fingers let go; if it was caught and hardly moved, it goes on as before.
  private func isFinishing(_ flight: MatchFlight, _ rate: CGFloat) -> Bool {
    if let wasHeadingBack, abs(drive.fraction(after: fingers.movement)) < 0.02, abs(rate) < 0.2 {
      return !wasHeadingBack
    }
    return flight.wouldFinish(velocity: rate, from: drive.threshold)
  }

  /// Lets go of the carried view; only the velocity that the flight doesn't give it is passed on.
  private func drop(from flight: MatchFlight, _ velocity: SpotPose, at rate: Double) {
    guard let (id, spot, _) = carried else { return }
    let shown = flight.shown()
    var rest = velocity
    rest.place = drive.carry(fingers.movement.place, velocity.place, from: start).velocity
    if let own = shown?.rate(of: id, at: spot) { rest = rest + own * -rate }
    let pose = fingers.arePair ? shown?.pose(of: id, at: spot) : nil
    let pinch = pose.map {
      FlightEvent.Pinch(growth: rest.growth, angle: rest.angle, around: $0.place)
    }
    flight.send(.drop(id, velocity: rest.place, pinch: pinch ?? .none))
  }
}

/// A haptic tap whenever the flight passes the point from which letting go finishes it, in either direction.
@MainActor final class ThresholdTap {
  private var isPast = false
  #if !os(tvOS) && !os(visionOS)
  private let generator = UIImpactFeedbackGenerator(style: .light)

  init() { generator.prepare() }
  #endif

  func follow(isPast: Bool) {
    if isPast == self.isPast { return }
    self.isPast = isPast
    #if !os(tvOS) && !os(visionOS)
    generator.impactOccurred()
    generator.prepare()
    #endif
  }
}

/// Follows the finger of a pan, or the two fingers of a pinch, in the window.
@MainActor struct FingerTrack {
  /// The place of the middle of the fingers at first.
  let start: CGPoint
  /// How the fingers have moved since then; a single finger neither pinches nor turns.
  private(set) var movement = SpotPose()
  private weak var pan: UIPanGestureRecognizer?
  /// How far the finger of a pan had moved before.
  private let before: CGPoint
  private var pair: SpotPose?
  private var samples: [(time: CFTimeInterval, movement: SpotPose)] = []

  init?(_ recognizer: UIGestureRecognizer) {
    pan = recognizer as? UIPanGestureRecognizer
    before = pan?.translation(in: nil) ?? .zero
    start = recognizer.location(in: nil)
    guard pan == nil else { return }
    pair = SpotPose(ofFingers: recognizer)
    if pair == nil { return nil }
    addSample()
  }

  var arePair: Bool { pair != nil }

  mutating func follow(_ recognizer: UIGestureRecognizer) {
    if let pan { movement.place = Vector(pan.translation(in: nil) - before) }
    guard let pair, let now = SpotPose(ofFingers: recognizer), now != pair else { return }
    self.pair = now
    movement = movement + now.change(since: pair)
    addSample()
  }

  private mutating func addSample() {
    let now = CACurrentMediaTime()
    if let last = samples.last, now - last.time < 0.002 { samples.removeLast() }
    samples.append((now, movement))
    samples.removeAll { $0.time < now - 0.07 }
  }

  /// How fast the fingers move; two that rest for a twentieth of a second have no velocity.
  var velocity: SpotPose {
    if let pan { return SpotPose(place: Vector(pan.velocity(in: nil))) }
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      CACurrentMediaTime() - last.time < 0.05
    else { return SpotPose() }
    return last.movement.change(since: first.movement) * (1 / (last.time - first.time))
  }
}

extension SpotPose {
  /// The pose of the two fingers of a pinch in the window; its place is their middle.
  @MainActor init?(ofFingers pinch: UIGestureRecognizer) {
    guard pinch.numberOfTouches == 2 else { return nil }
    self.init(of: pinch.location(ofTouch: 0, in: nil), pinch.location(ofTouch: 1, in: nil))
  }

  init(of one: CGPoint, _ other: CGPoint) {
    let span = Vector(other - one)
    place = Vector(one) + span / 2
    growth = log(max(span.length, 1))
    angle = atan2(span.y, span.x)
  }
}
#endif
