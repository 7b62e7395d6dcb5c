#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Other libraries put proxies before a delegate, too (DG-1).
  ///
  /// The engine used to put itself before a proxy that already forwarded to it, and calls went round in a circle.
  @MainActor @Suite("Another library's proxy before a delegate") struct ProxyTests {
    /// What a proxy does besides saving the delegate that it finds, to forward to it.
    enum Habit: CaseIterable, Sendable { case sits, sitsTwice, comesBack }
    /// Who comes first; the app's own delegate may also come last.
    enum Order: CaseIterable, Sendable { case engineFirst, proxyFirst, appLast }

    @Test(
      "the engine flies, the app's delegate is told once, and nothing goes round in a circle",
      arguments: [Trip.navigation, .tabs, .modal(.fullScreen)],
      Habit.allCases
    )
    func together(_ trip: Trip, _ habit: Habit) async throws {
      for order in Order.allCases {
        startOver()
        let comment = Comment("\(habit) \(order)")
        let (app, proxy) = (AppDelegate(CallLog()), Proxy(habit))
        let stage = await TripStage(trip, .linear(0.3))
        set(nil, on: stage)
        let place = DelegatePlace(of: stage)
        if order != .appLast { place.delegate = app }
        if order == .proxyFirst { proxy.sit(in: place) }
        set(.linear(0.3), on: stage)
        if order != .proxyFirst { proxy.sit(in: place) }
        if order == .appLast { place.delegate = app }
        await advance(0.1)
        for isForward in [true, false] {
          app.log.clear()
          await stage.go(isForward, for: 0.15)
          #expect(stage.flight != nil, comment)
          await advance(1)
          #expect(stage.isUpperThere == isForward && stage.window.remains.isEmpty, comment)
          // A proxy that comes back over what has replaced it forgets whom it had found before.
          let isForgotten = habit == .comesBack && order == .proxyFirst
          #expect(app.questions == (isForgotten ? 0 : 1), comment)
        }
        withExtendedLifetime((app, proxy)) {}
      }
    }

    private func set(_ transition: MatchTransition?, on stage: TripStage) {
      if case .modal = stage.trip {
        stage.upper.matchTransition = transition
      } else {
        stage.root.childMatchTransition = transition
      }
    }
  }

  /// Proxies sit down before the delegate of a pop recognizer, too (DG-1).
  @MainActor @Suite("Another library's proxy before a pop recognizer's delegate")
  struct RecognizerProxyTests {
    typealias Habit = ProxyTests.Habit
    typealias Order = ProxyTests.Order

    @Test(
      "the swipe pops, the app is asked, and nothing goes round in a circle",
      arguments: Habit.allCases,
      Order.allCases
    )
    func together(_ habit: Habit, _ order: Order) async throws {
      for (isContent, isMatched) in [(false, true), (false, false), (true, true), (true, false)] {
        let comment = Comment("\(isContent) \(isMatched)")
        let scene = await GestureScene(nil) { Headless.switches.hasContentPopGesture = true }
        if !isMatched { scene.list.photo.matchID = "another" }
        let recognizer = try #require(
          isContent
            ? scene.navigation.interactiveContentPopGestureRecognizer
            : scene.navigation.interactivePopGestureRecognizer
        )
        let (app, proxy) = (AppDelegate(CallLog()), Proxy(habit))
        if order != .appLast { recognizer.delegate = app }
        if order == .proxyFirst { proxy.sit(in: DelegatePlace(recognizer)) }
        scene.navigation.childMatchTransition = .linear(0.3)
        if order != .proxyFirst { proxy.sit(in: DelegatePlace(recognizer)) }
        if order == .appLast { recognizer.delegate = app }
        await advance(0.1)
        let start: CGFloat = isContent ? 120 : 1
        let finger = await scene.touch(x: start, to: start + 250, y: 700, during: 0.3)
        #expect((scene.navigation.matchFlight != nil) == isMatched, comment)
        await finger.lift(thenWait: 1)
        #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest(), comment)
        // A proxy that comes back over what has replaced it forgets whom it had found before.
        let isForgotten = habit == .comesBack && order == .proxyFirst
        #expect((app.questions == 0) == isForgotten, comment)
        #expect(Headless.warnings == [], comment)
        withExtendedLifetime((app, proxy)) {}
      }
    }
  }
}

extension DelegatePlace {
  /// Calls a closure after each change, after those who were told before.
  fileprivate func observe(_ changed: @escaping @MainActor () -> Void) {
    let told: @Sendable () -> Void = { MainActor.assumeIsolated { changed() } }
    switch holder {
    case let navigation as UINavigationController:
      observation = navigation.observe(\.delegate) { _, _ in told() }
    case let tabs as UITabBarController:
      observation = tabs.observe(\.delegate) { _, _ in told() }
    case let recognizer as UIGestureRecognizer:
      observation = recognizer.observe(\.delegate) { _, _ in told() }
    default:
      let controller = holder as? UIViewController
      observation = controller?.observe(\.transitioningDelegate) { _, _ in told() }
    }
  }
}

/// A delegate that forwards all that it is asked to the one that it found.
private final class Proxy: CallForwarder {
  private let habit: MatchEngineTests.ProxyTests.Habit
  private var place: DelegatePlace?
  private var isSitting = false
  private var forwarded = 0

  init(_ habit: MatchEngineTests.ProxyTests.Habit) { self.habit = habit }

  func sit(in place: DelegatePlace) {
    self.place = place
    sitDown()
    if habit == .sitsTwice { sitDown() }
    #expect(place.delegate === self, "a proxy relies on it that it sits")
    if habit == .comesBack { place.observe { [weak self] in self?.sitDown() } }
  }

  private func sitDown() {
    guard let place, !isSitting, let current = place.delegate, current !== self else { return }
    isSitting = true
    forwardTarget = current
    place.delegate = self
    isSitting = false
  }

  override func willForward(_ name: String) {
    forwarded += 1
    guard forwarded > 5_000 else { return }
    Issue.record("a call goes round in a circle")
    forwardTarget = nil
  }
}

extension AppDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log.note("animator of a swipe")
    return true
  }

  /// How often it was asked to animate something.
  fileprivate var questions: Int { log.calls.count { $0.hasPrefix("animator") } }
}

extension Proxy: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate
{}
#endif
