// The simulated machine. Nothing here or anywhere in the stand-in reads a real clock.
/// The one machine that the stand-in simulates, which is only touched on the main thread.
final class World: @unchecked Sendable {
  nonisolated(unsafe) static var shared = World()

  /// What happens in the turn that is under way, if one is.
  enum Stage { case idle, events, layout, afterCommit }

  var now: CFTimeInterval = 1000
  var stage = Stage.idle
  /// Blocks that wait for the next turn of the run loop.
  var queue: [() -> Void] = []
  /// Blocks that wait until this turn's changes are committed.
  var afterCommit: [@MainActor () -> Void] = []
  var windows: [WeakReference<UIWindow>] = []
  var links: [CADisplayLink] = []
  var timers: [Timer] = []
  /// Whoever films the screen.
  var whenFrameIsShown: (@MainActor () -> Void)?
  /// Called when the frame that was shown last is shown as what was committed after that makes it.
  var whenFrameIsCorrected: (@MainActor () -> Void)?
  /// SN-20: called with what a forced render has committed, whatever was half set up.
  var whenRenderWasForced: (@MainActor () -> Void)?
  /// The time of the frame that is looked at, if one is.
  var frame: CFTimeInterval?
  /// The time of the last frame that was shown to whoever films; the screen's first one is dark.
  var lastFrame: CFTimeInterval = 1000 + ScreenSetting().framePeriod
  /// Whether something was committed since that was shown.
  var isFrameOutdated = false
  /// The layers that carry animations, in the order in which they got their first one.
  var animatedLayers: [CALayer] = []
  /// The property animators that run.
  var animators: [UIViewPropertyAnimator] = []
  /// The `UIView` animation block that runs at this moment.
  var block: AnimationBlock?
  var areAnimationsEnabled = true
  var transactions: [TransactionState] = []
  var nameCount = 0
  /// How many presentations and dismissals are telling of their end at this moment.
  var endingModals = 0
  /// DL-9: in the background no frames are shown.
  var isInBackground = false
  /// Whether a frame, a transform or a hierarchy changed since safe areas were last looked at.
  var geometryChanged = false
  /// Whether a bar, or whatever else takes some of a safe area, is another than when they were last looked at.
  var insetsChanged = false
  /// Counts the changes of what Auto Layout depends on, so that older solutions are known to be out of date.
  var layoutGeneration = 0
  var switches = Switches()
  /// How many default bodies of optional members have run.
  var defaultsRun: Set<ObjectIdentifier> = []
  var isProbing = false
  /// Whether delegates of a class implement the question for an animator, as far as that is known.
  var animatorTypes: [ObjectIdentifier: Bool] = [:]
  /// The transitions under way.
  var transitions: [TransitionRun] = []
  /// What runs alongside a transition, at the end of the animator's first animation block (CO-2).
  var alongside: (() -> Void)?
  var accounts = Accounts()
  var signposts = SignpostLog()
  var screen = ScreenSetting()
  /// How often the traits that everything has from the screen have changed.
  var traitsCount = 0
  /// While it is there.
  var keyboard: Keyboard?
  var accessibility = AccessibilitySetting()
  /// The contexts that are drawn into, the current one last.
  var contexts: [CGContext] = []
  /// Snapshots that were asked for during a commit, and show what it shows.
  var waitingPictures: [@MainActor () -> Void] = []
  /// What the touches of this moment are, and who recognizes what.
  var touches = TouchDispatcher()

  /// Whether layout runs because the turn ends: from within, nothing can be flushed to the screen.
  var isCommitting: Bool { stage == .layout }
}

extension Array {
  /// All elements, which are in it no more.
  mutating func takeAll() -> [Element] {
    defer { self = [] }
    return self
  }
}

/// A reference that does not keep its object.
struct WeakReference<Object: AnyObject> {
  weak var object: Object?
}
