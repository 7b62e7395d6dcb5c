#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Swiping back", .enabled(if: Hands.isAvailable)) struct SwipeBackTests {
    @Test func `a cancelled touch or a disabled recognizer cancels the pop`() async throws {
      for number in 0..<3 {
        let scene = await GestureScene()
        let finger = await scene.touch(to: 300, during: 0.4)
        await finger.hold(for: 0.2)
        let flight = try #require(scene.navigation.matchFlight)
        let pans = scene.navigation.view.gestureRecognizers ?? []
        switch number {
        case 0: await finger.cancel()
        case 1: for pan in pans { pan.isEnabled = false }
        default: scene.navigation.view.gestureRecognizers = []
        }
        await advance(1)
        #expect(flight.outcome == .cancelled, "\(number)")
        #expect(scene.navigation.viewControllers.count == 2 && scene.isAtRest(), "\(number)")
        await finger.lift()
      }
    }

    @Test func `a swipe whose transition is removed is the finger's, and then UIKit's is back`()
      async throws
    {
      let scene = await GestureScene()
      let finger = await scene.touch(to: 300, during: 0.4)
      let flight = try #require(scene.navigation.matchFlight)
      scene.navigation.childMatchTransition = nil
      await advance(0.2)
      #expect(flight.phase == .held)
      await finger.move(to: CGPoint(x: 20, y: 400), during: 0.4)
      await finger.lift(after: 0.2, thenWait: 1)
      #expect(flight.outcome == .cancelled && scene.isAtRest())
      await Hands.edgeDrag(.left, distance: 380, in: scene.window)
      await advance(1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    @Test func `where the gestures contain no swipe, it is UIKit's own`() async {
      let scene = await GestureScene(MatchTransition { $0.gestures = [.pull, .grab] })
      let finger = await scene.touch(to: 300, during: 0.4)
      #expect(scene.navigation.viewControllers == [scene.list])
      #expect(scene.navigation.matchFlight == nil)
      #expect(
        scene.navigation.matchDiagnosis
          == .systemAnimates(because: "the gestures lack .edge: insert it")
      )
      await finger.lift(after: 0.2, thenWait: 1)
      #expect(scene.navigation.viewControllers == [scene.list] && scene.isAtRest())
    }

    @Test("an app's own back button is not bypassed", arguments: [true, false])
    func ownBackButton(supplements: Bool) async {
      for gestures in [MatchTransition.Gestures.standard, .content] {
        let scene = await GestureScene(MatchTransition { $0.gestures = gestures })
        let item = scene.detail.navigationItem
        item.leftBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Cancel") { _ in })
        item.leftItemsSupplementBackButton = supplements
        await advance(0.1)
        await Hands.edgeDrag(.left, distance: 350, in: scene.window)
        await advance(1)
        #expect((scene.navigation.viewControllers.count == 1) == supplements, "\(gestures)")
        #expect(scene.isAtRest())
      }
    }

    /// GS-47: without the engine, the list keeps the finger.
    @Test(
      "with a match, a swipe from the edge takes over from a sideways list",
      arguments: [true, false]
    )
    func sideways(flies: Bool) async {
      let scene = await GestureScene()
      if !flies { scene.list.photo.matchID = "another" }
      let scrollView = UIScrollView(frame: scene.detail.view.bounds)
      scrollView.contentSize = CGSize(width: 2000, height: 100)
      scrollView.contentOffset.x = 500
      scene.detail.view.addSubview(scrollView)
      await advance(0.1)
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      #expect((scrollView.contentOffset.x == 500) == flies)
      await advance(1)
      #expect(scene.navigation.viewControllers.count == (flies ? 1 : 2) && scene.isAtRest())
    }

    @Test func `a pop that the app's delegate animates is begun by no gesture`() async {
      let scene = await GestureScene()
      let own = NavigationLog(CallLog())
      own.animator = TrialAnimator()
      scene.navigation.delegate = own
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await Hands.drag(from: GestureScene.middle, to: CGPoint(x: 195, y: 700), in: scene.window)
      await advance(1)
      #expect(!own.log.calls.isEmpty && scene.isAtRest())
      #expect(scene.navigation.viewControllers.count == 2)
    }

    /// What fingers do while a screen is there whose way back the app animates.
    enum Fingers: CaseIterable { case nothing, swipe, allowedSwipe, pull, pullOfPresented }

    /// Many animators keep the screens that they animate.
    @Test(arguments: Fingers.allCases)
    func `an animator that the app gave for fingers goes with them`(fingers: Fingers) async {
      let scene = await GestureScene(isPushed: false)
      let giver = AnimatorGiver()
      let allowing = SwipeDelegate()
      allowing.allows = true
      if fingers == .allowedSwipe {
        scene.navigation.interactivePopGestureRecognizer?.delegate = allowing
      }
      weak var gone: UIViewController?
      let isPresented = fingers == .pullOfPresented
      func go() async {
        let screen = PhotoScreen.detail()
        gone = screen
        if isPresented {
          screen.transitioningDelegate = giver
          screen.comes(as: .fullScreen, .linear(0.5))
          scene.navigation.present(screen, animated: false)
        } else {
          scene.navigation.pushViewController(screen, animated: false)
          scene.navigation.delegate = giver
        }
      }
      await go()
      await advance(0.1)
      switch fingers {
      case .nothing: break
      case .swipe, .allowedSwipe: await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      case .pull, .pullOfPresented:
        await Hands.drag(from: GestureScene.middle, to: CGPoint(x: 195, y: 700), in: scene.window)
      }
      await advance(1)
      #expect((giver.count > 0) == (fingers != .nothing))
      if isPresented {
        scene.navigation.dismiss(animated: false)
      } else {
        scene.navigation.popToRootViewController(animated: false)
      }
      await advance(1)
      #expect(gone == nil && giver.last == nil)
    }

    @Test func `the app's delegate for the swipe is asked and restored`() async {
      let scene = await GestureScene(nil)
      let swipe = scene.navigation.interactivePopGestureRecognizer
      let original = swipe?.delegate
      let first = SwipeDelegate()
      swipe?.delegate = first
      scene.navigation.childMatchTransition = MatchTransition()
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1)
      #expect(first.asked > 0 && scene.navigation.viewControllers.count == 2)
      let second = SwipeDelegate()
      second.allows = true
      swipe?.delegate = second
      await Hands.edgeDrag(.left, distance: 350, in: scene.window)
      await advance(1)
      #expect(second.asked > 0 && scene.navigation.viewControllers.count == 1)
      scene.navigation.childMatchTransition = nil
      #expect(swipe?.delegate === second)
      swipe?.delegate = original
      scene.navigation.childMatchTransition = MatchTransition()
      #expect(swipe?.delegate !== original)
      scene.navigation.childMatchTransition = nil
      #expect(swipe?.delegate === original)
    }
  }
}

/// Gives a new animator whenever it is asked, which keeps the screen that it animates.
private final class AnimatorGiver: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private(set) weak var last: TrialAnimator?
  private(set) var count = 0

  private func animator(of screen: UIViewController) -> TrialAnimator {
    let animator = TrialAnimator()
    animator.whenCompleted = { _ = screen }
    last = animator
    count += 1
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(of: fromVC) }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator(of: dismissed) }
}

private final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  var allows = false
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return allows
  }
}
#endif
