#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Delegates stay the app's") struct DelegateTests {
    /// When an app sets its delegate.
    enum Moment: CaseIterable, Sendable { case before, after, without }

    private func stage(_ trip: Trip, _ own: OwnDelegate, _ moment: Moment) async -> TripStage {
      let (lower, upper) = (PhotoScreen.list(), PhotoScreen.detail())
      (lower.title, upper.title) = ("A", "B")
      if moment == .before { upper.transitioningDelegate = own }
      let stage = await TripStage(trip, lower, upper, moment == .without ? nil : .linear(0.3))
      if moment == .before, trip == .navigation || trip == .tabs {
        stage.root.childMatchTransition = nil
        own.attach(to: stage.root)
        stage.root.childMatchTransition = .linear(0.3)
      }
      if moment != .before { own.attach(to: stage.root, upper) }
      return stage
    }

    @Test(arguments: [Trip.navigation, .tabs, .modal(.fullScreen), .modal(.overFullScreen)])
    func `a delegate gets its calls as without the engine`(_ trip: Trip) async throws {
      var logs: [[String]] = []
      for moment in Moment.allCases {
        startOver()
        let own = OwnDelegate(CallLog())
        let stage = await stage(trip, own, moment)
        own.log.clear()
        for isForward in [true, false] {
          stage.go(isForward, animated: true)
          await advance(0.15)
          #expect((stage.flight != nil) == (moment != .without), "\(moment)")
          await advance(1)
        }
        stage.root.childMatchTransition = nil
        stage.upper.matchTransition = nil
        own.log.note("taken away")
        if moment != .without { #expect(own.isAttached(to: stage.root, stage.upper)) }
        stage.go(true, animated: true)
        await advance(1)
        #expect(stage.isUpperThere)
        // Only an animator makes UIKit ask for an interactor.
        logs.append(own.log.calls.filter { !$0.hasPrefix("interactor") })
        if moment != .without { #expect(own.log.count(of: "interactor") == 2, "\(moment)") }
      }
      #expect(logs[0] == logs[2] && logs[1] == logs[2] && logs[2].count > 3)
    }

    /// What happens to a delegate while its controller flies.
    enum Change: CaseIterable, Sendable { case another, none, gone, backAndForth }

    @Test(
      "another delegate in flight: one outcome, and the new one gets the remaining calls",
      arguments: [Trip.navigation, .tabs, .modal(.fullScreen), .modal(.overFullScreen)],
      Change.allCases
    )
    func inFlight(_ trip: Trip, _ change: Change) async throws {
      var first: OwnDelegate? = OwnDelegate(CallLog())
      let stage = await stage(trip, try #require(first), .after)
      let second = OwnDelegate(CallLog())
      for isForward in [true, false, true] {
        stage.go(isForward, animated: true)
        await advance(0.15)
        let flight = try #require(stage.flight, "\(isForward)")
        switch change {
        case .another: second.attach(to: stage.root, stage.upper)
        case .none: OwnDelegate.detach(from: stage.root, stage.upper)
        case .gone: first = nil
        case .backAndForth:
          second.attach(to: stage.root, stage.upper)
          first?.attach(to: stage.root, stage.upper)
        }
        await flight.arrives()
        #expect(stage.isUpperThere == isForward)
        #expect(stage.window.remains.isEmpty && stage.coordinator == nil)
        if trip == .navigation, change == .another {
          #expect(second.log.contains("didShow(\(isForward ? "B" : "A"))"))
        }
      }
      withExtendedLifetime(first) {}
    }
  }
}

/// An app's own delegate with every method, none of which animates.
private final class OwnDelegate: NavigationLog {
  func attach(to root: UIViewController, _ upper: UIViewController? = nil) {
    (root as? UINavigationController)?.delegate = self
    (root as? UITabBarController)?.delegate = self
    upper?.transitioningDelegate = self
  }

  static func detach(from root: UIViewController, _ upper: UIViewController) {
    (root as? UINavigationController)?.delegate = nil
    (root as? UITabBarController)?.delegate = nil
    upper.transitioningDelegate = nil
  }

  func isAttached(to root: UIViewController, _ upper: UIViewController) -> Bool {
    switch root {
    case let navigation as UINavigationController: navigation.delegate === self
    case let tabs as UITabBarController: tabs.delegate === self
    default: upper.transitioningDelegate === self
    }
  }
}

extension OwnDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("shouldSelect")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { log.note("didSelect") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(fromVC.title ?? "") \(toVC.title ?? "")")
    return nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return nil
  }
}

extension OwnDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(presenting.title ?? "") \(presented.title ?? "") \(source.title ?? "")")
    return nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("animator \(dismissed.title ?? "")")
    return nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return nil
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("interactor")
    return nil
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("presentation")
    return nil
  }
}
#endif
