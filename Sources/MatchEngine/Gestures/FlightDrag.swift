#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A finger's hold on a flight: from the moment its recognizer begins until that ends, is switched off or leaves
/// the window.
///
/// The flight is where the finger is, counted from where both were at first. What is carried keeps the very spot
/// under the finger that was there at first, however large it is meanwhile.
@MainActor final class FlightDrag {
  /// What the finger carries, beside moving the flight.
  enum Load {
    /// Nothing.
    case nothing
    /// The pair under the finger.
    case underFinger
    /// The pair under the finger, or else the first one.
    case photo
  }

  /// How a way of the finger becomes a part of the flight.
  struct Course {
    /// Whither the finger takes the flight on, in the window.
    var direction: CGPoint
    /// How far it is from one end to the other.
    var extent: CGFloat

    /// How much of the flight that is.
    func part(_ way: CGPoint) -> CGFloat {
      (way.x * direction.x + way.y * direction.y) / max(extent, 1)
    }

    /// The same the other way round.
    var reversed: Course {
      Course(direction: CGPoint(x: -direction.x, y: -direction.y), extent: extent)
    }
  }

  private weak var recognizer: UIPanGestureRecognizer?
  private weak var flight: MatchFlight?
  private let course: Course
  private let load: Load
  private let start: (point: CGPoint, translation: CGPoint, fraction: CGFloat)
  private var carried: (id: String, spot: Vector)?
  private var hasLooked = false
  private var isOver = false

  /// Takes hold, unless another finger has.
  static func take(
    _ flight: MatchFlight,
    with recognizer: UIPanGestureRecognizer,
    along course: Course,
    carrying load: Load
  ) {
    guard flight.outcome == nil, flight.drag == nil else { return }
    let drag = FlightDrag(recognizer, on: flight, along: course, carrying: load)
    flight.hold()
    flight.drag = drag
    drag.check()
  }

  private init(
    _ recognizer: UIPanGestureRecognizer,
    on flight: MatchFlight,
    along course: Course,
    carrying load: Load
  ) {
    self.recognizer = recognizer
    self.flight = flight
    self.course = course
    self.load = load
    start = (
      recognizer.location(in: nil), recognizer.translation(in: nil), flight.fraction
    )
  }

  /// A recognizer has something to say: whoever else's it is does not count.
  func check(_ recognizer: UIPanGestureRecognizer) {
    if recognizer === self.recognizer { check() }
  }

  /// The recognizer has something to say, or another frame is due.
  func check() {
    guard !isOver, let flight else { return }
    // Whoever let go of the flight meanwhile has taken it from the finger.
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
    flight.update(start.fraction + course.part(way))
    carry(start.point + way, flight)
  }

  /// Takes what it carries to where the finger is.
  private func carry(_ finger: CGPoint, _ flight: MatchFlight) {
    guard flight.phase == .held, let container = flight.container, let sight = flight.sight else {
      return
    }
    if !hasLooked {
      hasLooked = true
      carried = load.find(at: Vector(container.convert(start.point, from: nil)), in: sight)
    }
    guard let carried, let shown = sight.place(of: carried.id, at: carried.spot) else { return }
    let way = Vector(container.convert(finger, from: nil)) - shown
    if way != .zero { flight.drag(carried.id, by: CGPoint(way)) }
  }

  private func letGo(_ recognizer: UIPanGestureRecognizer, _ flight: MatchFlight) {
    follow(recognizer, flight)
    let velocity = recognizer.velocity(in: nil)
    let rate = course.part(velocity)
    if let carried {
      // The flight takes it along at its own pace; what is left of the finger's is its own.
      let pace = flight.sight?.pace(of: carried.id, at: carried.spot) ?? .zero
      flight.drop(carried.id, velocity: velocity - CGPoint(pace * Double(rate)))
    }
    flight.release(velocity: rate)
    end()
  }

  private func lose(_ flight: MatchFlight) {
    flight.cancel()
    end()
  }

  private func end() {
    isOver = true
    if flight?.drag === self { flight?.drag = nil }
  }
}

extension CGPoint {
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}
#endif
