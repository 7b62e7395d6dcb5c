#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("An interaction controller of the app's drives its own animators")
  struct AppDrivesTests {
    let delegate = AppDelegate(CallLog())
    let interactor = UIPercentDrivenInteractiveTransition()
    nonisolated static let trips: [Trip] = [.navigation, .tabs, .modal(.fullScreen)]

    init() { delegate.interactor = interactor }

    private func stage(_ trip: Trip) async -> TripStage {
      let stage = await TripStage(trip, .linear(0.5))
      DelegatePlace(of: stage).delegate = delegate
      return stage
    }

    @Test("a flight goes on without it, whatever it says", arguments: trips, [true, false])
    func percentDriven(_ trip: Trip, finishes: Bool) async throws {
      let stage = await stage(trip)
      let flight = try await stage.fly(true, for: 0.1)
      interactor.update(0.3)
      await advance(0.05)
      #expect(flight.phase == .running)
      if finishes { interactor.finish() } else { interactor.cancel() }
      await flight.arrives()
      #expect(stage.isUpperThere && stage.coordinator == nil)
    }

    @Test("it drives an animator of the app's", arguments: trips, [true, false])
    func ownAnimator(_ trip: Trip, finishes: Bool) async throws {
      delegate.animator = TrialAnimator()
      let stage = await stage(trip)
      await stage.go(true, for: 0.1)
      #expect(stage.flight == nil)
      if finishes { interactor.finish() } else { interactor.cancel() }
      await advance(1.5)
      #expect(stage.isUpperThere == finishes && stage.coordinator == nil)
    }
  }

  @MainActor @Suite("Bad input has its defined result") final class BadInputTests: PhotoStack {
    init() async { await super.init(.linear(0.4)) }

    @Test func `a navigation controller without a window changes unflown`() async {
      let other = UINavigationController(rootViewController: PhotoScreen.list())
      other.childMatchTransition = MatchTransition()
      let pushed = PhotoScreen.detail()
      await other.go(to: pushed, for: 1)
      #expect(other.topViewController === pushed)
      #expect(other.matchFlight == nil)
    }

    @Test func `an ID on a screen's own view is reported`() async throws {
      list.view.matchID = "screen"
      detail.loadViewIfNeeded()
      detail.view.matchID = "screen"
      let flight = try await push()
      #expect(flight.report?.rows.contains { $0.id == "screen" } == true)
      await flight.arrives()
      #expect(detail.view.window === window)
      #expect(detail.view.layer.animationKeys() == nil)
      #expect(detail.view.subviews.contains(detail.photo))
      await navigation.back(for: 1.5)
      #expect(list.view.window === window)
      #expect(list.view.layer.animationKeys() == nil)
    }

    @Test("the same ID on everything: one pair flies, the others are reported")
    func sameID() async throws {
      for index in 0..<6 {
        let place = CGRect(x: 20, y: 100 + 60 * index, width: 50, height: 50)
        list.view.addSubview(UIView(tagged: "photo", place))
      }
      let flight = try await push()
      #expect(flight.report?.pairCount == 1)
      #expect(flight.report?.rows.count { $0.id == "photo" } == 7)
      await flight.arrives()
      for view in list.view.subviews { #expect(view.layer.animationKeys() == nil) }
    }
  }

  @MainActor @Suite("A transition that runs without matches") struct WithoutMatchesTests {
    private func stage(_ trip: Trip, _ transition: MatchTransition) async -> TripStage {
      let lower = PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80), id: "below")
      let upper = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: nil)
      (lower.title, upper.title) = ("A", "B")
      return await TripStage(trip, lower, upper, transition)
    }

    @Test(arguments: Trip.all.filter { $0 != .change })
    func `the screens of every container play their effect`(trip: Trip) async throws {
      let stage = await stage(trip, .always { $0.screenEffect = .cover(from: .bottom) })
      for isForward in [true, false] {
        let flight = try await stage.fly(isForward, for: 0.06)
        await flight.show(at: 0.5)
        // A sheet's view may be inside a wrapper, which is what moves.
        let moved = sequence(first: stage.upper.view, next: \.superview).contains {
          ShownPose($0).offset.y > 100
        }
        // An old root leaves as a picture.
        #expect(moved || trip == .root && !isForward, "\(isForward)")
        await flight.land(in: 1.5)
        #expect(stage.isUpperThere == isForward)
        #expect(stage.upper.matchDiagnosis == nil && stage.lower.matchDiagnosis == nil)
      }
    }

    @Test("it can be cancelled like any other", arguments: Trip.all.filter { $0 != .change })
    func cancelled(trip: Trip) async throws {
      let stage = await stage(trip, .always())
      let flight = try await stage.fly(true, for: 0.1)
      await flight.goBack(in: 1.5)
      #expect(!stage.isUpperThere)
    }
  }
}
#endif
