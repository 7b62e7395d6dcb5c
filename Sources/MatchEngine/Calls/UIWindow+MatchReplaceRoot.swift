#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
public import UIKit

extension UIWindow {
  /// Puts another controller at the window's root, and lets both screens morph.
  ///
  /// ```swift
  /// window.matchReplaceRoot(with: HomeController())
  /// ```
  ///
  /// The window has its new root at once, and the system tells both controllers so; the screen that it had
  /// flies as a picture. A flight that is cancelled gives the window its old root back.
  ///
  /// While something is presented over the new root, that cannot be given back: whatever was presented would
  /// have no presenter any more. Then the flight goes on to its end, held or not, and can be neither held nor
  /// turned round.
  @discardableResult public func matchReplaceRoot(
    with new: UIViewController,
    isForward: Bool = true,
    animated: Bool = true,
    transition: MatchTransition? = nil
  ) -> MatchFlight {
    RootChange.running[self]?.flight.endAtOnce()
    guard new !== rootViewController else { return .over }
    let own = ControllerTag.of(isForward ? new : rootViewController ?? new)?.transition
    let chosen = transition ?? own ?? MatchTransition()
    guard animated, !chosen.isDisabled, let old = rootViewController, !isHidden else {
      rootViewController = new
      return .over
    }
    let change = RootChange(of: self, from: old, to: new, isForward, chosen)
    change.begin()
    return change.flight
  }
}

/// One change of a window's root.
@MainActor final class RootChange {
  /// The one under way in a window.
  static let running = AssociatedValue<RootChange>()

  let flight = MatchFlight()
  private let window: UIWindow
  private let old: UIViewController
  private let new: UIViewController
  private let isForward: Bool
  private let transition: MatchTransition
  private var performance: Performance?
  private var picture: UIView?

  init(
    of window: UIWindow,
    from old: UIViewController,
    to new: UIViewController,
    _ isForward: Bool,
    _ transition: MatchTransition
  ) {
    self.window = window
    self.old = old
    self.new = new
    self.isForward = isForward
    self.transition = transition
  }

  func begin() {
    old.participant?.matchWillStart(new)
    old.view.layoutIfNeeded()
    let before = ScreenSnapshot(of: MatchScreen(of: old), in: window)
    let picture = UIImageView()
    picture.isUserInteractionEnabled = false
    picture.frame = old.view.convert(old.view.bounds, to: window)
    self.picture = picture
    window.rootViewController = new
    new.participant?.matchWillStart(old)
    window.layoutIfNeeded()
    place(picture)
    for controller in [old, new] { ControllerTag.made(for: controller).flight = flight }
    flight.tellAtEnd(old, new)
    flight.cannotCancel = { [weak new] in new?.presentedViewController != nil }
    var leaving = MatchScreen(view: picture)
    leaving.still = before
    var arriving = MatchScreen(of: new)
    arriving.isFresh = true
    let screens = Screens(
      container: window,
      lower: isForward ? leaving : arriving,
      upper: isForward ? arriving : leaving,
      options: { [transition] in transition.planOptions(in: $0) },
      reducesMotion: transition.reducedMotion == .crossFade
    )
    let flying = flying(from: before, between: screens)
    before.retake(flying: flying)
    picture.image = PictureTaker.screen(old.view, without: flying)
    fly(between: screens)
  }

  /// What flies by itself of the screen that leaves: whatever else is tagged stays where it is on it.
  private func flying(from before: ScreenSnapshot, between screens: Screens) -> [UIView] {
    let trees = screens.read()
    return screens.plan(trees).performers.compactMap { performer in
      switch performer.role {
      case .pair(let lower, let upper): before.tree.nodes[isForward ? lower : upper]
      case .leaving(let place): isForward ? before.tree.nodes[place] : nil
      case .entering(let place): isForward ? nil : before.tree.nodes[place]
      case .lowerRoot, .upperRoot, .stray: nil
      }
    }
  }

  private func fly(between screens: Screens) {
    let performance = Performance(
      flight,
      between: screens,
      isForward: isForward,
      whenStruck: { [self] outcome in complete(outcome) }
    )
    self.performance = performance
    flight.performance = performance
    RootChange.running[window] = self
    performance.beginAtOnce()
  }

  private func place(_ picture: UIView) {
    guard let view = new.view, view.superview === window else {
      window.addSubview(picture)
      return
    }
    if isForward {
      window.insertSubview(picture, belowSubview: view)
    } else {
      window.insertSubview(picture, aboveSubview: view)
    }
  }

  private func complete(_ outcome: MatchOutcome) {
    if RootChange.running[window] === self { RootChange.running[window] = nil }
    picture?.removeFromSuperview()
    picture = nil
    guard window.rootViewController === new else { return }
    if outcome == .cancelled {
      window.rootViewController = old
    } else {
      UIAccessibility.screenHasChanged()
    }
  }
}
#endif
