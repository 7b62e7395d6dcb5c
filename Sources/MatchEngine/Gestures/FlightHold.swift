#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The hold of one or two fingers on a flight, until their recognizer ends, is disabled or leaves the window.
///
/// The flight follows the fingers from where it was when they took hold of it. The spot of the carried view between
/// them stays between them. Two fingers also scale and turn the view.
@MainActor final class FlightHold {
  /// What fingers carry, in addition to moving the flight.
  enum Carried {
    case nothing
    /// The largest pair under the fingers, with everything that flies inside it.
    case touchedPair
    /// The same, or else the largest pair.
    case anyPair
  }

  private weak var recognizer: UIGestureRecognizer?
  private weak var flight: MatchFlight?
  private let drive: FingerDrive
  private let carries: Carried
  private let tap: ThresholdTap?
  private let start: CGFloat
  /// Whether the flight was on its way back when it was caught; nil if the fingers began it.
  private let wasHeadingBack: Bool?
  private var fingers: FingerTrack
  /// What is carried, the spot of it between the fingers, and how it was seen when they took hold of it.
  private var carried: (id: String, spot: Vector, pose: FlightGeometry.Pose)?
  private var hasLookedForCarried = false

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
    // The app let go of the flight in the meantime and so took it from the fingers.
    guard flight.phase == .held || flight.phase == .preparing else { return end() }
    guard let recognizer, recognizer.isEnabled, recognizer.view?.window != nil else {
      return lose(flight)
    }
    switch recognizer.state {
    // With one finger of two lifted, both let go.
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

  /// Moves the flight, and what is carried, to where the fingers are.
  private func follow(_ flight: MatchFlight, _ recognizer: UIGestureRecognizer) {
    fingers.follow(recognizer)
    flight.update(start + drive.fraction(after: fingers.movement))
    tap?.note(flight.wouldFinish(velocity: 0, from: drive.threshold))
    carry(flight)
  }

  private func carry(_ flight: MatchFlight) {
    guard flight.phase == .held, let container = flight.container else { return }
    if !hasLookedForCarried, let geometry = flight.geometry(at: Double(start)) {
      hasLookedForCarried = true
      findCarried(in: geometry, Vector(container.convert(fingers.start, from: nil)))
    }
    guard let carried else { return }
    let place = container.convert(fingers.start + carriage().offset, from: nil)
    let wanted = FlightGeometry.Pose(
      place: Vector(place),
      size: carried.pose.size * exp(Double(fingers.movement.growth)),
      angle: carried.pose.angle + Double(fingers.movement.angle)
    )
    flight.carry(carried.id, carried.spot, to: wanted, isPinched: fingers.arePair)
  }

  /// How far the fingers carry something, and how fast.
  private func carriage(at velocity: CGPoint = .zero) -> (offset: CGPoint, velocity: CGPoint) {
    let offset = fingers.movement.offset
    return fingers.arePair ? (offset, velocity) : drive.carry(offset, velocity, from: start)
  }

  /// Looks for what lies between the fingers.
  private func findCarried(in geometry: FlightGeometry, _ point: Vector) {
    guard carries != .nothing else { return }
    let any = carries == .anyPair ? geometry.largestPair() : nil
    guard let index = geometry.largestPair(at: point) ?? any,
      let spot = geometry.spot(of: index, at: point)
    else { return }
    let id = geometry.plan.performers[index].id
    carried = geometry.pose(of: id, at: spot).map { (id, spot, $0) }
  }

  /// Lets go of the flight, with the velocity of the fingers.
  private func letGo(_ flight: MatchFlight, _ recognizer: UIGestureRecognizer) {
    follow(flight, recognizer)
    let velocity = fingers.velocity
    let rate = drive.rate(velocity, after: fingers.movement)
    if let carried { drop(carried.id, carried.spot, flight, velocity, at: Double(rate)) }
    if isFinishing(flight, rate) {
      flight.finish(velocity: rate)
    } else {
      flight.cancel(velocity: rate)
    }
    end()
  }

  /// Whether the flight finishes when the fingers let go; caught and hardly moved, it goes on as before.
  private func isFinishing(_ flight: MatchFlight, _ rate: CGFloat) -> Bool {
    if let wasHeadingBack, abs(drive.fraction(after: fingers.movement)) < 0.02, abs(rate) < 0.2 {
      return !wasHeadingBack
    }
    return flight.wouldFinish(velocity: rate, from: drive.threshold)
  }

  /// Lets go of the carried view; the flight goes on moving it, so only the rest is passed on.
  private func drop(
    _ id: String,
    _ spot: Vector,
    _ flight: MatchFlight,
    _ velocity: FingerMovement,
    at rate: Double
  ) {
    let own = flight.geometry()?.rate(of: id, at: spot) ?? FlightGeometry.Rate()
    var pinch = FlightEvent.Pinch.none
    if fingers.arePair, let shown = flight.geometry()?.pose(of: id, at: spot) {
      pinch = FlightEvent.Pinch(
        growth: Double(velocity.growth) - own.growth * rate,
        angle: Double(velocity.angle) - own.angle * rate,
        around: shown.place
      )
    }
    let speed = Vector(carriage(at: velocity.offset).velocity)
    flight.send(.drop(id, velocity: speed - own.place * rate, pinch: pinch))
  }
}

/// A haptic tap where letting go of a flight starts to finish it, and where it no longer would.
///
/// The system plays it only on devices that can and where the user hasn't switched it off.
@MainActor final class ThresholdTap {
  private var isPast = false
  #if !os(tvOS) && !os(visionOS)
  private let generator: UIImpactFeedbackGenerator
  #endif

