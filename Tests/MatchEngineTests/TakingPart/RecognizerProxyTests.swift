#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
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
        await finger.lift()
        await advance(1)
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
