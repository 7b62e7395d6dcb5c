// PA-1…PA-10, SP-4, SP-8.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let timeline = AnimatorTimeline()
  /// Read when the animator is released: then it may neither be paused nor stopped (PA-9).
  public nonisolated(unsafe) internal(set) final var state = UIViewAnimatingState.inactive
  public nonisolated(unsafe) internal(set) final var isRunning = false
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
    if state == .stopped || (state == .active && !isRunning) {
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

  open var isReversed = false {
    didSet {
      if isRunning, isReversed != oldValue { missing("turning around an animator that runs") }
    }
  }

  /// What is visible: it scrubs linearly.
  open var fractionComplete: CGFloat {
    get { timeline.eased }
    set {
      guard state != .stopped, state == .active || !waitingBlocks.isEmpty else { return }
      if state == .inactive { pauseAnimation() }
      if isRunning { missing("setting the fraction of a property animator that runs") }
      timeline.hold(at: min(max(newValue, 0), 1))
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .stopped { raise("animations cannot be added to a stopped animator") }
    if state == .active { perform(animation) } else { waitingBlocks.append(animation) }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
}