  init(in view: UIView) {
    #if !os(tvOS) && !os(visionOS)
    generator = .light(for: view)
    generator.prepare()
    #endif
  }

  /// Notes whether letting go would finish the flight.
  func note(_ isPast: Bool) {
    guard isPast != self.isPast else { return }
    self.isPast = isPast
    #if !os(tvOS) && !os(visionOS)
    generator.impactOccurred()
    generator.prepare()
    #endif
  }
}

/// What fingers have done since they began, or what they do per second.
struct FingerMovement {
  /// How far their middle has gone.
  var offset = CGPoint.zero
  /// The natural logarithm of how much farther apart they are than at first; 0 for a single finger.
  var growth: CGFloat = 0
  /// How far they have turned.
  var angle: CGFloat = 0
}

/// Follows the finger of a pan, or the two fingers of a pinch, in the window.
@MainActor struct FingerTrack {
  /// Where two fingers are.
  private struct Pair: Equatable {
    var middle: CGPoint
    var span: CGFloat
    var angle: CGFloat
  }

  /// Where the middle of the fingers was at first.
  let start: CGPoint
  private(set) var movement = FingerMovement()
  private weak var pan: UIPanGestureRecognizer?
  /// How far the finger of a pan had already gone.
  private let before: CGPoint
  private var pairs: (first: Pair, last: Pair)?
  private var samples: [(time: CFTimeInterval, movement: FingerMovement)] = []

  /// Returns nil if a pinch doesn't have two fingers.
  init?(_ recognizer: UIGestureRecognizer) {
    pan = recognizer as? UIPanGestureRecognizer
    before = pan?.translation(in: nil) ?? .zero
    if pan != nil {
      start = recognizer.location(in: nil)
    } else if let pair = FingerTrack.pair(recognizer) {
      start = pair.middle
      pairs = (pair, pair)
      note()
    } else {
      return nil
    }
  }

  /// Whether these are two fingers.
  var arePair: Bool { pairs != nil }

  /// Reads where the fingers are now.
  mutating func follow(_ recognizer: UIGestureRecognizer) {
    if let pan { movement.offset = pan.translation(in: nil) - before }
    guard let (first, last) = pairs, let pair = FingerTrack.pair(recognizer), pair != last else {
      return
    }
    pairs = (first, pair)
    movement.offset = pair.middle - first.middle
    movement.growth = log(pair.span / first.span)
    movement.angle += (pair.angle - last.angle).remainder(dividingBy: 2 * .pi)
    note()
  }

  private mutating func note() {
    let now = CACurrentMediaTime()
    if let last = samples.last, now - last.time < 0.002 { samples.removeLast() }
    samples.append((now, movement))
    samples.removeAll { $0.time < now - 0.07 }
  }

  /// How fast the fingers move; two that rest for a twentieth of a second have no velocity.
  var velocity: FingerMovement {
    if let pan { return FingerMovement(offset: pan.velocity(in: nil)) }
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      CACurrentMediaTime() - last.time < 0.05
    else { return FingerMovement() }
    let time = CGFloat(last.time - first.time)
    let step = last.movement.offset - first.movement.offset
    return FingerMovement(
      offset: CGPoint(x: step.x / time, y: step.y / time),
      growth: (last.movement.growth - first.movement.growth) / time,
      angle: (last.movement.angle - first.movement.angle) / time
    )
  }

  private static func pair(_ pinch: UIGestureRecognizer) -> Pair? {
    guard pinch.numberOfTouches == 2 else { return nil }
    let one = pinch.location(ofTouch: 0, in: nil)
    let other = pinch.location(ofTouch: 1, in: nil)
    let span = other - one
    return Pair(
      middle: CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2),
      span: max(hypot(span.x, span.y), 1),
      angle: atan2(span.y, span.x)
    )
  }
}
#endif
