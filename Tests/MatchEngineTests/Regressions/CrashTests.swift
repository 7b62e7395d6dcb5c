#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What crashed: a missing superview, a detached window, a second start, values that are not numbers.
  ///
  /// Hero #171 #229 #300 #335 #504 #547 #558 #562 #612 #634 #726 #734.
  @MainActor @Suite("None of this crashes") struct CrashTests {
    enum Hazard: CaseIterable, Sendable {
      case noSize, notANumber, infinite, huge, noSuperview, noWindow, detached, twice, pushInPush
      case dismissInFlight, presentInFlight, deep, sameID, emptied, scaledToNothing
    }

    @Test(
      "every flight has one outcome, and nothing of the engine's is left",
      arguments: Trip.ordinary,
      Hazard.allCases
    )
    func hazard(_ trip: Trip, _ hazard: Hazard) async throws {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      let stage = await TripStage(trip, lower, upper, .linear(0.2))
      before(hazard, lower, upper, stage)
      await stage.go(true, for: 0.1)
      var ends = 0
      stage.flight?.whenEnded { _ in ends += 1 }
      let isFlying = stage.flight != nil
      during(hazard, lower, upper, stage)
      await advance(2)
      #expect(!isFlying || ends == 1)
      #expect([stage.root, lower, upper].allSatisfy { $0.matchFlight == nil })
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty)
      #expect(stage.window.isUserInteractionEnabled)
      #if !canImport(ObjectiveC)
      // UIKit itself refuses to dismiss what is still being presented.
      #expect(Headless.warnings.filter { !$0.hasPrefix("Attempt to") } == [])
      #endif
      if lower.presentedViewController != nil { lower.dismiss(animated: false) }
    }

    private func before(
      _ hazard: Hazard,
      _ lower: PhotoScreen,
      _ upper: PhotoScreen,
      _ stage: TripStage
    ) {
      upper.loadViewIfNeeded()
      switch hazard {
      case .noSize: upper.photo.frame.size = .zero
      case .notANumber: upper.photo.layer.cornerRadius = .nan
      case .infinite: upper.photo.layer.borderWidth = .infinity
      case .huge: upper.photo.frame.size.width = 1e9
      case .noSuperview: upper.photo.removeFromSuperview()
      case .noWindow: stage.window.isHidden = true
      case .scaledToNothing: upper.photo.transform = CGAffineTransform(scaleX: 0, y: 0)
      case .sameID: for view in upper.view.all + lower.view.all { view.matchID = "photo" }
      case .deep:
        var view: UIView = upper.view
        for number in 0..<200 {
          let next = UIView(tagged: "level \(number)", view.bounds)
          view.addSubview(next)
          view = next
        }
      default: break
      }
    }

    private func during(
      _ hazard: Hazard,
      _ lower: PhotoScreen,
      _ upper: PhotoScreen,
      _ stage: TripStage
    ) {
      switch hazard {
      case .detached: stage.window.isHidden = true
      case .twice:
        for _ in 0..<2 {
          stage.flight?.finish(velocity: .infinity)
          stage.flight?.cancel(velocity: .nan)
        }
      case .pushInPush: lower.navigationController?.pushViewController(.init(), animated: true)
      case .dismissInFlight: stage.go(false)
      case .presentInFlight:
        let other = PhotoScreen.detail()
        other.comes(as: .overFullScreen, MatchTransition())
        (stage.root === lower ? upper : stage.root).present(other, animated: true)
      case .emptied:
        for view in upper.view.subviews + lower.view.subviews { view.removeFromSuperview() }
      default: break
      }
    }
  }

  /// The screen takes no touches anymore after a fast pan, a cancellation or a second tap.
  ///
  /// Hero #38 #90 #105 #123 #203 #229 #259 #371 #450 #451 #572 #655.
  @MainActor @Suite("The screen does not freeze") struct FrozenScreenTests {
    enum Event: CaseIterable, Sendable {
      case start, update, finish, cancel, secondPush, pop, resize, background, viewRemoved
      case controllerReleased
    }
    enum Start: CaseIterable, Sendable { case runs, byHand }

    /// Three events, or four if all cases are played.
    ///
    /// Every sequence is a path down a tree, played from the root; an event that cannot happen ends its branch.
    @Test(
      "after any few events, in any order, nothing is left, and the next push flies",
      arguments: Start.allCases
    )
    func sequences(start: Start) async {
      var count = 0
      await descend([], start, &count)
      #expect(count > (Cases.areAll ? 2_000 : 200))
    }

    private func descend(_ events: [Event], _ start: Start, _ count: inout Int) async {
      for event in Event.allCases {
        let next = events + [event]
        guard await FrozenScene(start).play(next, pace: count % 3) else { continue }
        count += 1
        if next.count < (Cases.areAll ? 4 : 3) { await descend(next, start, &count) }
      }
    }
  }
}

/// A list on a navigation stack, and what can happen to it.
@MainActor private final class FrozenScene {
  typealias Event = MatchEngineTests.FrozenScreenTests.Event
  private let list = PhotoScreen.list()
  private var detail: PhotoScreen?
  private let navigation: UINavigationController
  private let window: UIWindow
  private let start: MatchEngineTests.FrozenScreenTests.Start
  private var flights: [(flight: MatchFlight, ends: CallLog)] = []
  private var changes: [(coordinator: ObjectIdentifier, ends: CallLog)] = []

