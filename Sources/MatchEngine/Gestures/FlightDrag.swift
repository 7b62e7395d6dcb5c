#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A finger's hold on a flight.
///
/// The flight follows the finger from where both were at first. The spot of a dragged view that was under the
/// finger at first stays there, even if the size of the view changes.
@MainActor final class FlightDrag: FlightHold {
  private weak var pan: UIPanGestureRecognizer?
  private let axis: Axis
  private let cargo: FlightCargo
  private let detent: Detent?
  private let start: (point: CGPoint, translation: CGPoint, fraction: CGFloat)
  private var carried: (id: String, spot: Vector)?
  private var hasLooked = false

  /// Takes hold of the flight, unless another finger holds it.
  static func begin(
    _ flight: MatchFlight,
    with recognizer: UIPanGestureRecognizer,
    along axis: Axis,
    carrying cargo: FlightCargo,
    tapping detent: Detent? = nil
  ) {
    guard isFree(flight) else { return }
    FlightDrag(recognizer, on: flight, along: axis, carrying: cargo, tapping: detent).take(flight)
  }

  private init(
    _ recognizer: UIPanGestureRecognizer,
    on flight: MatchFlight,
    along axis: Axis,
    carrying cargo: FlightCargo,
    tapping detent: Detent?
  ) {
    pan = recognizer
    self.axis = axis
    self.cargo = cargo
    self.detent = detent
    start = (
      recognizer.location(in: nil), recognizer.translation(in: nil), flight.fraction
    )
    super.init(recognizer, on: flight)
  }

  override func follow(_ flight: MatchFlight) {
    guard let pan else { return }
    let way = pan.translation(in: nil) - start.translation
    flight.update(start.fraction + axis.part(way))
    detent?.note(flight.wouldFinish(velocity: 0, from: axis.leeway.threshold))
    carry(start.point + way, flight)
  }

  /// Moves the dragged view to the finger.
  private func carry(_ finger: CGPoint, _ flight: MatchFlight) {
    guard flight.phase == .held, let container = flight.container,
      let geometry = flight.geometry
    else { return }
    if !hasLooked {
      hasLooked = true
      carried = cargo.find(at: Vector(container.convert(start.point, from: nil)), in: geometry)
    }
    guard let carried, let shown = geometry.place(of: carried.id, at: carried.spot) else { return }
    let way = Vector(container.convert(finger, from: nil)) - shown
    if way != .zero { flight.drag(carried.id, by: CGPoint(way)) }
  }

  override func letGo(_ flight: MatchFlight) {
    guard let pan else { return flight.cancel() }
    follow(flight)
    let velocity = pan.velocity(in: nil)
    let rate = axis.rate(velocity, after: pan.translation(in: nil) - start.translation)
    if let carried {
      // The flight already moves the view at its own pace, so only the rest of the velocity is passed on.
      let pace = flight.geometry?.pace(of: carried.id, at: carried.spot) ?? .zero
      flight.drop(carried.id, velocity: velocity - CGPoint(pace * Double(rate)))
    }
    flight.letGo(at: rate, from: axis.leeway.threshold)
  }
}

extension MatchFlight {
  /// Lets it go to the end that a velocity would carry it to.
  func letGo(at rate: CGFloat, from threshold: CGFloat) {
    if wouldFinish(velocity: rate, from: threshold) {
      finish(velocity: rate)
    } else {
      cancel(velocity: rate)
    }
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
#endif
