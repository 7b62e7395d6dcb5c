#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A gesture's hold on a flight, which lasts until its recognizer ends, is disabled or leaves the window.
@MainActor class FlightHold: FlightHolder {
  private weak var recognizer: UIGestureRecognizer?
  private weak var flight: MatchFlight?
  private var isOver = false

  init(_ recognizer: UIGestureRecognizer, on flight: MatchFlight) {
    self.recognizer = recognizer
    self.flight = flight
  }

  /// Moves the flight to where the fingers are.
  func follow(_ flight: MatchFlight) {}

  /// Lets go of the flight, with the velocity of the fingers.
  func letGo(_ flight: MatchFlight) {}

  /// Whether so few fingers are left that the gesture is over for the flight.
  var hasEnded: Bool { false }

  /// Whether nobody holds a flight that could be held.
  static func isFree(_ flight: MatchFlight) -> Bool {
    flight.outcome == nil && flight.holder == nil
  }

  /// Takes hold of the flight.
  func take(_ flight: MatchFlight) {
    flight.hold()
    flight.holder = self
    check()
  }

  /// Handles a change of a recognizer, if it's the one that holds the flight.
  static func check(_ flight: MatchFlight?, _ recognizer: UIGestureRecognizer) {
    guard let hold = flight?.holder as? FlightHold, hold.recognizer === recognizer else { return }
    hold.check()
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
    case .began, .changed: if hasEnded { release(flight) } else { follow(flight) }
    case .ended: release(flight)
    case .possible, .cancelled, .failed: lose(flight)
    @unknown default: lose(flight)
    }
  }

  private func release(_ flight: MatchFlight) {
    letGo(flight)
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
#endif
