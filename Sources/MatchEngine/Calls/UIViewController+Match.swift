#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIViewController {
  /// How this controller comes and goes, pushed or presented; it wins over its container's.
  ///
  /// ```swift
  /// detail.matchTransition = MatchTransition()
  /// present(detail, animated: true)
  /// ```
  public var matchTransition: MatchTransition? {
    get { ControllerTag.of(self)?.transition }
    set {
      ControllerTag.made(for: self).transition = newValue
      putPresentationRelay(newValue != nil)
    }
  }

  /// How a container's children come and go that do not say so themselves.
  ///
  /// ```swift
  /// navigationController.childMatchTransition = MatchTransition()  // its pushes and pops
  /// ```
  public var childMatchTransition: MatchTransition? {
    get { ControllerTag.of(self)?.childTransition }
    set {
      let tag = ControllerTag.made(for: self)
      tag.childTransition = newValue
      tag.children = newValue.map { transition in { _ in transition } }
      putContainerRelay(newValue != nil)
    }
  }

  /// Chooses how a container's children come and go, for each passage anew.
  ///
  /// ```swift
  /// navigationController.chooseChildMatchTransition { passage in
  ///   passage.to is Settings ? nil : MatchTransition()
  /// }
  /// ```
  public func chooseChildMatchTransition(_ choose: @escaping (MatchChange) -> MatchTransition?) {
    let tag = ControllerTag.made(for: self)
    tag.childTransition = nil
    tag.children = choose
    putContainerRelay(true)
  }

  /// The flight that this controller takes part in, while it lasts.
  public var matchFlight: MatchFlight? {
    guard let flight = ControllerTag.of(self)?.flight, flight.outcome == nil else { return nil }
    return flight
  }

  /// Why this controller's last transition was not the engine's; nil if it was, or if there was none.
  public var matchDiagnosis: MatchDiagnosis? {
    guard let tag = ControllerTag.of(self) else { return nil }
    return tag.diagnosis ?? (tag.wasAsked ? nil : reasonNotAsked.map { .notAsked($0) })
  }

  private func putContainerRelay(_ isWanted: Bool) {
    let tag = ControllerTag.made(for: self)
    switch self {
    case let navigation as UINavigationController:
      if isWanted, tag.relay == nil { tag.relay = NavigationRelay(before: navigation) }
      if !isWanted, let relay = tag.relay as? NavigationRelay {
        relay.remove()
        tag.relay = nil
      }
    case let tabs as UITabBarController:
      if isWanted, tag.relay == nil { tag.relay = TabRelay(before: tabs) }
      if !isWanted, let relay = tag.relay as? TabRelay {
        relay.leave()
        tag.relay = nil
      }
    default: break
    }
  }

  private func putPresentationRelay(_ isWanted: Bool) {
    let tag = ControllerTag.made(for: self)
    if isWanted, tag.presentationRelay == nil {
      tag.presentationRelay = PresentationRelay(before: self)
    } else if !isWanted, let relay = tag.presentationRelay {
      relay.remove()
      tag.presentationRelay = nil
    }
  }
}

/// What UIKit's own controllers and an app's are both given.
@MainActor public protocol MatchBeginning: UIViewController {}

extension UIViewController: MatchBeginning {}

extension MatchBeginning {
  /// Starts a flight by hand: it is held from its first frame on, until it is let go.
  ///
  /// ```swift
  /// let flight = navigationController.beginMatch { $0.popViewController(animated: true) }
  /// flight?.update(0.4)
  /// flight?.finish()
  /// ```
  ///
  /// Nil where the engine does not take part; then what `change` began is the system's own transition.
  @discardableResult public func beginMatch(_ change: (Self) -> Void) -> MatchFlight? {
    let tag = ControllerTag.made(for: self)
    let flight = MatchFlight()
    flight.hold()
    tag.pendingFlight = flight
    change(self)
    viewIfLoaded?.layoutIfNeeded()
    let isTaken = tag.pendingFlight == nil
    tag.pendingFlight = nil
    return isTaken ? flight : nil
  }
}
#endif
