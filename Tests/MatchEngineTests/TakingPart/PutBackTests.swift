#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("What was taken away and put back") final class PutBackTests {
    @Test("a transition that is set anew in flight has its swipe", arguments: [false, true])
    func swipe(isTakenAway: Bool) async throws {
      guard Hands.isAvailable else { return }
      let scene = await GestureScene(isPushed: false)
      let flight = try await scene.push()
      if isTakenAway {
        scene.navigation.childMatchTransition = nil
        scene.navigation.childMatchTransition = .linear(0.5)
      }
      await flight.arrives()
      let finger = await scene.touch(to: 300, during: 0.4)
      #expect(scene.navigation.matchFlight?.phase == .held)
      await finger.lift(after: 0.1, thenWait: 1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    /// What an app has set before it sets another delegate for a while.
    enum Before: CaseIterable, Sendable { case nothing, own, ownSince }

    @Test("a delegate that is put back is the only one", arguments: Before.allCases)
    func delegate(_ before: Before) async throws {
      let stack = await PhotoStack(nil)
      let navigation = stack.navigation
      let (own, other) = (NavigationLog(CallLog()), NavigationLog(CallLog()))
      if before == .own { navigation.delegate = own }
      navigation.childMatchTransition = .linear(0.2)
      if before == .ownSince { navigation.delegate = own }
      let saved = navigation.delegate
      navigation.delegate = other
      await navigation.go(to: stack.detail, for: 1)
      #expect(!other.log.calls.isEmpty && own.log.calls.isEmpty)
      other.log.clear()
      navigation.delegate = saved
      // What is set to what it is stays as it is.
      let same = navigation.delegate
      navigation.delegate = same
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight != nil)
      await advance(1)
      #expect(other.log.calls.isEmpty && own.log.calls.isEmpty == (before == .nothing))
      navigation.childMatchTransition = nil
      #expect(navigation.delegate === (before == .nothing ? nil : own))
    }

    @Test(
      "a transition that is taken away in flight serves until its end",
      arguments: [false, true]
    )
    func presentation(isTakenAway: Bool) async throws {
      let stack = await PhotoStack(nil)
      let (list, detail) = (stack.list, stack.detail)
      detail.comes(as: .fullScreen, .linear(0.5))
      list.present(detail, animated: true)
      let flight = try await detail.flight(after: 0.2)
      let relay = detail.transitioningDelegate
      if isTakenAway { detail.matchTransition = nil }
      #expect(detail.transitioningDelegate === relay)
      await flight.arrives()
      #expect((detail.transitioningDelegate == nil) == isTakenAway)
    }
  }
}
#endif
