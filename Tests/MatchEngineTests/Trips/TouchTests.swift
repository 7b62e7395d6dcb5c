#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// On iOS 26, screens may take touches in mid-transition (NV-71).
  ///
  /// A second tap used to begin a second flight over the running one.
  @MainActor @Suite("A second tap in mid-flight") struct SecondTapTests {
    @Test func `the screens take no touch before the outcome`() async throws {
      for (isFinished, wait) in [(true, 0.001), (true, 0.2), (false, 0.2)] {
        startOver()
        Headless.switches.arrivingScreensTakeTouches = true
        let trips: [Trip] = [.navigation, .tabs, .modal(.fullScreen), .modal(.pageSheet)]
        // A replacement is staged in the next frame, and the old child takes touches until then.
        for trip in trips + (wait < 0.1 ? [] : [.replace]) {
          let (below, above) = (Tapped(), Tapped())
          let stage = await TripStage(trip, below.screen, above.screen, .linear(0.5))
          stage.go(true)
          await advance(wait)
          let flight = try #require(stage.flight, "\(trip)")
          await Hands.tap(at: spot, in: stage.window)
          #expect(below.count == 0 && above.count == 0, "\(trip) \(wait)")
          // What flies between children takes it, and not what is behind them.
          let hit = stage.window.hitTest(spot, with: nil)
          #expect(trip != .replace || hit?.superview?.isDescendant(of: stage.root.view) == true)
          if !isFinished { flight.cancel() }
          await advance(1)
          await Hands.tap(at: spot, in: stage.window)
          let taps = isFinished ? (0, 1) : (1, 0)
          #expect((below.count, above.count) == taps, "\(trip) \(wait)")
          #expect(stage.window.remains.isEmpty)
        }
      }
    }

    @Test func `NV-72: Back begins no second pop in mid-flight`() async throws {
      for isAllowed in [true, false] {
        startOver()
        Headless.switches.arrivingScreensTakeTouches = true
        let screens = [PhotoScreen.list(), .detail(), .list()]
        let navigation = UINavigationController()
        navigation.setViewControllers(screens, animated: false)
        navigation.childMatchTransition = .linear(0.5)
        let window = inWindow(navigation)
        navigation.navigationBar.isUserInteractionEnabled = isAllowed
        await advance(0.1)
        let flight = try await navigation.pop(for: 0.2)
        await Hands.tap(at: CGPoint(x: 30, y: 80), in: window)
        await flight.arrives()
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.navigationBar.isUserInteractionEnabled == isAllowed)
        await Hands.tap(at: CGPoint(x: 30, y: 80), in: window)
        await advance(1)
        #expect(navigation.viewControllers.count == (isAllowed ? 1 : 2))
      }
    }

    private let spot = CGPoint(x: 200, y: 700)

    enum Second: CaseIterable, Sendable { case push, pop }
    enum Moment: CaseIterable, Sendable { case atOnce, running, held, returning }

    @Test(
      "if UIKit asks again all the same, the running flight is over first",
      arguments: Second.allCases,
      Moment.allCases
    )
    func askedAgain(_ second: Second, _ moment: Moment) async throws {
      Headless.switches.changesBeginInTransitions = true
      let screens = [PhotoScreen.list(), .detail(), .list()]
      let (navigation, window) = await onScreen(below: screens[0], .linear(0.5))
      let first = try await navigation.push(screens[1], for: moment == .atOnce ? 0.001 : 0.2)
      if moment == .held { first.update(0.7) }
      if moment == .returning { first.cancel() }
      navigation.go(second == .push, screens[2])
      await advance(0.1)
      let isBack = moment == .returning
      #expect(first.outcome == (isBack ? .cancelled : .finished))
      if !isBack || second == .push {
        let next = try #require(navigation.matchFlight)
        #expect(next !== first && window.engineViews.count > 0)
        await next.arrives()
      }
      await advance(0.5)
      let top = second == .pop ? screens[0] : screens[2]
      let count = second == .pop ? 1 : isBack ? 2 : 3
      #expect(navigation.topViewController === top && navigation.viewControllers.count == count)
      #expect(window.remains.isEmpty && navigation.transitionCoordinator == nil)
      #expect(screens.allSatisfy { $0.photo.layer.animationKeys() == nil })
      #expect(Headless.warnings == [])
    }
  }

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

    typealias Flag = any WritableKeyPath<Switches, Bool> & Sendable

    /// The switches that are turned to what they aren't by default, and where that matters.
    private nonisolated static let flags: [(trips: [Trip], flags: [Flag])] = [
      (
        all,
        [
          \.snapshotsInCommitAreBlank, \.snapshotsFail, \.opacitiesAreClampedOneByOne,
          \.transformsAreMixedByParts, \.commitsAreSeenLate,
        ]
      ),
      (all + [.tabs, .replace], [\.displayLinksComeBeforeCommit]),
      ([.root, .change], [\.snapshotsShowDetachedViews]),
      (
        [.navigation],
        [
          \.waitingCellsStayInList, \.panKeepsItsSlop, \.animationEndedIsLast, \.willShowIsFirst,
          \.didShowIsBeforeDidMove, \.stackIsRestoredFirst, \.finalFramesAvoidBars,
          \.waitingChangesBeginNextTurn, \.readingCoordinatorStartsPush,
          \.barsLoseItemsAfterCancelling, \.barsKeepAnimations, \.hasContentPopGesture,
          \.changesBeginATurnLater,
        ]
      ),
      ([.navigation, .tabs] + modals, [\.arrivingScreensTakeTouches]),
      ([.navigation, .tabs], [\.changesBeginInTransitions]),
      (
        [.tabs],
        [
          \.tabsAreAskedForAsTabs, \.tabTransitionsBeginAtOnce, \.leavingTabHearsFirst,
          \.tabSelectionsWait,
        ]
      ),
      (
        modals,
        [
          \.levelsBetweenAreDismissedFirst, \.presentLoadsViewAtOnce,
          \.presentCompletionRunsOnCancel, \.modalTransitionsTakeNoTouches,
        ]
      ),
      (sheets, [\.sheetsWrapPresentedView, \.sheetsPushPresenterBack]),
    ]

    nonisolated static let questions: [OpenQuestion] =
      flags.flatMap { trips, flags in
        flags.map { flag in OpenQuestion("\(flag)", trips) { $0[keyPath: flag].toggle() } }
      } + [
        OpenQuestion("told of the move", [.navigation]) { $0.movesAfterCancelling = .did },
        OpenQuestion("told twice", [.navigation]) { $0.movesAfterCancelling = .willAndDid },
      ]

    @Test("there and back, finished and cancelled", arguments: questions)
    func law(_ question: OpenQuestion) async throws {
      let number = SwitchTests.questions.firstIndex { $0.description == question.description } ?? 0
      for trip in Cases.every(2, of: question.trips, seed: number) {
        for isForward in [true, false] {
          let seed = 2 * number + (isForward ? 1 : 0)
          let ways = Cases.every(2, of: [TripWay.runs, .byHandBack], seed: seed)
          try await TripLawTests().expectLaw(
            trip,
            isForward,
            ways,
            start: {
              startOver()
              question.apply(&Headless.switches)
            }
          )
        }
      }
    }
  }

  @MainActor @Suite("A touch while a flight looks at rest") struct TouchAtRestTests {
    /// A screen with a photo that counts taps.
    private func screen(_ frame: CGRect, _ taps: CallLog) -> UIViewController {
      KindScreen { view in
        let photo = UIImageView(tagged: "photo", frame, PhotoScreen.image)
        photo.isUserInteractionEnabled = true
        let tap = UITapGestureRecognizer()
        tap.whenSent { _ in taps.note("tap") }
        photo.addGestureRecognizer(tap)
        view.addSubview(photo)
      }
    }

    /// Goes there and back, and taps the photo after so many frames on the way back.
    private func tap(
      _ trip: Trip,
      after frames: Int
    ) async -> (taps: Int, jump: CGFloat, outcome: MatchOutcome?) {
      startOver()
      let (taps, place) = (CallLog(), CGRect(x: 20, y: 300, width: 120, height: 90))
      let list = screen(place, taps)
      let detail = screen(CGRect(x: 0, y: 100, width: 393, height: 300), CallLog())
      let stage = await TripStage(trip, list, detail, MatchTransition())
      await stage.go(true, for: 1.5)
      stage.go(false)
      for _ in 0..<frames { await advance(1 / 60) }
      let flight = stage.flight
      let before = stage.window.flyingMiddle
      let middle = CGPoint(x: place.midX, y: place.midY)
      let finger = await Hands.touch(at: middle, in: stage.window)
      let jump = before.map { hypot($0.x - middle.x, $0.y - middle.y) } ?? 0
      let outcome = flight?.outcome
      await finger.lift(after: 0.05, thenWait: 2)
      #expect(stage.window.remains.isEmpty)
      return (taps.calls.count, outcome == nil ? 0 : jump, outcome)
    }

    @Test("counts, and lands the flight by at most two points", arguments: Trip.arrivals)
    func counts(trip: Trip) async {
      // Two points from rest, and before the flight would land by itself.
      let late = await tap(trip, after: 24)
      #expect(late.taps == 1 && late.outcome == .finished && late.jump <= 2, "\(late)")
      let early = await tap(trip, after: 10)
      #expect(early.taps == 0 && early.outcome == nil, "\(early)")
    }
  }
}

/// A screen with a photo that counts taps.
@MainActor private final class Tapped {
  let screen = PhotoScreen.list()
  private(set) var count = 0

  init() {
    screen.loadViewIfNeeded()
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 400, height: 200))
    button.autoresizingMask = [.flexibleTopMargin]
    button.addAction(UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
  }
}
#endif
