#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What the article on interaction says of `matchFlight`.
  @MainActor @Suite("Where there is no flight") final class NoFlightTests: PhotoStack {
    private var navigationController: UINavigationController { navigation }

    init() async { await super.init(MatchTransition()) }

    private var all: [UIViewController] { [navigationController, list, detail] }

    @Test func `it is nil on all controllers around, below and beside`() async throws {
      let (root, child) = (UIViewController(), UIViewController())
      navigationController.setViewControllers([root, list], animated: false)
      list.addChild(child)
      list.view.addSubview(child.view)
      child.view.frame = CGRect(x: 300, y: 700, width: 50, height: 50)
      child.didMove(toParent: list)
      let tabBarController = UITabBarController()
      let other = UIViewController()
      tabBarController.viewControllers = [navigationController, other]
      window.rootViewController = tabBarController
      await advance(0.1)
      navigationController.pushViewController(detail, animated: true)
      #expect(all.allSatisfy { $0.matchFlight == nil })
      navigationController.view.layoutIfNeeded()
      let flight = try #require(navigationController.matchFlight)
      #expect(all.allSatisfy { $0.matchFlight === flight })
      for stranger in [tabBarController, other, root, child] {
        #expect(stranger.matchFlight == nil)
      }
      await flight.arrives(in: 1.5)
    }

    @Test func `a controller inside a screen has it if the user sees it`() async throws {
      let inner = UINavigationController(rootViewController: detail)
      inner.comes(as: .fullScreen, MatchTransition())
      list.present(inner, animated: true)
      let flight = try #require(detail.matchFlight)
      #expect([inner, list, navigationController].allSatisfy { $0.matchFlight === flight })
      await flight.arrives(in: 1.5)
    }

    @Test func `a change inside one screen is its controller's flight`() async {
      let flight = list.view.matchAnimate { list.photo.center.y += 200 }
      await advance(0.1)
      #expect(list.matchFlight === flight && flight.phase == .running)
      // It has no two screens.
      #expect(flight.change == nil)
      #expect(all.filter { $0 !== list }.allSatisfy { $0.matchFlight == nil })
      list.matchFlight?.cancel()
      await advance(1.5)
      #expect(flight.outcome == .cancelled && list.matchFlight == nil)
    }
  }
}
#endif
