#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A finger's hold on a flight, which lasts until its recognizer ends, is disabled or leaves the window.
///
/// The flight follows the finger from where both were at first. The spot of a dragged view that was under the
/// finger at first stays there, even if the size of the view changes.
@MainActor final class FlightDrag: FlightHolder {
  /// What the finger drags, in addition to moving the flight.
  enum Cargo {
    /// Nothing.
    case nothing
    /// The outermost pair under the finger, with everything that flies inside it.
    case underFinger
    /// The outermost pair under the finger, or else the first pair.
    case photo
  }

  private weak var recognizer: UIPanGestureRecognizer?
  private weak var flight: MatchFlight?
  private let axis: Axis
  private let cargo: Cargo
  private let detent: Detent?
  private let start: (point: CGPoint, translation: CGPoint, fraction: CGFloat)
  private var carried: (id: String, spot: Vector)?
  private var hasLooked = false
  private var isOver = false

  /// Takes hold of the flight, unless another finger holds it.
  static func begin(
    _ flight: MatchFlight,
    with recognizer: UIPanGestureRecognizer,
    along axis: Axis,
    carrying cargo: Cargo,
    tapping detent: Detent? = nil
  ) {
    guard flight.outcome == nil, flight.holder == nil else { return }
    let drag = FlightDrag(recognizer, on: flight, along: axis, carrying: cargo, tapping: detent)
    flight.hold()
    flight.holder = drag
    drag.check()
  }

  private init(
    _ recognizer: UIPanGestureRecognizer,
    on flight: MatchFlight,
    along axis: Axis,
    carrying cargo: Cargo,
    tapping detent: Detent?
  ) {
    self.recognizer = recognizer
    self.flight = flight
    self.axis = axis
    self.cargo = cargo
    self.detent = detent
    start = (
      recognizer.location(in: nil), recognizer.translation(in: nil), flight.fraction
    )
  }

  /// Handles a change of a recognizer, if it's the one that holds the flight.
  static func check(_ flight: MatchFlight?, _ recognizer: UIPanGestureRecognizer) {
    guard let drag = flight?.holder as? FlightDrag, drag.recognizer === recognizer else { return }
    drag.check()
  }

  /// Handles a change of the recognizer, or a new frame.
  func check() {
    guard !isOver, let flight else { return }
    // The app let go of the flight in the meantime and so took it from the finger.
    guard flight.phase == .held || flight.phase == .preparing else { return end() }
    guard let recognizer, recognizer.isEnabled, recognizer.view?.window != nil else {
      return lose(flight)
    }
    switch recognizer.state {
    case .began, .changed: follow(recognizer, flight)
    case .ended: letGo(recognizer, flight)
    case .possible, .cancelled, .failed: lose(flight)
    @unknown default: lose(flight)
    }
  }

  private func follow(_ recognizer: UIPanGestureRecognizer, _ flight: MatchFlight) {
    let translation = recognizer.translation(in: nil)
    let way = translation - start.translation
    flight.update(start.fraction + axis.part(way))
    detent?.note(flight.wouldFinish(velocity: 0, from: axis.threshold))
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

  private func letGo(_ recognizer: UIPanGestureRecognizer, _ flight: MatchFlight) {
    follow(recognizer, flight)
    let velocity = recognizer.velocity(in: nil)
    let rate = axis.rate(velocity, after: recognizer.translation(in: nil) - start.translation)
    if let carried {
      // The flight already moves the view at its own pace, so only the rest of the velocity is passed on.
      let pace = flight.geometry?.pace(of: carried.id, at: carried.spot) ?? .zero
      flight.drop(carried.id, velocity: velocity - CGPoint(pace * Double(rate)))
    }
    if flight.wouldFinish(velocity: rate, from: axis.threshold) {
      flight.finish(velocity: rate)
    } else {
      flight.cancel(velocity: rate)
    }
    end()
  }

  private func lose(_ flight: MatchFlight) {
    flight.cancel()
    end()
  }

  private func end() {
    isOver = true
    if flight?.holder === self { flight?.holder = nil }
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension FlightDrag.Cargo {
  /// The view to drag, and the spot of it under the finger.
  func find(at point: Vector, in geometry: FlightGeometry) -> (id: String, spot: Vector)? {
    if self == .nothing { return nil }
    let pairs = geometry.pairs
    let whole = 0.0...1.0
    for index in pairs {
      guard let spot = geometry.spot(of: index, at: point) else { continue }
      if whole.contains(spot.x), whole.contains(spot.y) {
        return carried(geometry.outermostPair(around: index), at: point, in: geometry)
      }
    }
    guard self == .photo, let first = pairs.min() else { return nil }
    return carried(first, at: point, in: geometry)
  }

  private func carried(_ index: Int, at point: Vector, in geometry: FlightGeometry)
    -> (id: String, spot: Vector)?
  {
    geometry.spot(of: index, at: point).map { (geometry.plan.performers[index].id, $0) }
  }
}
#endif
