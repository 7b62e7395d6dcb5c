#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// How this controller comes and goes when pushed or presented; overrides the container's transition.
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

  /// How a container's children come and go by default.
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

  /// Chooses how a container's children come and go, for each change separately.
  ///
  /// ```swift
  /// navigationController.childMatchTransitionProvider = { change in
  ///   change.to is Settings ? nil : MatchTransition()
  /// }
  /// ```
  ///
  /// If it returns nil, the system's own transition runs, or none in your own container. It overrides
  /// `childMatchTransition`.
  public var childMatchTransitionProvider: (@MainActor (MatchChange) -> MatchTransition?)? {
    get { ControllerTag.of(self)?.childTransitionProvider }
    set {
      ControllerTag.attached(to: self).childTransitionProvider = newValue
      putRelays()
    }
  }

  /// Why nothing flew in this controller's last transition; nil if something did, or if there was none.
  ///
  /// Either the engine didn't animate the transition, or it found out too late that no views can match. In that case,
  /// the diagnosis is there at the end of the flight. A flight of ``MatchTransition/always(_:)`` has none.
  public var matchDiagnosis: MatchDiagnosis? {
    if let tag = ControllerTag.of(self) {
      if tag.isOutdated(for: self) { return outermost.reasonNotAsked }
      return tag.diagnosis ?? (tag.wasAsked ? nil : reasonNotAsked)
    }
    // Of a controller without options, and about which UIKit never asked, this much can be known.
    return reasonNotAsked == .delegateReplaced ? .delegateReplaced : nil
  }

  /// Makes a change, and returns its flight in this turn.
  ///
  /// Returns nil if the engine doesn't take part. The transition that `change` began is then the system's own.
  @discardableResult public func beginMatch(_ change: () -> Void) -> MatchFlight? {
    MatchFlight.begin(on: self, isHeld: false, change)
  }

  /// Makes a change, and returns its flight, which is held from its first frame until you let go of it.
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

/// A controller that brings into sight what is to fly to it.
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
  /// Called if the other screen shows these IDs and this one shows none of them. The engine hasn't decided yet
  /// whether it animates the change, so don't change anything here.
  func canRevealMatches(_ ids: Set<String>) -> Bool
  /// Brings views with these IDs into sight, and returns the view that they are in, or nil if that is not known.
  ///
  /// Called once for each flight, before it's planned, with the IDs that the leaving screen shows. Among several views
  /// with one ID, one inside the returned view flies. A leaving screen that shows several views with one ID is asked
  /// which is meant; it should leave them where they are.
  func revealMatches(_ ids: Set<String>) -> UIView?
}

/// A controller that is told of the flights of its screen.
@MainActor public protocol MatchFlightObserving: UIViewController {
  /// Called once it's certain that a flight begins, and before it's planned.
  func matchFlightWillBegin(_ flight: MatchFlight)
  /// Called when a flight of which this screen was told has ended.
  func matchFlightDidEnd(_ flight: MatchFlight)
}

/// A controller for which a flight to it waits, for example until an image is there.
@MainActor public protocol MatchPreparing: UIViewController {
  /// Whether a flight can start; asked on every frame until it can, for half a second at most.
  ///
  /// What is held, as by fingers, doesn't wait, nor does a flight that goes on from another one.
  var isReadyForMatchFlight: Bool { get }
}

/// A controller that decides which gestures go back.
@MainActor public protocol MatchGestureDeciding: UIViewController {
  /// Whether fingers may begin to go back from this screen, by a swipe, a pull or a pinch.
  ///
  /// `point` is where they are in the controller's view, and `velocity` is in points per second; that of a pinch is zero.
  /// Called when a gesture is about to begin, in a presented stack perhaps for the pop and for the dismissal. If the answer
  /// is false, nothing moves.
  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool
}
#endif
