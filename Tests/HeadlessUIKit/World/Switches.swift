// OQ-1…OQ-18: what no one had settled about the real UIKit, and what a recording says by now.
/// What the real UIKit may do either way; tests run both.
public struct Switches: Sendable {
  /// Whether a snapshot asked for while a turn is being committed is blank, or shows what the commit shows (SN-6).
  public var snapshotsInCommitAreBlank = false
  /// Whether `snapshotView` and `resizableSnapshotView` fail, as they are allowed to
  /// (SN-1; recorded as false, RC-90).
  public var snapshotsFail = false
  /// Whether a picture with `false` of a view below one that an animation holds at an opacity of 0 is blank
  /// (PX-3).
  public var picturesBelowHeldViewsAreBlank = false
  /// Whether an effect that is first shown below an opacity of at most 2 %, or held there, never appears (GL-1).
  public var faintGlassNeverAppears = false
  /// Whether a blur is flat in a snapshot of a view around it, which shows its tint alone, but not in one of the
  /// window (SN-21).
  public var blursInSnapshotsAreFlat = false
  /// Whether a pan's translation begins with what the finger traveled before, rather than with zero (GR-6).
  public var panKeepsItsSlop = false

  /// Whether the animator hears of its end after the coordinator's completions, rather than before them (OQ-2).
  public var animationEndedIsLast = true

  /// Whether `willShow` comes before the will-calls of appearance (OQ-1).
  public var willShowIsFirst = false
  /// Whether `didShow` comes before `didMove(toParent:)` (OQ-1).
  public var didShowIsBeforeDidMove = false
  /// Which calls tell those that a cancelled push or pop was to move (OQ-3).
  public var movesAfterCancelling = MovesAfterCancelling.none
  /// Whether a cancelled change of the stack is undone before the reversing calls or after them (OQ-4).
  public var stackIsRestoredFirst = true
  /// Whether a push's final frame leaves out what an opaque bar covers (OQ-9).
  public var finalFramesAvoidBars = true
  /// Whether a change of the stack that waited begins a turn after the one before it (OQ-11).
  public var waitingChangesBeginNextTurn = false
  /// Whether asking for the coordinator right after a push starts the transition (OQ-5).
  public var readingCoordinatorStartsPush = false
  /// Whether the arriving screen and the bar take touches while a transition runs (NV-71).
  public var arrivingScreensTakeTouches = false
  /// Whether a push or pop that was cancelled, held again and finished leaves the bar without items (NV-70).
  public var barsLoseItemsAfterCancelling = false
  /// Whether a bar keeps animations of its own after a transition that was let go and completed in one turn (NV-80).
  public var barsKeepAnimations = false
  /// Whether a navigation controller has a second recognizer, which pops from anywhere in the content (GS-20).
  public var hasContentPopGesture = false
  /// Whether that one is made only when the navigation controller is laid out in a window (GS-44).
  public var contentPopGestureComesLate = false
  /// Whether the delegate of a pop gesture reads nil by itself where the navigation's answers for animators (GS-43).
  public var popDelegatesReadNil = false
  /// Whether a presentation or dismissal that was not begun interactively takes all touches away (GS-45).
  public var modalTransitionsTakeNoTouches = false
  /// Whether a push or pop asks for its animator a turn after the layout that would begin it (TR-20).
  public var changesBeginATurnLater = false
  /// Whether a display link's first call comes before what was added in the same turn is committed (PX-3).
  public var displayLinksComeBeforeCommit = false
  /// Whether a push, a pop, or a change of tab asks for its animator at once while a transition runs
  /// (NV-71).
  public var changesBeginInTransitions = false
  /// Whether what is committed is seen a refresh after what animations show for the same time (AN-40).
  public var commitsAreSeenLate = false

  /// Whether the delegates of containers and recognizers can be observed by key.
  public var delegatesCanBeObserved = true
  /// Whether a controller's `preferredTransition` is nil as long as nobody has set it.
  public var preferredTransitionsAreNil = true

  /// None, `didMove(toParent:)`, or `willMove(toParent:)` as well.
  public enum MovesAfterCancelling: Sendable, CaseIterable { case none, did, willAndDid }

  /// Whether `present` loads the presented view at once, or the transition does (OQ-7).
  public var presentLoadsViewAtOnce = true
  /// Whether the completion of `present` runs after a cancelled presentation, too, as that of `dismiss` does (OQ-6).
  public var presentCompletionRunsOnCancel = true
  /// Whether a sheet's view is in a wrapper, which is then the view that the context names (OQ-15).
  public var sheetsWrapPresentedView = true
  /// Whether a presenter's view is made smaller behind a page sheet (OQ-15).
  public var sheetsPushPresenterBack = true
  /// When a transition between tabs begins: in the call, or in the next turn (OQ-10).
  public var tabTransitionsBeginAtOnce = true
  /// Whether the tab that leaves gets its will-call first in a transition between tabs (OQ-10).
  public var leavingTabHearsFirst = false
  /// Whether a tab selected while a transition between tabs runs waits for its end, or is ignored (TB-7).
  public var tabSelectionsWait = true
  /// Whether a delegate is asked for a tab and told of it as a `UITab`, as apps with tabs of iOS 18 are (DG-3).
  public var tabsAreAskedForAsTabs = false
  /// Whether those between are known to be on their way when a dismissal over several levels asks for its
  /// animator (MD-40).
  public var levelsBetweenAreDismissedFirst = true
  /// Whether a snapshot with `afterScreenUpdates: true` of a view in no window shows the view, or nothing
  /// (OQ-12).
  public var snapshotsShowDetachedViews = false

  /// Whether each of several animations of an opacity keeps it between 0 and 1, or only the sum of all is
  /// kept there (OQ-16).
  public var opacitiesAreClampedOneByOne = false
  /// Whether a cell that waits to be used again stays in its list, hidden, or leaves it (OQ-17).
  public var waitingCellsStayInList = false
  /// Whether an animation between two transforms mixes their scales, turns and shears, or their numbers (OQ-18).
  public var transformsAreMixedByParts = true

  public init() {}
}