  init(_ start: MatchEngineTests.FrozenScreenTests.Start) async {
    startOver()
    self.start = start
    navigation = UINavigationController(rootViewController: list)
    navigation.childMatchTransition = .linear(0.1)
    window = inWindow(navigation)
    await nextTurn()
  }

  /// Plays the events, checks the end, and returns whether all of the events could happen.
  func play(_ events: [Event], pace: Int) async -> Bool {
    for (index, event) in events.enumerated() {
      guard perform(event) else { return false }
      notice()
      await nextTurn()
      notice()
      for _ in 0..<[0, 1, 4][(index + pace) % 3] { await frame() }
      notice()
    }
    await rest()
    // A hold that code has begun lasts until code ends it, also of a push that had to wait for the one before.
    for _ in events {
      if let flight = navigation.matchFlight, flight.phase == .held { flight.finish() }
      await rest()
    }
    expectRest("\(start) \(pace) \(events)")
    await expectNext("\(start) \(pace) \(events)")
    return true
  }

  /// Waits until nothing is under way, for two seconds at most.
  private func rest() async {
    for _ in 0..<40 {
      await frame(0.05)
      if navigation.transitionCoordinator == nil { return }
      if navigation.matchFlight?.phase == .held { return }
    }
  }

  private func frame(_ time: TimeInterval = 1 / 60) async {
    await advance(time)
    notice()
  }

  /// Returns false if the event does not apply.
  private func perform(_ event: Event) -> Bool {
    let last = flights.last?.flight
    switch event {
    case .start: return begin()
    case .update: last?.update(0.4)
    case .finish: last?.finish(velocity: 1)
    case .cancel: last?.cancel(velocity: -1)
    case .secondPush: push(PhotoScreen.detail())
    case .pop:
      let isPopped = navigation.popViewController(animated: true) != nil
      return isPopped || navigation.transitionCoordinator != nil
    case .resize: window.frame.size = CGSize(width: window.frame.height, height: window.frame.width)
    case .background:
      let left = UIApplication.didEnterBackgroundNotification
      NotificationCenter.default.post(name: left, object: nil)
    case .viewRemoved:
      guard let photo = (detail ?? list).photo as UIView?, photo.superview != nil else {
        return false
      }
      photo.removeFromSuperview()
    case .controllerReleased:
      guard detail != nil else { return false }
      navigation.setViewControllers([list], animated: false)
      detail = nil
    }
    return last != nil || ![.update, .finish, .cancel].contains(event)
  }

  private func begin() -> Bool {
    guard detail == nil else { return false }
    let detail = PhotoScreen.detail()
    self.detail = detail
    push(detail)
    return true
  }

  private func push(_ screen: UIViewController) {
    if start == .byHand {
      navigation.beginMatch { navigation.pushViewController(screen, animated: true) }
    } else {
      navigation.pushViewController(screen, animated: true)
    }
  }

  /// Listens to every flight and every transition of UIKit's, as soon as it is seen.
  private func notice() {
    if let flight = navigation.matchFlight, !flights.contains(where: { $0.flight === flight }) {
      let ends = CallLog()
      flight.whenEnded { _ in ends.note("ended") }
      flights.append((flight, ends))
    }
    if let coordinator = navigation.transitionCoordinator {
      let id = ObjectIdentifier(coordinator)
      guard !changes.contains(where: { $0.coordinator == id }) else { return }
      let ends = CallLog()
      coordinator.animate(alongsideTransition: nil) { _ in ends.note("ended") }
      changes.append((id, ends))
    }
  }

  private func expectRest(_ comment: String) {
    let all = flights.map(\.ends) + changes.map(\.ends)
    #expect(all.allSatisfy { $0.calls == ["ended"] }, "\(comment) \(all.map(\.calls))")
    #expect(flights.allSatisfy { $0.flight.outcome != nil }, "\(comment)")
    #expect(navigation.matchFlight == nil && navigation.transitionCoordinator == nil, "\(comment)")
    #expect(window.engineViews.isEmpty && window.remains.isEmpty, "\(comment)")
    #expect(window.isUserInteractionEnabled, "\(comment)")
    let top = navigation.topViewController?.view
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.maxY - 40)
    let hit = window.hitTest(middle, with: nil)
    #expect(hit === top || hit?.superview === top, "\(comment)")
    #expect(top?.convert(top?.bounds ?? .zero, to: window) == window.bounds, "\(comment)")
  }

  /// The next transition flies, and arrives.
  private func expectNext(_ comment: String) async {
    let next = PhotoScreen.detail()
    let top = navigation.topViewController as? PhotoScreen
    if let top, top.photo.superview == nil { top.view.addSubview(top.photo) }
    await navigation.go(to: next, for: 0.05)
    #expect(navigation.matchFlight != nil, "\(comment)")
    await advance(0.2)
    #expect(next.view.window === window && navigation.matchFlight == nil, "\(comment)")
  }
}
#endif
