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
        let (app, proxy) = (ToldDelegate(), Proxy(habit))
        let stage = await TripStage(trip, PhotoScreen.list(), PhotoScreen.detail(), .linear(0.3))
        set(nil, on: stage)
        let place = DelegatePlace(of: stage)
        if order != .appLast { place.delegate = app }
        if order == .proxyFirst { proxy.sit(in: place) }
        set(.linear(0.3), on: stage)
        if order != .proxyFirst { proxy.sit(in: place) }
        if order == .appLast { place.delegate = app }
        await advance(0.1)
        for isForward in [true, false] {
          app.questions = 0
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
        let (app, proxy) = (AskedDelegate(), RecognizerProxy(habit))
        if order != .appLast { recognizer.delegate = app }
        if order == .proxyFirst { proxy.sit(before: recognizer) }
        scene.navigation.childMatchTransition = .linear(0.3)
        if order != .proxyFirst { proxy.sit(before: recognizer) }
        if order == .appLast { recognizer.delegate = app }
        await advance(0.1)
        let start = CGPoint(x: isContent ? 120 : 1, y: 700)
        let finger = await Hands.touch(at: start, in: scene.window)
        await finger.move(to: CGPoint(x: start.x + 250, y: 700), during: 0.3)
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

/// The property of a container, or of a presented controller, that holds a delegate.
@MainActor private final class DelegatePlace {
  private let stage: TripStage
  init(of stage: TripStage) { self.stage = stage }

  var delegate: (any NSObjectProtocol)? {
    get {
      switch stage.root {
      case let navigation as UINavigationController: navigation.delegate
      case let tabs as UITabBarController: tabs.delegate
      default: stage.upper.transitioningDelegate
      }
    }
    set {
      switch stage.root {
      case let navigation as UINavigationController:
        navigation.delegate = newValue as? any UINavigationControllerDelegate
      case let tabs as UITabBarController:
        tabs.delegate = newValue as? any UITabBarControllerDelegate
      default:
        stage.upper.transitioningDelegate = newValue as? any UIViewControllerTransitioningDelegate
      }
    }
  }

  private var observation: NSKeyValueObservation?

  /// Calls a closure after each change, after those who were told before.
  func observe(_ changed: @escaping @MainActor () -> Void) {
    observation =
      switch stage.root {
      case let navigation as UINavigationController:
        navigation.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
      case let tabs as UITabBarController:
        tabs.observe(\.delegate) { _, _ in MainActor.assumeIsolated { changed() } }
      default:
        stage.upper.observe(\.transitioningDelegate) { _, _ in
          MainActor.assumeIsolated { changed() }
        }
      }
  }
}

/// A delegate that is asked and answers nothing.
@MainActor private final class ToldDelegate: NSObject {
  var questions = 0

  fileprivate func nothing() -> (any UIViewControllerAnimatedTransitioning)? {
    questions += 1
    return nil
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
    guard forwarded > 500 else { return }
    Issue.record("a call goes round in a circle")
    forwardTarget = nil
  }
}

extension ToldDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nothing() }
}

extension ToldDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nothing() }
}

extension ToldDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nothing() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nothing() }
}

extension Proxy: UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{}

/// An app's delegate, which lets every swipe begin.
@MainActor private final class AskedDelegate: NSObject, UIGestureRecognizerDelegate {
  var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return true
  }
}

/// A delegate that forwards all that it is asked to the one that it found.
private final class RecognizerProxy: CallForwarder, UIGestureRecognizerDelegate {
  private let habit: MatchEngineTests.ProxyTests.Habit
  private weak var recognizer: UIGestureRecognizer?
  private var observation: NSKeyValueObservation?
  private var isSitting = false
  private var forwarded = 0

  init(_ habit: MatchEngineTests.ProxyTests.Habit) { self.habit = habit }

  func sit(before recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    sitDown()
    if habit == .sitsTwice { sitDown() }
    #expect(recognizer.delegate === self, "a proxy relies on it that it sits")
    guard habit == .comesBack else { return }
    observation = recognizer.observe(\.delegate) { [weak self] _, _ in
      MainActor.assumeIsolated { self?.sitDown() }
    }
  }

  private func sitDown() {
    guard let recognizer, !isSitting, let current = recognizer.delegate, current !== self else {
      return
    }
    isSitting = true
    forwardTarget = current
    recognizer.delegate = self
    isSitting = false
  }

  override func willForward(_ name: String) {
    forwarded += 1
    guard forwarded > 5_000 else { return }
    Issue.record("a question goes round in a circle")
    forwardTarget = nil
  }
}
#endif
