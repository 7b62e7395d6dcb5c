#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A screen whose views are made when it is laid out has no IDs yet when the engine is asked (SU-1).
  @MainActor @Suite("Screens that host their content") struct HostedScreenTests {
    nonisolated private static let trips: [Trip] = [
      .navigation, .tabs, .replace, .modal(.fullScreen), .modal(.overFullScreen),
      .modal(.pageSheet),
    ]

    /// Where a screen hosts its content: on all of it, or in a part.
    enum Place: CaseIterable, Sendable { case all, part, inStack }

    @Test("it flies there and back, and nothing jumps", arguments: trips, Place.allCases)
    func arrives(trip: Trip, place: Place) async throws {
      // A bar is not a part of what is hosted.
      if place == .inStack, trip == .navigation { return }
      let stage = await TripStage(
        trip,
        PhotoScreen.list(),
        screen(place, CGRect(x: 0, y: 120, width: 390, height: 292)),
        .linear(0.4)
      )
      try await expectThereAndBack(stage)
    }

    @Test("and so does one that is left, to any screen", arguments: trips, [false, true])
    func leaves(trip: Trip, isOtherHosted: Bool) async throws {
      let large = CGRect(x: 0, y: 120, width: 390, height: 292)
      let stage = await TripStage(
        trip,
        screen(.all, CGRect(x: 20, y: 300, width: 80, height: 80)),
        isOtherHosted ? screen(.all, large) : PhotoScreen(large),
        .linear(0.4)
      )
      try await expectThereAndBack(stage)
    }

    @Test func `a tab that hosts is new on either side`() async throws {
      let tabs = UITabBarController()
      let hosting = screen(.all, CGRect(x: 0, y: 120, width: 390, height: 292))
      tabs.viewControllers = [hosting, PhotoScreen.list()]
      tabs.childMatchTransition = .linear(0.4)
      tabs.selectedIndex = 1
      _ = await onScreen(tabs)
      tabs.selectedIndex = 0
      let flight = try await tabs.flight(after: 0.2)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives()
    }

    @Test func `a tab with which nothing pairs follows the finger that swipes to it`() async throws
    {
      let tabs = UITabBarController()
      let hosting = screen(.all, CGRect(x: 0, y: 120, width: 390, height: 292), id: "other")
      tabs.viewControllers = [PhotoScreen.list(), hosting]
      tabs.childMatchTransition = MatchTransition {
        $0.gestures.insert(.tabs)
        $0.screenEffect = .fade
      }
      let window = await onScreen(tabs)
      let finger = await Hands.touch(at: CGPoint(x: 300, y: 600), in: window)
      await finger.move(to: CGPoint(x: 120, y: 600), during: 0.3)
      #expect(tabs.matchFlight?.phase == .held && tabs.matchFlight?.report?.pairCount == 0)
      #expect((0.2...0.8).contains(hosting.view.nextAlpha), "\(hosting.view.nextAlpha)")
      await finger.lift()
      await advance(1)
      #expect(tabs.selectedIndex == 1 && window.remains.isEmpty)
    }

    @Test("with which nothing pairs, it comes once as the system would bring it", arguments: trips)
    func withoutPairs(trip: Trip) async throws {
      // Replacing a child by hand is never the system's.
      if trip == .replace { return }
      let hosting = screen(.all, CGRect(x: 0, y: 120, width: 390, height: 292), id: "other")
      let stage = await TripStage(trip, PhotoScreen.list(), hosting, MatchTransition())
      await stage.go(true, for: 0.12)
      // A tab comes at once.
      #expect((stage.flight == nil) == (trip == .tabs))
      if trip == .tabs { #expect(stage.isUpperThere && stage.lower.view.window == nil) }
      await advance(1)
      #expect(
        hosting.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["other"]),
        "\(hosting.matchDiagnosis as Any)"
      )
      for isForward in [false, true] {
        await stage.go(isForward, for: 0.12)
        #expect(stage.flight == nil)
        await advance(1)
      }
      #expect(stage.window.remains.isEmpty)
    }

    @Test("on a screen without IDs, it comes as by UIKit alone, in every frame", arguments: trips)
    func untagged(trip: Trip) async {
      if trip == .replace { return }
      let plain = await frames(trip, nil)
      let engine = await frames(trip, MatchTransition())
      #expect(engine.count == plain.count)
      for (one, other) in zip(engine, plain) { #expect(one.misses(of: other) == []) }
      // Something changes, so there is something to compare.
      #expect(plain[0].misses(of: plain[40]) != [])
    }

    private func frames(_ trip: Trip, _ transition: MatchTransition?) async -> [FootageFrame] {
      startOver()
      let lower = KindScreen([UIView(CGRect(x: 40, y: 80, width: 90, height: 90), .blue)])
      let stage = await TripStage(
        trip,
        lower,
        screen(.all, CGRect(x: 0, y: 120, width: 390, height: 292)),
        nil
      )
      stage.root.childMatchTransition = transition
      stage.upper.matchTransition = transition
      stage.go(true, animated: trip != .tabs)
      var frames: [FootageFrame] = []
      for _ in 0..<45 {
        frames.append(.now)
        await advance(1 / 60)
      }
      return frames
    }

    /// The control: one that shows views of its own class waits for nothing.
    @Test func `a plain screen that is empty is the system's`() async {
      let stack = await PhotoStack()
      let empty = UIViewController()
      empty.view.backgroundColor = .white
      await stack.navigation.go(to: empty, for: 0.1)
      #expect(stack.navigation.matchFlight == nil)
    }

    private func expectThereAndBack(_ stage: TripStage) async throws {
      for isForward in [true, false] {
        let footage = try await Footage {
          let flight = try await stage.fly(isForward, for: 0.2)
          #expect(flight.report?.pairCount == 1, "\(isForward)")
          await flight.arrives(in: 1.2)
        }
        #expect(footage.faults == [], "\(isForward)")
        #expect(stage.isUpperThere == isForward && stage.window.remains.isEmpty)
      }
    }

    /// A screen with a photo that is hosted.
    private func screen(_ place: Place, _ frame: CGRect, id: String = "photo") -> UIViewController {
      let hosting = Headless.UIHostingController { size in
        // What is hosted lies in a view of SwiftUI's own.
        let holder = UIView(frame: CGRect(origin: .zero, size: size))
        let photo = UIImageView()
        photo.showPhoto(in: frame)
        photo.matchID = id
        holder.addSubview(photo)
        return [holder]
      }
      hosting.view.backgroundColor = .white
      switch place {
      case .all: return hosting
      case .inStack:
        let navigation = UINavigationController(rootViewController: hosting)
        navigation.isNavigationBarHidden = true
        return navigation
      case .part:
        let outer = KindScreen([UIView(CGRect(x: 40, y: 600, width: 90, height: 90), .green)])
        outer.loadViewIfNeeded()
        outer.addChild(hosting)
        hosting.view.frame = outer.view.bounds
        hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.view.insertSubview(hosting.view, at: 0)
        hosting.didMove(toParent: outer)
        return outer
      }
    }
  }
}
#endif
