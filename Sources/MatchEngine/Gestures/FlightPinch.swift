#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import MatchEngineCore
import UIKit

/// Two fingers' hold on a flight.
///
/// The closer they come, the farther the flight is. The spot of the carried view that was between them at first
/// stays there; the view is as large and as turned as they say. With one finger lifted, both let go.
@MainActor final class FlightPinch: FlightHold {
  private weak var pinch: UIPinchGestureRecognizer?
  private let pull: MatchTransition.Pull
  private let detent: Detent?
  private var track: PinchTrack
  /// What is carried, and how it was seen when the fingers took hold of it.
  private var carried: (id: String, spot: Vector, pose: FlightGeometry.Pose)?
  private var hasLooked = false

  /// Takes hold of a flight that begins, unless another finger holds it.
  static func begin(
    _ flight: MatchFlight,
    with recognizer: UIPinchGestureRecognizer,
    feeling pull: MatchTransition.Pull
  ) {
    guard isFree(flight) else { return }
    guard let fingers = FingerPair(recognizer) else { return flight.cancel() }
    FlightPinch(recognizer, fingers, on: flight, feeling: pull).take(flight)
  }

  private init(
    _ recognizer: UIPinchGestureRecognizer,
    _ fingers: FingerPair,
    on flight: MatchFlight,
    feeling pull: MatchTransition.Pull
  ) {
    pinch = recognizer
    track = PinchTrack(fingers)
    self.pull = pull
    detent = pull.hasHaptics ? Detent() : nil
    super.init(recognizer, on: flight)
  }

  override var hasEnded: Bool { (pinch?.numberOfTouches ?? 0) < 2 }

  override func follow(_ flight: MatchFlight) {
    if let pinch, let fingers = FingerPair(pinch) { track.move(to: fingers) }
    flight.update(pull.leeway.part(track.way(in: pull.wholeWay)))
    detent?.note(flight.wouldFinish(velocity: 0, from: pull.leeway.threshold))
    carry(flight)
  }

  /// Puts the carried view between the fingers.
  private func carry(_ flight: MatchFlight) {
    guard flight.phase == .held, let container = flight.container,
      let geometry = flight.geometry
    else { return }
    if !hasLooked {
      hasLooked = true
      look(at: geometry.atStart, Vector(container.convert(track.start.middle, from: nil)))
    }
    guard let carried, let shown = geometry.pose(of: carried.id, at: carried.spot) else { return }
    let wanted = carried.pose.size * Double(track.scale)
    let turn = carried.pose.angle + Double(track.angle) - shown.angle
    let middle = Vector(container.convert(track.fingers.middle, from: nil))
    let pinch = FlightEvent.Pinch(
      scale: wanted / shown.size,
      angle: turn.remainder(dividingBy: 2 * .pi),
      around: shown.place
    )
    flight.send(.drag(carried.id, by: middle - shown.place, pinch: pinch))
  }

  /// Looks for what lies between the fingers in what is seen before anything moves.
  private func look(at geometry: FlightGeometry, _ middle: Vector) {
    guard let found = FlightCargo.photo.find(at: middle, in: geometry),
      let pose = geometry.pose(of: found.id, at: found.spot)
    else { return }
    carried = (found.id, found.spot, pose)
  }

  override func letGo(_ flight: MatchFlight) {
    let whole = pull.wholeWay
    let rate = pull.leeway.rate(track.pace(in: whole), after: track.way(in: whole))
    if let carried, let geometry = flight.geometry {
      drop(carried.id, carried.spot, in: geometry, flight, at: Double(rate))
    }
    flight.letGo(at: rate, from: pull.leeway.threshold)
  }

  /// Lets go of the carried view; the flight moves it at its own pace, so only the rest is passed on.
  private func drop(
    _ id: String,
    _ spot: Vector,
    in geometry: FlightGeometry,
    _ flight: MatchFlight,
    at rate: Double
  ) {
    guard let shown = geometry.pose(of: id, at: spot) else { return }
    let velocity = track.velocity
    let own = geometry.pacePinched(of: id, at: spot)
    let pinch = FlightEvent.Pinch(
      growth: Double(velocity.growth) - own.growth * rate,
      angle: Double(velocity.angle) - own.angle * rate,
      around: shown.place
    )
    flight.send(.drop(id, velocity: Vector(velocity.middle) - own.place * rate, pinch: pinch))
  }
}
#endif
