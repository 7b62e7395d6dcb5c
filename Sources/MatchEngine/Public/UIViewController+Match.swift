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
#endif
