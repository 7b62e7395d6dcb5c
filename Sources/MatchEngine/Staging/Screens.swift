#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens of a flight.
@MainActor struct MatchScreen {
  /// The screen's view.
  let view: UIView
  /// Returns the view that the screen prefers among views with the same ID; called on each walk.
  var source: () -> UIView? = { nil }
  /// Whether the engine may move the screen, which it may not if the system didn't hand over the view.
  var mayMove = true
  /// The transform from the screen's coordinates to the container's, from before the system moved the screen.
  ///
  /// It's set if the system moves the screen during the flight, as it does with a presenter behind a sheet.
  var rest: CGAffineTransform?
  /// A snapshot to use in place of the current state.
  var snapshot: ScreenSnapshot?
  /// Whether the view was never on the display in its current state.
  var isFresh = false

  /// Captures the screen in the container's coordinates.
  func capture(in container: UIView) -> CapturedTree<UIView> {
    if let snapshot { return snapshot.tree }
    let toContainer = way(to: container)
    return ViewReader(source: source()).capture(
      view,
      from: Viewpoint(container: Box(container.bounds), toContainer: Affine(toContainer))
    )
  }

  private func way(to container: UIView) -> CGAffineTransform {
    guard let superview = view.superview else { return .identity }
    if let rest {
      let own = CGAffineTransform(from: view, to: superview)
      if own.a * own.d != own.b * own.c { return own.inverted().concatenating(rest) }
    }
    return CGAffineTransform(from: superview, to: container)
  }
}

extension MatchScreen {
  /// Creates the screen of a controller, whose view may be inside a wrapper of the system.
  init(of controller: UIViewController, in view: UIView? = nil, mayMove: Bool = true) {
    self.init(
      view: view ?? controller.view,
      source: { [weak controller] in controller?.participant?.matchSource() },
      mayMove: mayMove
    )
  }
}

/// The two screens of a flight, and its container.
@MainActor struct Screens {
  let container: UIView
  let lower: MatchScreen
  let upper: MatchScreen
  var options: (Box) -> PlanOptions
  /// Whether the flight respects the user's preference for reduced motion.
  let reducesMotion: Bool
  /// Whether the stage blocks touches, if nothing else keeps them from the two screens.
  let takesTouches: Bool

  /// Creates a pair of screens with the options that the app has set.
  init(
    in container: UIView,
    lower: MatchScreen,
    upper: MatchScreen,
    _ transition: MatchTransition,
    takesTouches: Bool = false
  ) {
    self.container = container
    self.lower = lower
    self.upper = upper
    options = { transition.planOptions(in: $0) }
    reducesMotion = transition.reducedMotion == .crossFade
    self.takesTouches = takesTouches
  }

  /// The captured trees of both screens.
  struct Trees {
    let lower: CapturedTree<UIView>
    let upper: CapturedTree<UIView>
  }

  /// Reads both screens as they are now.
  func read() -> Trees {
    Trees(lower: lower.capture(in: container), upper: upper.capture(in: container))
  }

  func plan(_ trees: Trees) -> Plan {
    Plan(
      lower: trees.lower.capture,
      upper: trees.upper.capture,
      options: options(Box(container.bounds))
    )
  }
}

extension MatchTransition {
  /// The options for the core's plan.
  func planOptions(in container: Box) -> PlanOptions {
    PlanOptions(
      container: container,
      timing: timing,
      stagger: stagger,
      screens: background,
      style: style
    )
  }
}

extension CGAffineTransform {
  /// Creates the transform from one view's coordinates to another's.
  @MainActor init(from view: UIView, to other: UIView) {
    let origin = view.convert(CGPoint.zero, to: other)
    let x = view.convert(CGPoint(x: 1, y: 0), to: other)
    let y = view.convert(CGPoint(x: 0, y: 1), to: other)
    self.init(
      a: x.x - origin.x,
      b: x.y - origin.y,
      c: y.x - origin.x,
      d: y.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
  }
}
#endif
