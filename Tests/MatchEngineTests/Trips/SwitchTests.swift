#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The law again, with UIKit doing otherwise where nobody knows what it does.
  @MainActor @Suite("The law holds whatever UIKit does") struct SwitchTests {
    struct StagingResult: Sendable, CustomStringConvertible {
      let description: String
      let trips: [Trip]
      let turn: @Sendable (inout Switches) -> Void

      init(_ name: String, _ trips: [Trip], _ turn: @escaping @Sendable (inout Switches) -> Void) {
        description = name
        self.trips = trips
        self.turn = turn
      }
    }

    private nonisolated static let all: [Trip] = [
      .navigation, .root, .change, .modal(.fullScreen),
    ]
    private nonisolated static let modals: [Trip] = [
      .modal(.fullScreen), .modal(.overFullScreen), .modal(.customRemoving),
    ]
    private nonisolated static let sheets: [Trip] = [.modal(.pageSheet), .modal(.formSheet)]

    nonisolated static let settings: [StagingResult] = [
      StagingResult("snapshots are blank", all) { $0.snapshotsInCommitAreBlank = true },
      StagingResult("snapshots fail", all) { $0.snapshotsFail = true },
      StagingResult("detached snapshots", [.root, .change]) {
        $0.snapshotsShowDetachedViews = true
      },
      StagingResult("pans keep their slop", [.navigation]) { $0.panKeepsItsSlop = true },
      StagingResult("ended first", [.navigation]) { $0.animationEnded = .first },
      StagingResult("ended after the owner", [.navigation]) { $0.animationEnded = .afterOwner },
      StagingResult("willShow first", [.navigation]) { $0.willShowIsFirst = true },
      StagingResult("didShow early", [.navigation]) { $0.didShowIsBeforeDidMove = true },
      StagingResult("told of the move", [.navigation]) { $0.movesAfterCancelling = .did },
      StagingResult("told twice of the move", [.navigation]) {
        $0.movesAfterCancelling = .willAndDid
      },
      StagingResult("stack restored late", [.navigation]) { $0.stackIsRestoredFirst = false },
      StagingResult("frames below bars", [.navigation]) { $0.finalFramesAvoidBars = false },
      StagingResult("what waits begins late", [.navigation]) {
        $0.waitingChangesBeginNextTurn = true
      },
      StagingResult("reading starts", [.navigation]) { $0.readingCoordinatorStartsPush = true },
      StagingResult("view loaded late", modals) { $0.presentLoadsViewAtOnce = false },
      StagingResult("presentation told late", modals) {
        $0.presentationControllerHearsFirst = false
      },
      StagingResult("dismissed told first", modals) { $0.dismissedControllerHearsFirst = true },
      StagingResult("completions on cancel", modals) { $0.modalCompletionsRunOnCancel = true },
      StagingResult("presenter not restored", modals) {
        $0.fullScreenDismissalRestoresView = false
      },
      StagingResult("no wrapper", sheets) { $0.sheetsWrapPresentedView = false },
      StagingResult("not pushed back", sheets) { $0.sheetsPushPresenterBack = false },
      StagingResult("tabs begin late", [.tabs]) { $0.tabTransitionsBeginAtOnce = false },
      StagingResult("leaving tab first", [.tabs]) { $0.leavingTabHearsFirst = true },
      StagingResult("tabs do not wait", [.tabs]) { $0.tabSelectionsWait = false },
    ]

    @Test("there and back, finished and cancelled", arguments: settings)
    func law(_ setting: StagingResult) async throws {
      for trip in setting.trips {
        for isForward in [true, false] {
          let ways: [TripWay] = isForward ? [.runs, .byHandBack] : [.byHandBack]
          try await TripLawTests().expectLaw(trip, isForward, ways) {
            startOver()
            setting.turn(&Headless.switches)
          }
        }
      }
    }
  }
}
#endif
