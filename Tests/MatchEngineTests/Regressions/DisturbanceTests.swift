#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What an app may do to its screens before and while they fly; some of it crashed.
  ///
  /// Hero #171 #229 #300 #335 #504 #547 #558 #562 #612 #634 #726 #734.
  @MainActor @Suite("Whatever the app does in flight, in every container") struct DisturbanceTests {
    enum Disturbance: CaseIterable, Sendable {
      case renameBelow, renameAbove, removeBelow, removeAbove, removeBoth, empty, hide, exclude,
        adopt
      case switchOff, disable, retag, screenRemoved, commandsAfter
      case noSize, notANumber, infinite, huge, scaledToNothing, deep, twice
      case noWindow, detached, pushInPush, turnInFlight, presentInFlight

      /// Whether no screen need be there afterward, or another one is.
      var isEnd: Bool {
        switch self {
        case .screenRemoved, .noWindow, .detached: true
        case .pushInPush, .turnInFlight, .presentInFlight: true
        default: false
        }
      }
    }

    @Test(
      "one outcome, nothing left, and the next change flies",
      arguments: Trip.ordinary,
      Disturbance.allCases
    )
    func disturbed(_ trip: Trip, _ disturbance: Disturbance) async throws {
      for (isForward, isFinished) in [(true, true), (false, false)] {
        startOver()
        let comment = "\(isForward) \(isFinished)"
        let (lower, upper) = TripScreen.two(CallLog())
        let stage = await TripStage(trip, lower, upper, .linear(0.4))
        if !isForward { await stage.arrive() }
        prepare(stage, disturbance)
        await stage.go(isForward, for: 0.15)
        if disturbance == .noWindow, stage.flight == nil { continue }
        let flight = try #require(stage.flight, "\(comment)")
        var ends = 0
        flight.whenEnded { _ in ends += 1 }
        disturb(stage, flight, disturbance, isForward)
        await see(stage, 0.05, disturbance, comment)
        if !isFinished { flight.cancel() }
        await see(stage, 0.2, disturbance, comment)
        await advance(disturbance.isEnd ? 2 : 0.7)
        #expect(ends == 1 && flight.outcome != nil, "\(comment)")
        #expect(stage.coordinator == nil && stage.flight == nil, "\(comment)")
        let isThere = isForward == (flight.outcome == .finished)
        if !disturbance.isEnd { #expect(stage.isUpperThere == isThere, "\(comment)") }
        for view in [stage.window, lower.view, upper.view] {
          #expect(view?.engineViews.isEmpty == true && view?.remains.isEmpty == true, "\(comment)")
        }
        #expect(warnings.isEmpty, "\(comment)")
        #expect(stage.window.isUserInteractionEnabled, "\(comment)")
        if lower.presentedViewController != nil, disturbance.isEnd {
          lower.dismiss(animated: false)
        }
        guard !disturbance.isEnd, disturbance != .empty else { continue }
        try await again(stage, isThere, disturbance, comment)
      }
    }

    /// Lets time pass, and looks whether what flies is finite in each frame, where the app's numbers are odd.
    private func see(
      _ stage: TripStage,
      _ seconds: Double,
      _ disturbance: Disturbance,
      _ comment: String
    ) async {
      let odd: [Disturbance] = [.noSize, .notANumber, .infinite, .huge, .scaledToNothing]
      guard odd.contains(disturbance) else { return await advance(seconds) }
      for _ in 0..<Int(seconds * 60) {
        await advance(1 / 60)
        for view in stage.window.engineViews("PerformerView") {
          let place = (view.layer.presentation() ?? view.layer).frame
          let sum = place.minX + place.minY + place.width + place.height
          #expect(sum.isFinite, "\(comment)")
        }
      }
    }

    private var warnings: [String] {
      #if canImport(ObjectiveC)
      []
      #else
      // UIKit itself refuses to dismiss what is still being presented.
      Headless.warnings.filter { !$0.hasPrefix("Attempt to") }
      #endif
    }

    private func again(
      _ stage: TripStage,
      _ isThere: Bool,
      _ disturbance: Disturbance,
      _ comment: String
    ) async throws {
      if disturbance == .switchOff || disturbance == .disable {
        stage.upper.matchTransition = nil
        stage.root.childMatchTransition = stage.trip.isSystems ? .linear(0.4) : nil
        if case .modal = stage.trip { stage.upper.matchTransition = .linear(0.4) }
      }
      await stage.go(!isThere, for: 0.15)
      let next = try #require(stage.flight, "\(comment)")
      await next.arrives(in: 0.9)
      #expect(stage.isUpperThere == !isThere, "\(comment)")
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty, "\(comment)")
    }

    private func view(_ id: String, of screen: UIViewController) -> UIView? {
      screen.view.all.first { $0.matchID == id }
    }

    private func prepare(_ stage: TripStage, _ disturbance: Disturbance) {
      guard let above = view("photo", of: stage.upper) else { return }
      switch disturbance {
      case .noSize: above.frame.size = .zero
      case .notANumber: above.layer.cornerRadius = .nan
      case .infinite: above.layer.borderWidth = .infinity
      case .huge: above.frame.size.width = 1e9
      case .noWindow: stage.window.isHidden = true
      case .scaledToNothing: above.transform = CGAffineTransform(scaleX: 0, y: 0)
      case .deep:
        var view: UIView = stage.upper.view
        for number in 0..<200 {
          let next = UIView(tagged: "level \(number)", view.bounds)
          view.addSubview(next)
          view = next
        }
      default: break
      }
    }

    private func disturb(
      _ stage: TripStage,
      _ flight: MatchFlight,
      _ disturbance: Disturbance,
      _ isForward: Bool
    ) {
      let (below, above) = (view("photo", of: stage.lower), view("photo", of: stage.upper))
      switch disturbance {
      case .renameBelow: below?.matchID = "another"
      case .renameAbove: above?.matchID = nil
      case .removeBelow: below?.removeFromSuperview()
      case .removeAbove: above?.removeFromSuperview()
      case .removeBoth: for view in [below, above] { view?.removeFromSuperview() }
      case .empty:
        for view in stage.lower.view.subviews + stage.upper.view.subviews {
          view.removeFromSuperview()
        }
      case .hide: for view in [below, above] { view?.isHidden = true }
      case .exclude: above?.isMatchExcluded = true
      case .adopt:
        if let above { stage.lower.view.addSubview(above) }
      case .switchOff:
        stage.root.childMatchTransition = nil
        stage.upper.matchTransition = nil
      case .disable:
        stage.root.childMatchTransition = .system
        stage.upper.matchTransition = .system
      case .retag:
        for view in stage.lower.view.all + stage.upper.view.all { view.matchID = "photo" }
      case .screenRemoved: stage.upper.view.removeFromSuperview()
      case .detached: stage.window.isHidden = isForward
      case .twice:
        for _ in 0..<2 {
          flight.finish(velocity: .infinity)
          flight.cancel(velocity: .nan)
        }
      case .pushInPush:
        stage.lower.navigationController?.pushViewController(.init(), animated: true)
      case .turnInFlight: if isForward { stage.go(false) }
      case .presentInFlight:
        let other = PhotoScreen.detail()
        other.comes(as: .overFullScreen, MatchTransition())
        (stage.root === stage.lower ? stage.upper : stage.root).present(other, animated: true)
      case .noSize, .notANumber, .infinite, .huge, .scaledToNothing, .deep, .noWindow: break
      case .commandsAfter:
        flight.whenEnded { flight in
          flight.update(0.5)
          flight.hold()
          flight.reverse()
          flight.drag("photo", translation: CGPoint(x: 5, y: 5))
          flight.drop("photo", velocity: CGPoint(x: 500, y: 5))
          flight.cancel()
          flight.finish(velocity: 3)
        }
      }
    }
  }

  /// The app removes a controller while it flies.
  @MainActor @Suite("A controller that is removed in flight") struct GoneInFlightTests {
    enum Moment: CaseIterable, Sendable { case atOnce, running, held, returning }

    nonisolated static let trips: [Trip] = [
      .navigation, .tabs, .replace, .root, .change, .modal(.fullScreen), .modal(.overFullScreen),
      .modal(.pageSheet), .modal(.customRemoving),
    ]

    @Test(
      "one outcome, nothing left, and no controller is retained",
      arguments: trips,
      Moment.allCases
    )
    func gone(_ trip: Trip, _ moment: Moment) async throws {
      for isForward in [true, false] {
        startOver()
        let comment = "\(isForward)"
        var watched: [(name: String, isGone: () -> Bool)] = []
        let flight = try await leave(trip, isForward, moment, comment, &watched)
        await advance(2)
        #expect(flight.outcome != nil, "\(comment)")
        #expect(watched.filter { !$0.isGone() }.map(\.name) == [], "\(comment)")
        // A flight that is kept has no further effect.
        flight.update(0.3)
        flight.finish(velocity: 1)
        flight.handOver {}
      }
    }

    private func leave(
      _ trip: Trip,
      _ isForward: Bool,
      _ moment: Moment,
      _ comment: String,
      _ watched: inout [(name: String, isGone: () -> Bool)]
    ) async throws -> MatchFlight {
      let (lower, upper) = TripScreen.two(CallLog())
      let stage = await TripStage(trip, lower, upper, .linear(0.4))
      if !isForward { await stage.arrive() }
      stage.go(isForward)
      await advance(moment == .atOnce ? 0.001 : 0.2)
      let flight = try #require(stage.flight, "\(comment)")
      if moment == .held { flight.update(0.3) }
      if moment == .returning { flight.reverse() }
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      let other = UIViewController()
      takeAway(stage, other)
      await advance(1.5)
      #expect(ends == 1 || flight.phase == .held, "\(comment)")
      flight.cancel()
      await advance(1)
      #expect(ends == 1, "\(comment)")
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty, "\(comment)")
      for view in [lower.view, upper.view] { #expect(view?.remains == [], "\(comment)") }
      // UIKit retains a window whose root presents something.
      if lower.presentedViewController != nil { lower.dismiss(animated: false) }
      await advance(0.1)
      stage.window.rootViewController = UIViewController()
      stage.window.isHidden = true
      for (name, thing) in [("lower", lower), ("upper", upper), ("root", stage.root)] {
        watched.append((name, { [weak thing] in thing == nil }))
      }
      return flight
    }

    /// As rudely as an app can.
    private func takeAway(_ stage: TripStage, _ other: UIViewController) {
      switch stage.trip {
      case .navigation:
        (stage.root as? UINavigationController)?.setViewControllers([other], animated: false)
      case .tabs: (stage.root as? UITabBarController)?.viewControllers = [other]
      case .replace:
        for child in stage.root.children {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
      case .root: stage.window.rootViewController = other
      case .change: for view in stage.root.view.subviews { view.removeFromSuperview() }
      case .modal: stage.window.rootViewController = other
      }
    }
  }
}
#endif
