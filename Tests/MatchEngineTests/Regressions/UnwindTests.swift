#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The wrong screen after going back several steps, a flash on the way, a completion that never comes.
  ///
  /// Hero #64 #134 #225 #244 #293 #380 #420 #470 #509 #584 #684.
  @MainActor @Suite("Going back several screens at once") struct UnwindTests {
    @Test("to any screen of a stack, finished or cancelled", arguments: [0, 1, 2], [true, false])
    func stack(index: Int, isFinished: Bool) async throws {
      let screens = (0..<4).map { number in
        PhotoScreen(CGRect(x: 20 + 40 * number, y: 200, width: 80, height: 60))
      }
      let navigation = UINavigationController()
      navigation.viewControllers = screens
      navigation.childMatchTransition = .linear(0.3)
      let window = await onScreen(navigation)
      let told = CallLog()
      navigation.popToViewController(screens[index], animated: true)
      await nextTurn()
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        told.note("\($0.isCancelled)")
      }
      let flight = try await navigation.flight(after: 0.1)
      #expect(screens[3].matchFlight === flight && screens[index].matchFlight === flight)
      // The screens in between are not seen.
      for screen in screens[(index + 1)..<3] {
        #expect(screen.viewIfLoaded?.window == nil && screen.matchFlight == nil)
      }
      if !isFinished { flight.cancel() }
      await advance(0.6)
      #expect(navigation.viewControllers == Array(screens.prefix(isFinished ? index + 1 : 4)))
      #expect(told.calls == ["\(!isFinished)"])
      #expect(navigation.topViewController?.view.window === window)
    }

    @Test func `a window's root is replaced right after a dismissal`() async {
      let root = PhotoScreen.list()
      let window = await onScreen(root)
      let shown = PhotoScreen.detail()
      shown.modalPresentationStyle = .fullScreen
      await root.present(shown, animated: false, for: 0.2)
      root.dismiss(animated: false)
      let next = PhotoScreen(CGRect(x: 100, y: 500, width: 200, height: 150))
      let flight = window.matchShow(next, transition: .linear(0.3))
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      await advance(1)
      #expect(ends == 1 && window.rootViewController === next && next.view.window === window)
      #expect(window.engineViews.isEmpty && root.viewIfLoaded?.window == nil)
    }
  }
}
#endif
