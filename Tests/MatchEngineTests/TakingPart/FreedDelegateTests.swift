#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// UIKit goes on to send what a delegate responded to when it was set (DG-2).
  @MainActor @Suite("An app's delegate that is freed") struct FreedDelegateTests {
    enum Moment: CaseIterable, Sendable { case atRest, inFlight }

    @Test(
      "leaves no promise behind: the engine sits down anew, and goes on to fly",
      arguments: [Trip.navigation, .tabs],
      Moment.allCases
    )
    func freed(_ trip: Trip, _ moment: Moment) async throws {
      for isFirst in [true, false] {
        startOver()
        let stage = await TripStage(trip, PhotoScreen.list(), PhotoScreen.detail(), nil)
        var app: AppDelegate? = AppDelegate()
        if isFirst { set(app, on: stage) }
        stage.root.childMatchTransition = .linear(0.3)
        if !isFirst { set(app, on: stage) }
        change(stage, true)
        await advance(0.1)
        #expect(stage.flight != nil)
        if moment == .atRest { await advance(1) }
        weak let gone = app
        app = nil
        await nextTurn()
        #expect(gone == nil)
        await advance(1)
        change(stage, false)
        await advance(0.1)
        #expect(stage.flight != nil)
        await advance(1)
        #expect(stage.window.remains.isEmpty && Headless.warnings == [])
        // Another one may come.
        let next = AppDelegate()
        set(next, on: stage)
        change(stage, true)
        await advance(1)
        #expect(next.calls > 0 && Headless.warnings == [])
        stage.root.childMatchTransition = nil
        #expect(stage.delegate === next)
      }
    }

    private func set(_ delegate: AppDelegate?, on stage: TripStage) {
      (stage.root as? UINavigationController)?.delegate = delegate
      (stage.root as? UITabBarController)?.delegate = delegate
    }

    private func change(_ stage: TripStage, _ isForward: Bool) {
      guard let tabs = stage.root as? UITabBarController else { return go(stage, isForward) }
      tabs.selectedIndex = isForward ? 1 : 0
    }

    private func go(_ stage: TripStage, _ isForward: Bool) {
      let navigation = stage.root as? UINavigationController
      if isForward {
        navigation?.pushViewController(stage.upper, animated: true)
      } else {
        navigation?.popViewController(animated: true)
      }
    }
  }
}

extension TripStage {
  fileprivate var delegate: (any NSObjectProtocol)? {
    (root as? UINavigationController)?.delegate ?? (root as? UITabBarController)?.delegate
  }
}

/// An app's delegate, which is told of something.
@MainActor
private final class AppDelegate: NSObject, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  var calls = 0

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { calls += 1 }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls += 1
    return nil
  }
}
#endif
