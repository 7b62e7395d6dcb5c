#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The arriving screen is there before the flight begins, and out of sight.
  @MainActor @Suite("An arriving screen that waits") struct WaitingScreenTests {
    /// A screen that isn't ready at once, and does something whenever it's laid out.
    private final class Late: PhotoScreen, MatchPreparing {
      var isReadyForMatchFlight = false
      var whenLaidOut: (UIView) -> Void = { _ in }

      convenience init() {
        self.init(CGRect(x: 0, y: 120, width: 390, height: 292))
        loadViewIfNeeded()
        view.backgroundColor = .yellow
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        whenLaidOut(view)
      }
    }

    enum Disturbance: CaseIterable, Sendable {
      case removes, removesInLayout, fades, fadesAndRemoves

      @MainActor func disturb(_ view: UIView) {
        if self != .fades { view.layer.removeAllAnimations() }
        if self == .fades || self == .fadesAndRemoves {
          UIView.animate(withDuration: 0.5) { view.alpha = view.alpha == 1 ? 0.4 : 1 }
        }
      }
    }

    private var isUpperSeen: Bool { FootageFrame.now.shows(.yellow) }

    @Test(
      "nothing is seen of it, whatever the app does to its animations",
      arguments: Trip.arrivals,
      Disturbance.allCases
    )
    func unseen(_ trip: Trip, _ disturbance: Disturbance) async throws {
      let late = Late()
      let stage = await TripStage(trip, PhotoScreen.list(), late, .linear(0.4))
      if disturbance == .removesInLayout { late.whenLaidOut = disturbance.disturb }
      stage.go(true)
      for _ in 0..<15 {
        #expect(!isUpperSeen)
        if disturbance == .removesInLayout {
          late.view.setNeedsLayout()
        } else if late.isViewLoaded {
          disturbance.disturb(late.view)
        }
        await advance(1 / 60)
      }
      let flight = try #require(stage.flight)
      #expect(flight.phase == .preparing && !isUpperSeen)
      late.isReadyForMatchFlight = true
      await flight.arrives(in: 1.5)
      #expect(stage.isUpperThere && isUpperSeen)
    }

    @Test(arguments: Trip.arrivals)
    func `no render that a picture forces shows it (SN-20)`(_ trip: Trip) async throws {
      let list = PhotoScreen.list()
      let late = Late()
      late.isReadyForMatchFlight = true
      late.photo.matchStandIn = .rendered
      let stage = await TripStage(trip, list, late, .linear(0.4))
      var sights: [Bool] = []
      Headless.whenRenderWasForced = { sights.append(isUpperSeen) }
      await stage.go(true, for: 0.1)
      #expect(sights == [false] && isUpperSeen, "\(sights)")
    }

    @Test(
      "its glass appears, although glass doesn't that is first seen through what is clear",
      arguments: Trip.arrivals
    )
    func glass(_ trip: Trip) async throws {
      Headless.switches.faintGlassNeverAppears = true
      let late = Late()
      late.isReadyForMatchFlight = true
      let glass = UIVisualEffectView(blurIn: CGRect(x: 40, y: 600, width: 200, height: 60))
      late.view.addSubview(glass)
      let stage = await TripStage(trip, PhotoScreen.list(), late, .linear(0.4))
      await stage.go(true, for: 2)
      #expect(
        stage.isUpperThere && Headless.nextDisplayList.items.contains { $0.kind == .backdrop }
      )
    }
  }
}
#endif
