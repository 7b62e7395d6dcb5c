// PA-2…PA-5: where a property animator is. What is visible (`eased`) never jumps: it is kept through pause and
// continuation, and each run goes from it to one of the two ends.
//
//     eased(s) = from + (to − from) · pace(s),   s the fraction of the run's time
/// How far a property animator is, running or held.
final class AnimatorTimeline {
  /// One run from a visible fraction to another.
  struct Run {
    var from: CGFloat
    var to: CGFloat
    var length: TimeInterval
    var pace: AnimationBlock.Pace
    /// When it begins.
    var time: CFTimeInterval

    private func place(at now: CFTimeInterval) -> Double {
      length > 0 ? min(1, max(0, now - time) / length) : 1
    }

    func eased(at now: CFTimeInterval) -> CGFloat {
      let place = place(at: now)
      if place >= 1 { return to }
      let eased =
        switch pace {
        case .curve(let curve): curve.value(at: place)
        case .spring(let motion): motion.value(at: place * length)
        }
      return from + (to - from) * CGFloat(eased)
    }

    func isOver(at now: CFTimeInterval) -> Bool { place(at: now) >= 1 - 1e-9 }
  }

  /// Whether what it animates gets no touches (PA-6).
  var blocksTouches = false
  var run: Run?
  private var held: CGFloat = 0
  /// The animations that follow it, and the layers that carry them.
  var followers: [(animation: AttachedAnimation, layer: CALayer)] = []

  /// The visible fraction at this moment.
  var eased: CGFloat { run?.eased(at: World.shared.shownTime) ?? held }

  func hold(at fraction: CGFloat) {
    run = nil
    held = fraction
  }
}
