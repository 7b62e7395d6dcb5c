#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The object that runs a flight, as the flight sees it.
@MainActor protocol FlightRunner: AnyObject {
  /// The current state of the flight, or nil before it begins.
  var value: Flight? { get }
  /// Where the flight is in its life, or nil before it begins.
  var lifecycle: Lifecycle? { get }
  /// The progress of the flight, or nil before it begins.
  var fraction: Double? { get }
  var report: MatchReport? { get }
  /// The view that the flight is in, or nil while it is not on stage.
  var container: UIView? { get }
  var canBeContinued: Bool { get }
  /// The only end that the flight may still reach; nil if it may reach either.
  var onlyEnd: Lifecycle.Heading? { get }
  /// How fast the flight goes once it is on stage, whatever moves it; 0 means that it stands still.
  var speed: Double { get set }
  /// How long a frame of the display is, in seconds.
  var framePeriod: Double { get }
  func send(_ event: FlightEvent)
  /// Lets a flight that nobody holds be so many seconds further.
  func skip(_ seconds: Double)
}

/// A finger's hold on a flight.
@MainActor protocol FlightHolder: AnyObject {
  /// Checks whether the finger has moved or is gone.
  func check()
}
#endif
