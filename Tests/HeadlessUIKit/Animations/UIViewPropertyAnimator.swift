// PA-1…PA-10, SP-4, SP-8.
import Foundation

@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let timeline = AnimatorTimeline()
  /// Read when the animator is released: then it may neither be paused nor stopped (PA-9).
  nonisolated(unsafe) var stateStore = UIViewAnimatingState.inactive
  nonisolated(unsafe) var runs = false
  var isReversedStore = false
  var waitingBlocks: [() -> Void] = []
  /// Started without any animation: it begins with the first one.
  var waitsForBlocks = false
  /// What a stopped animator may still have to set.
  var endsToSet: [(layer: CALayer, path: String, before: LayerValue, after: LayerValue)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let curve: CubicCurve
  private let dampingRatio: CGFloat?

  open private(set) var duration: TimeInterval
  open internal(set) var delay: TimeInterval = 0
  open var pausesOnCompletion = false
  open var isUserInteractionEnabled = true
  open var isInterruptible = true

  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    self.curve = CubicCurve(curve)
    dampingRatio = nil
    super.init()
    if let animations { addAnimations(animations) }
  }

  public init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    curve = .default
    dampingRatio = ratio
    super.init()
    if let animations { addAnimations(animations) }
  }

  deinit {
    if stateStore == .stopped || (stateStore == .active && !runs) {
      raise("a property animator was released while it was paused or stopped")
    }
  }

  /// What paces it for a time; a spring settles in whatever time there is.
  func pace(for duration: TimeInterval) -> AnimationBlock.Pace {
    guard let dampingRatio else { return .curve(curve) }
    return .spring(
      SpringMotion(dampingRatio: Double(dampingRatio), duration: duration > 0 ? duration : 1)
    )
  }

  open var state: UIViewAnimatingState { stateStore }
  open var isRunning: Bool { runs }

  open var isReversed: Bool {
    get { isReversedStore }
    set {
      guard newValue != isReversedStore else { return }
      isReversedStore = newValue
      if runs { missing("turning a property animator around while it runs") }
    }
  }

  /// What is visible: it scrubs linearly.
  open var fractionComplete: CGFloat {
    get { timeline.eased }
    set {
      guard stateStore != .stopped, stateStore == .active || !waitingBlocks.isEmpty else { return }
      if stateStore == .inactive { pauseAnimation() }
      if runs { missing("setting the fraction of a property animator that runs") }
      timeline.hold(at: min(max(newValue, 0), 1))
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if stateStore == .stopped { raise("animations cannot be added to a stopped animator") }
    if stateStore == .active { perform(animation) } else { waitingBlocks.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
