#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The law again, with UIKit doing something else wherever its behavior is unknown.
  @MainActor @Suite("The law holds whatever UIKit does") struct SwitchTests {
    struct OpenQuestion: Sendable, CustomStringConvertible {
      let description: String
      let trips: [Trip]
      let apply: @Sendable (inout Switches) -> Void

      init(_ name: String, _ trips: [Trip], _ apply: @escaping @Sendable (inout Switches) -> Void) {
        description = name
        self.trips = trips
        self.apply = apply
      }
    }

    private nonisolated static let all: [Trip] = [
      .navigation, .root, .change, .modal(.fullScreen),
    ]
    private nonisolated static let modals: [Trip] = [
      .modal(.fullScreen), .modal(.overFullScreen), .modal(.customRemoving),
    ]
    private nonisolated static let sheets: [Trip] = [.modal(.pageSheet), .modal(.formSheet)]

    nonisolated static let questions: [OpenQuestion] = [
      OpenQuestion("snapshots are blank", all) { $0.snapshotsInCommitAreBlank = true },
      OpenQuestion("snapshots fail", all) { $0.snapshotsFail = true },
      OpenQuestion("detached snapshots", [.root, .change]) {
        $0.snapshotsShowDetachedViews = true
      },
      OpenQuestion("opacities are clamped one by one", all) {
        $0.opacitiesAreClampedOneByOne = true
      },
      OpenQuestion("transforms are mixed by numbers", all) {
        $0.transformsAreMixedByParts = false
      },
      OpenQuestion("waiting cells stay", [.navigation]) { $0.waitingCellsStayInList = true },
      OpenQuestion("pans keep their slop", [.navigation]) { $0.panKeepsItsSlop = true },
      OpenQuestion("ended before completions", [.navigation]) { $0.animationEndedIsLast = false },
      OpenQuestion("willShow first", [.navigation]) { $0.willShowIsFirst = true },
      OpenQuestion("didShow early", [.navigation]) { $0.didShowIsBeforeDidMove = true },
      OpenQuestion("told of the move", [.navigation]) { $0.movesAfterCancelling = .did },
      OpenQuestion("told twice of the move", [.navigation]) {
        $0.movesAfterCancelling = .willAndDid
      },
      OpenQuestion("stack restored late", [.navigation]) { $0.stackIsRestoredFirst = false },
      OpenQuestion("frames below bars", [.navigation]) { $0.finalFramesAvoidBars = false },
      OpenQuestion("waiting changes begin late", [.navigation]) {
        $0.waitingChangesBeginNextTurn = true
      },
      OpenQuestion("reading starts", [.navigation]) { $0.readingCoordinatorStartsPush = true },
      OpenQuestion("arriving screens take touches", [.navigation, .tabs] + modals) {
        $0.arrivingScreensTakeTouches = true
      },
      OpenQuestion("changes begin meanwhile", [.navigation, .tabs]) {
        $0.changesBeginInTransitions = true
      },
      OpenQuestion("bars lose items", [.navigation]) { $0.barsLoseItemsAfterCancelling = true },
      OpenQuestion("a second pop gesture", [.navigation]) { $0.hasContentPopGesture = true },
      OpenQuestion("asked a turn later", [.navigation]) { $0.changesBeginATurnLater = true },
      OpenQuestion("ticks before commits", all + [.tabs, .replace]) {
        $0.displayLinksComeBeforeCommit = true
      },
      OpenQuestion("commits are seen late", all) { $0.commitsAreSeenLate = true },
      OpenQuestion("asked as tabs", [.tabs]) { $0.tabsAreAskedForAsTabs = true },
      OpenQuestion("levels known late", modals) { $0.levelsBetweenAreDismissedFirst = false },
      OpenQuestion("view loaded late", modals) { $0.presentLoadsViewAtOnce = false },
      OpenQuestion("no completion on cancel", modals) {
        $0.presentCompletionRunsOnCancel = false
      },
      OpenQuestion("no wrapper", sheets) { $0.sheetsWrapPresentedView = false },
      OpenQuestion("not pushed back", sheets) { $0.sheetsPushPresenterBack = false },
      OpenQuestion("tabs begin late", [.tabs]) { $0.tabTransitionsBeginAtOnce = false },
      OpenQuestion("leaving tab first", [.tabs]) { $0.leavingTabHearsFirst = true },
      OpenQuestion("tabs do not wait", [.tabs]) { $0.tabSelectionsWait = false },
    ]

    @Test("there and back, finished and cancelled", arguments: questions)
    func law(_ question: OpenQuestion) async throws {
      for trip in question.trips {
        for isForward in [true, false] {
          let ways: [TripWay] = isForward ? [.runs, .byHandBack] : [.byHandBack]
          try await TripLawTests().expectLaw(trip, isForward, ways) {
            startOver()
            question.apply(&Headless.switches)
          }
        }
      }
    }
  }
}
#endif
