import MatchEngine
import UIKit

/// Checks that what flies moves without jumps.
///
/// A jump is a step between two frames that is out of proportion with the steps before and after it. Whatever
/// moves along a curve or a spring, at whatever speed it was let go, has similar steps one after the other.
/// The first frames of an easing and the turn of a spring need three times the longer neighbor, and two points
/// more. So the bound means the same for a slow move of ten points as for a throw across the screen. What turns round
/// goes back as fast as it came, with a short step in between. If it does so twice in a few frames, it has a long step
/// between two short ones, to which it was already on the way in the frame before.
@MainActor final class MotionWatch {
  private struct Trace {
    /// Retained, so that no other view can have its address.
    let view: UIView
    var corners: [CGPoint]
    var alpha: CGFloat
    /// How each corner moved in the last step, and how much that differed from the step before.
    var moves: [CGPoint] = []
    var turn: CGFloat = 0
    var steps = Steps()
    var fades = Steps()
    /// Whether it held a blur, and so was opaque however faint it looked.
    var hadBackdrop: Bool
    /// Whether animations moved it.
    var wasPlayed: Bool
  }

  /// How much something changes from frame to frame.
  private struct Steps {
    /// The last step, and the one before.
    private var last: (CGFloat, CGFloat)?
    /// A step that was out of proportion with the one before, until the one after it is known.
    private var doubt: (step: CGFloat, before: CGFloat)?

    /// Notes that something stopped on its way, or turned round: no step like the last one follows.
    mutating func stop() { doubt = nil }

    /// Adds a step; says so if the one before was out of proportion with its neighbors by more than a bound.
    mutating func add(_ step: CGFloat, isExpected: Bool, within bound: CGFloat) -> String? {
      let jump = doubt.flatMap { $0.step <= 3 * max($0.before, step) + bound ? nil : $0 }
      doubt = isExpected ? nil : last.map { (step, max($0, $1)) }
      last = (step, last?.0 ?? 0)
      return jump.map { "jumped by \($0.step), before \($0.before), after \(step)" }
    }
  }

  /// What reaches so far is far larger than any screen, or far away from it.
  private static let huge: CGFloat = 100_000

  private var traces: [ObjectIdentifier: Trace] = [:]
  private(set) var failures: [String] = []

  /// Forgets all steps: something happened after which things may be elsewhere.
  func forget() { traces = [:] }

  /// Notes that something stopped on its way, or turned round: no step like the last one follows.
  func wasStopped() {
    for id in traces.keys {
      traces[id]?.steps.stop()
      traces[id]?.fades.stop()
    }
  }

  /// Looks at one frame; what changes in it may have to do so at once.
  func look(at window: UIWindow, mayJump: Bool) {
    // Nobody sees a hidden window.
    guard !window.isHidden else { return forget() }
    var next: [ObjectIdentifier: Trace] = [:]
    // What another flight shows is hidden here.
    for view in window.performers where view.layer.animation(forKey: "MatchEngine.opacity") == nil {
      // A screen may be moved with everything that flies in it.
      let stage = view.stage ?? window
      let (place, alpha) = (view.nextCorners(in: stage), view.nextAlpha)
      let id = ObjectIdentifier(view)
      next[id] =
        traces[id].map { follow($0, place, alpha, mayJump: mayJump) }
        ?? Trace(
          view: view,
          corners: place,
          alpha: alpha,
          hadBackdrop: view.hasBackdrop,
          wasPlayed: view.isPlayed
        )
    }
    traces = next
  }

  private func follow(
    _ trace: Trace,
    _ corners: [CGPoint],
    _ alpha: CGFloat,
    mayJump: Bool
  ) -> Trace {
    var trace = trace
    let moves = zip(trace.corners, corners).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    let step = moves.map { hypot($0.x, $0.y) }.max() ?? 0
    // What is not seen may be anywhere.
    let isSeen = min(alpha, trace.alpha) > 0.02
    let turn = zip(trace.moves, moves).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0
    // What is played is a frame ahead of what is drawn, if that is seen late (AN-40): it rests for a frame in between.
    let isPlayed = trace.view.isPlayed
    let isSwitched = Headless.switches.commitsAreSeenLate && isPlayed != trace.wasPlayed
    let mayJump = mayJump || isSwitched
    let isExpected = mayJump || turn <= 1.5 * trace.turn
    (trace.moves, trace.turn) = (moves, turn)
    // The coordinates of a huge view have few digits left for a point. One of millions of points comes to rest by a
    // spring so stiff that no step of it explains the next.
    let size = (trace.corners + corners).reduce(0) { max($0, abs($1.x), abs($1.y)) }
    let jump = trace.steps.add(
      step,
      isExpected: isExpected || !isSeen || size > MotionWatch.huge,
      within: 2 + size * 1e-3
    )
    // With a blur, only the contents fade, and where a blur comes or goes, what fades is another thing from one frame to
    // the next.
    let hasBackdrop = trace.view.hasBackdrop
    let flicker = trace.fades.add(
      abs(alpha - trace.alpha),
      isExpected: mayJump || hasBackdrop || trace.hadBackdrop,
      within: 0.15
    )
    if let jump { failures.append("a performer \(jump)") }
    if let flicker { failures.append("a performer's opacity \(flicker)") }
    (trace.corners, trace.alpha) = (corners, alpha)
    (trace.hadBackdrop, trace.wasPlayed) = (hasBackdrop, isPlayed)
    return trace
  }
}

extension UIView {
  /// What flies here, one view for each performer.
  var performers: [UIView] {
    if String(reflecting: type(of: self)) == "MatchEngine.PerformerView" { return [self] }
    return subviews.flatMap(\.performers)
  }

  /// The stage that this view is on.
  fileprivate var stage: UIView? {
    String(reflecting: type(of: self)) == "MatchEngine.StageView" ? self : superview?.stage
  }

  fileprivate var isPlayed: Bool {
    (layer.animationKeys() ?? []).contains { $0.hasPrefix("MatchEngine.played") }
  }

  fileprivate var hasBackdrop: Bool {
    self is UIVisualEffectView || subviews.contains { $0.hasBackdrop }
  }
}

extension DisplayList {
  /// The items with a number that is not finite, or with a bad opacity.
  var unsound: [String] {
    items.filter { item in
      let transform = item.transform
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        item.size.width, item.size.height, item.opacity, item.width,
        item.radii.topLeft, item.radii.topRight, item.radii.bottomLeft, item.radii.bottomRight,
      ]
      return !numbers.allSatisfy(\.isFinite) || !(0...1.0001).contains(item.opacity)
    }.map { "not finite, or a bad opacity: \($0)" }
  }
}
