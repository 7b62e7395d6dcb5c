#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// The transition with which this controller arrives and leaves; overrides the container's.
  ///
  /// ```swift
  /// detail.matchTransition = MatchTransition()
  /// present(detail, animated: true)
  /// ```
  public var matchTransition: MatchTransition? {
    get { ControllerTag.of(self)?.transition }
    set {
      ControllerTag.attached(to: self).transition = newValue
      putRelays()
    }
  }

  /// The transition with which a container's children arrive and leave by default.
  ///
  /// ```swift
  /// navigationController.childMatchTransition = MatchTransition()  // its pushes and pops
  /// ```
  public var childMatchTransition: MatchTransition? {
    get { ControllerTag.of(self)?.childTransition }
    set {
      ControllerTag.attached(to: self).childTransition = newValue
      let tabs = self as? UITabBarController
      if newValue?.gestures.contains(.tabs) == true { tabs?.loadViewIfNeeded() }
      putRelays()
    }
  }

  /// Returns the transition for one change between a container's children.
  ///
  /// ```swift
  /// navigationController.childMatchTransitionProvider = { change in
  ///   change.to is Settings ? nil : MatchTransition()
  /// }
  /// ```
  ///
  /// If it returns nil, the system's own transition runs; in your own container, none does. It overrides
  /// `childMatchTransition`.
  public var childMatchTransitionProvider: (@MainActor (MatchChange) -> MatchTransition?)? {
    get { ControllerTag.of(self)?.childTransitionProvider }
    set {
      ControllerTag.attached(to: self).childTransitionProvider = newValue
      putRelays()
    }
  }

  /// Why nothing flew in this controller's last animated transition; nil if a view flew, or if there was none.
  ///
  /// Ask when the controller has appeared. If the engine found out only in flight that no views match, the diagnosis is
  /// set at the end of the flight. A flight of ``MatchTransition/always(_:)`` has none.
  public var matchDiagnosis: MatchDiagnosis? {
    if let tag = ControllerTag.of(self) {
      return tag.diagnosis ?? (tag.wasAsked ? nil : reasonNotAsked)
    }
    // For a controller without options that UIKit never asked about, only these reasons can be known.
    return [.noTransition, .delegateReplaced].first { $0 == reasonNotAsked }
  }

  /// Makes a change, and returns its flight.
  ///
  /// Returns nil if the engine doesn't take part. The system's own transition runs then.
  @discardableResult public func beginMatch(_ change: () -> Void) -> MatchFlight? {
    MatchFlight.begin(on: self, isHeld: false, change)
  }

  /// Makes a change, and returns its flight, which is held from its first frame until you release it.
  ///
  /// ```swift
  /// let flight = navigationController.beginInteractiveMatch {
  ///   navigationController.popViewController(animated: true)
  /// }
  /// flight?.update(0.4)
  /// flight?.finish()
  /// ```
  ///
  /// Returns nil if the engine doesn't take part. While a flight is held, the screens take no touches.
  public func beginInteractiveMatch(_ change: () -> Void) -> MatchFlight? {
    MatchFlight.begin(on: self, change)
  }
}

// How a controller takes part in the flights of its screen. No requirement has a default, so that a misspelt method
// doesn't compile, and a subclass overrides what its base class says.

/// A controller that scrolls to the views that a flight is heading for.
///
/// ```swift
/// extension Map: MatchRevealing {
///   func canRevealMatches(_ ids: Set<String>) -> Bool { pin(for: ids) != nil }
///   func revealMatches(_ ids: Set<String>) -> UIView? {
///     guard let pin = pin(for: ids) else { return nil }
///     scrollView.contentOffset.x = pin.frame.minX - 20
///     return pin
///   }
/// }
/// ```
@MainActor public protocol MatchRevealing: UIViewController {
  /// Whether this screen can bring a view with one of these IDs into sight.
  ///
  /// The engine calls this method if the other screen shows these IDs and this one shows none of them. It hasn't
  /// decided yet whether it animates the change, so don't change anything here.
  func canRevealMatches(_ ids: Set<String>) -> Bool
  /// Brings views with these IDs into sight, and returns the view that contains them, or nil if you don't know it.
  ///
  /// The engine calls this method once for each flight, before it is planned, with the IDs that the leaving screen
  /// shows. If several views have one ID, a view inside the returned view flies. If the leaving screen shows several
  /// views with one ID, the engine also asks that screen, which shouldn't move them.
  func revealMatches(_ ids: Set<String>) -> UIView?
}

/// A controller that follows the flights of its screen.
@MainActor public protocol MatchFlightObserving: UIViewController {
  /// Called when a flight is about to begin, before it is planned.
  func matchFlightWillBegin(_ flight: MatchFlight)
  /// Called when the flight has ended.
  func matchFlightDidEnd(_ flight: MatchFlight)
}

/// A controller that delays a flight to it, for example until an image is loaded.
@MainActor public protocol MatchPreparing: UIViewController {
  /// Whether a flight can start; read on every frame until it can, for half a second at most.
  ///
  /// A flight that is held, or that continues another one, doesn't wait.
  var isReadyForMatchFlight: Bool { get }
}

/// A controller that decides which gestures can go back.
@MainActor public protocol MatchGestureDeciding: UIViewController {
  /// Whether a swipe, a pull, a pinch or a grab of this screen's arrival can start to go back from it.
  ///
  /// The point is in the coordinates of the controller's view. The velocity is in points per second, and zero for a
  /// pinch. The engine calls this method when a gesture is about to start, in a presented stack perhaps once for the
  /// pop and once for the dismissal. If you return false, nothing moves.
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool
}
#endif
