#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What an app's delegates hear of fingers, whether these go back or not.
  @MainActor @Suite("Whom a finger makes the engine ask", .enabled(if: Hands.isAvailable))
  struct HuntedQuestionsTests {
    enum Lock: CaseIterable { case none, participant, delegate, hiddenButton }
    enum Way: CaseIterable { case edge, content, pull }

    @Test(arguments: Lock.allCases, Way.allCases)
    func `a screen that can't be left asks no delegate for an animator`(
      _ lock: Lock,
      _ way: Way
    ) async {
      let refusing = Answering(false)
      let scene = await GestureScene(
        .linear(0.5) { $0.gestures.insert(.content) },
        isPushed: false
      )
      let screen = Staying(stays: lock == .participant)
      screen.navigationItem.hidesBackButton = lock == .hiddenButton
      await scene.navigation.go(to: screen, for: 1)
      let coordinator = Asked(nil)
      scene.navigation.delegate = coordinator
      if lock == .delegate {
        scene.navigation.interactivePopGestureRecognizer?.delegate = refusing
      }
      switch way {
      case .edge: await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      case .content: await Hands.drag(from: CGPoint(x: 60, y: 600), by: (300, 0), in: scene.window)
      case .pull: await Hands.drag(from: GestureScene.middle, by: (0, 500), in: scene.window)
      }
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (lock == .none ? 1 : 2))
      #expect(coordinator.count == (lock == .none ? 1 : 0))
    }

    enum Presented: CaseIterable { case free, modal, participant }

    @Test(arguments: Presented.allCases)
    func `nor does one that is presented`(_ lock: Presented) async {
      startOver()
      let (list, asked) = (PhotoScreen.list(), Asked(nil))
      let window = await onScreen(list)
      let screen = Staying(stays: lock == .participant)
      screen.transitioningDelegate = asked
      screen.comes(as: .fullScreen, .linear(0.5))
      await list.present(screen, for: 1)
      screen.isModalInPresentation = lock == .modal
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 340), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (lock == .free))
      #expect(asked.count == (lock == .free ? 1 : 0))
    }

    @Test(arguments: [true, false])
    func `nor does a tab that can't be chosen`(isEnabled: Bool) async {
      let stage = await TabSwipeStage()
      let asked = Asked(nil)
      stage.tabs.delegate = asked
      stage.screens[1].tabBarItem.isEnabled = isEnabled
      await stage.swipe(by: -300)
      await advance(1.5)
      #expect(stage.tabs.selectedIndex == (isEnabled ? 1 : 0))
      #expect(asked.count == (isEnabled ? 1 : 0))
    }

    @Test(arguments: [true, false])
    func `an app that repairs the swipe and animates it itself is asked once for both`(
      isInContent: Bool
    ) async {
      let (willing, animating) = (Answering(true), Asked(TrialAnimator(duration: 0.3)))
      let scene = await GestureScene(nil)
      scene.navigation.delegate = animating
      scene.navigation.interactivePopGestureRecognizer?.delegate = willing
      scene.navigation.childMatchTransition = .linear(0.5) {
        if isInContent { $0.gestures.insert(.content) }
      }
      await advance(0.1)
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers == [scene.list])
      #expect(willing.count == 1 && animating.count == 1)
    }

    @Test(arguments: [true, false])
    func `a swipe that the options leave to UIKit is dead where the app animates`(
      animates: Bool
    ) async {
      let scene = await GestureScene(.linear(0.5) { $0.gestures = .pull })
      let animating = Asked(TrialAnimator(duration: 0.3))
      if animates { scene.navigation.delegate = animating }
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (animates ? 2 : 1))
    }

    @Test(arguments: [true, false])
    func `the whole content's swipe that an app brings back and animates is the app's affair`(
      isBroughtBack: Bool
    ) async {
      let (willing, animating) = (Answering(true), Asked(TrialAnimator(duration: 0.3)))
      let scene = await GestureScene { Headless.switches.hasContentPopGesture = true }
      scene.navigation.delegate = animating
      if isBroughtBack {
        scene.navigation.interactiveContentPopGestureRecognizer?.delegate = willing
      }
      let knob = UIControl(frame: CGRect(x: 0, y: 500, width: 390, height: 200))
      knob.addAction(UIAction { _ in }, for: .valueChanged)
      scene.detail.view.addSubview(knob)
      await Hands.drag(from: CGPoint(x: 60, y: 600), by: (300, 0), in: scene.window)
      await advance(1.5)
      #expect(scene.navigation.viewControllers.count == (isBroughtBack ? 1 : 2))
      #expect(willing.count == (isBroughtBack ? 1 : 0))
    }
  }
}

/// A screen with a large photo that may say no to every gesture.
private final class Staying: PhotoScreen, MatchGestureDeciding {
  private let stays: Bool

  init(stays: Bool) {
    self.stays = stays
    super.init(CGRect(x: 0, y: 120, width: 390, height: 292))
  }

  required init?(coder: NSCoder) { nil }

  func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { !stays }
}

/// Counts how often it is asked for an animator of the way back, or of a change of tab.
private final class Asked: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var count = 0

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?) { self.animator = animator }

  private func answer() -> (any UIViewControllerAnimatedTransitioning)? {
    count += 1
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer() }
}

/// Always gives the same answer, and counts how often it is asked.
private final class Answering: NSObject, UIGestureRecognizerDelegate {
  private let answer: Bool
  private(set) var count = 0

  init(_ answer: Bool) { self.answer = answer }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return answer
  }
}
#endif
