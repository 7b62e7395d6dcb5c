#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// What ordinary apps do at a moment at which something else is under way.
  @MainActor @Suite("The moments of a change") struct HuntedMomentsTests {
    private func photos() -> (LoggedPhoto, LoggedPhoto, LoggedPhoto) {
      LoggedPhoto.three(CallLog())
    }

    // MARK: One screen that leads to another one

    /// A blur has to be committed, so nobody has seen home when it leads on, and the splash comes back in passing.
    @Test(arguments: [true, false], ["willAppear", "didAppear"])
    func `a splash that leads home, from where one has to log in, does so once`(
      isRoot: Bool,
      call: String
    ) async {
      let (splash, home, login) = photos()
      let container = UIViewController()
      let window = await onScreen(isRoot ? splash : container)
      if !isRoot {
        container.matchShow(splash, in: container.view, animated: false)
        await advance(0.1)
      }
      var flights: [MatchFlight] = []
      func show(_ screen: LoggedPhoto) {
        guard flights.count < 9 else { return }
        flights.append(
          isRoot
            ? window.matchShow(screen, transition: .linear(0.3))
            : container.replace(with: screen, .linear(0.3))
        )
      }
      splash.whenCalled = { if $0.hasPrefix(call) { show(home) } }
      home.whenCalled = { [weak home] in
        if $0.hasPrefix("didLoad") {
          home?.view.addSubview(
            UIVisualEffectView(blurIn: CGRect(x: 0, y: 0, width: 90, height: 90))
          )
        }
        if $0.hasPrefix("willAppear") { show(login) }
      }
      show(home)
      await advance(2)
      #expect(login.view.window === window && home.view.window == nil && splash.view.window == nil)
      #expect(flights.count < 4 && flights.allSatisfy { $0.outcome != nil }, "\(flights.count)")
      #expect(flights.count { $0.outcome == .finished } == 1)
      #expect(window.remains.isEmpty && Headless.warnings == [])
    }

    @Test(arguments: [true, false])
    func `a flight to a root that another one shows as it comes can be held and taken back`(
      isBack: Bool
    ) async {
      let (a, b, c) = photos()
      let window = await onScreen(a)
      var flight: MatchFlight?
      b.whenCalled = {
        guard $0.hasPrefix("willAppear") else { return }
        flight = window.matchShow(c, transition: .linear(0.3))
        flight?.update(0.4)
      }
      window.matchShow(b, transition: .linear(0.3))
      await advance(0.3)
      #expect(flight?.phase == .held && flight?.fractionComplete == 0.4)
      await flight?.end(!isBack)
      #expect(window.rootViewController === (isBack ? a : c) && b.view.window == nil)
      #expect(window.remains.isEmpty && Headless.warnings == [])
    }

    // MARK: Why nothing flew

    @Test(arguments: [true, false])
    func `a screen in a stack that came without a transition says so`(isInStack: Bool) async {
      let (a, b, _) = photos()
      _ = await onScreen(a)
      await a.present(isInStack ? UINavigationController(rootViewController: b) : b, for: 1)
      #expect(b.matchDiagnosis == .noTransition)
      // From now on, something of the engine's is attached to it.
      b.beginMatch {}
      #expect(b.matchDiagnosis == .noTransition)
      b.matchTransition = MatchTransition()
      let reason =
        isInStack ? MatchDiagnosis.setOnChild(of: "UINavigationController") : .notAnimated
      #expect(b.matchDiagnosis == reason)
    }

    @Test(arguments: [true, false])
    func `a child for which no transition is chosen says so`(isAnimated: Bool) async {
      let (a, b, c) = photos()
      let container = UIViewController()
      _ = await onScreen(container, showing: a)
      container.childMatchTransitionProvider = { _ in nil }
      container.matchShow(b, in: container.view, animated: isAnimated)
      #expect(b.matchDiagnosis == (isAnimated ? .noTransition : nil))
      container.childMatchTransitionProvider = nil
      c.matchTransition = .system
      container.matchShow(c, in: container.view, animated: isAnimated)
      #expect(c.matchDiagnosis == (isAnimated ? .system : nil))
    }
  }
}
#endif
