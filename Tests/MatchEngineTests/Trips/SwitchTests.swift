#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The law again, with UIKit doing otherwise where nobody knows what it does.
  @MainActor @Suite("The law holds whatever UIKit does") struct SwitchTests {
    struct Setting: Sendable, CustomStringConvertible {
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

    nonisolated static let settings: [Setting] = [
      Setting("snapshots are blank", all) { $0.snapshotsInCommitAreBlank = true },
      Setting("snapshots fail", all) { $0.snapshotsFail = true },
      Setting("detached snapshots", [.root, .change]) { $0.snapshotsShowDetachedViews = true },
      Setting("pans keep their slop", [.navigation]) { $0.panKeepsItsSlop = true },
      Setting("ended first", [.navigation]) { $0.animationEnded = .first },
      Setting("ended after the owner", [.navigation]) { $0.animationEnded = .afterOwner },
      Setting("willShow first", [.navigation]) { $0.willShowIsFirst = true },
      Setting("didShow early", [.navigation]) { $0.didShowIsBeforeDidMove = true },
      Setting("told of the move", [.navigation]) { $0.movesAfterCancelling = .did },
      Setting("told twice of the move", [.navigation]) { $0.movesAfterCancelling = .willAndDid },
      Setting("stack restored late", [.navigation]) { $0.stackIsRestoredFirst = false },
      Setting("frames below bars", [.navigation]) { $0.finalFramesAvoidBars = false },
      Setting("what waits begins late", [.navigation]) { $0.waitingChangesBeginNextTurn = true },
      Setting("reading starts", [.navigation]) { $0.readingCoordinatorStartsPush = true },
      Setting("view loaded late", modals) { $0.presentLoadsViewAtOnce = false },
      Setting("presentation told late", modals) { $0.presentationControllerHearsFirst = false },
      Setting("dismissed told first", modals) { $0.dismissedControllerHearsFirst = true },
      Setting("completions on cancel", modals) { $0.modalCompletionsRunOnCancel = true },
      Setting("presenter not restored", modals) { $0.fullScreenDismissalRestoresView = false },
      Setting("no wrapper", sheets) { $0.sheetsWrapPresentedView = false },
      Setting("not pushed back", sheets) { $0.sheetsPushPresenterBack = false },
      Setting("tabs begin late", [.tabs]) { $0.tabTransitionsBeginAtOnce = false },
      Setting("leaving tab first", [.tabs]) { $0.leavingTabHearsFirst = true },
      Setting("tabs do not wait", [.tabs]) { $0.tabSelectionsWait = false },
    ]

    @Test("there and back, finished and cancelled", arguments: settings)
    func law(_ setting: Setting) async throws {
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
