#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// One of the two screens of a flight.
@MainActor struct MatchScreen {
  /// Its view.
  let view: UIView
  /// The view that the screen declares as the one meant, asked at each walk.
  var source: () -> UIView? = { nil }
  /// Whether the engine may show it elsewhere than it is: not where the system did not hand it over.
  var mayMove = true
  /// The way from its own coordinates to the container's, where the system moves it for the length of the
  /// flight and it is meant as it was before: a presenter that goes back behind a sheet.
  var rest: CGAffineTransform?
  /// How it was, where that is what counts.
  var still: ScreenSnapshot?
  /// Whether it has never been on the screen as it is now.
  var isFresh = false

  /// Reads it, in the container's coordinates.
  func capture(in container: UIView) -> CapturedTree<UIView> {
    if let still { return still.tree }
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

/// The two screens of a flight, and where it flies.
@MainActor struct Screens {
  let container: UIView
  var lower: MatchScreen
  var upper: MatchScreen
  var options: (Box) -> PlanOptions
  /// Whether movement is left out where the user has asked for less.
  var reducesMotion = true
  /// Whether touches end at what flies: where nobody else keeps them from screens that come and go.
  var takesTouches = false

  /// Both screens as they were read.
  struct Trees {
    let lower: CapturedTree<UIView>
    let upper: CapturedTree<UIView>
  }

  /// Both screens as they are now.
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

extension CGAffineTransform {
  /// The way from one view's coordinates to another's.
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
