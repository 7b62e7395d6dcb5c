#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Hunted dismissals by hand", .enabled(if: Hands.isAvailable))
  final class HuntedDismissalTests: PullStage {
    final class Late: UINavigationController {
      var delay = 0.0
      var later: () -> Void = {}
      override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        if delay < 0 { return super.dismiss(animated: false, completion: completion) }
        guard delay > 0 else { return super.dismiss(animated: animated, completion: completion) }
        later = { super.dismiss(animated: animated, completion: completion) }
      }
    }
    final class Coordinated: DismissalLog {
      var ends: [Bool] = []
      var ran = 0
      override func presentationControllerWillDismiss(_ controller: UIPresentationController) {
        super.presentationControllerWillDismiss(controller)
        controller.presentedViewController.transitionCoordinator?.animate { _ in
          self.ran += 1
        } completion: {
          self.ends.append($0.isCancelled)
        }
      }
    }
    final class Slow: UIViewController, MatchPreparing {
      let photo = UIImageView()
      var isReadyForMatchFlight = true
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photo.matchID = "photo"
        photo.showPhoto(in: CGRect(x: 0, y: 120, width: 390, height: 292))
        view.addSubview(photo)
      }
    }
    final class Again: DismissalLog {
      var present: () -> Void = {}
      override func presentationControllerDidDismiss(_ controller: UIPresentationController) {
        super.presentationControllerDidDismiss(controller)
        present()
      }
    }

    let log = DismissalLog()
    let all = ["should", "will", "did"]

    private func stage(
      _ screen: UIViewController,
      _ log: DismissalLog,
      _ style: UIModalPresentationStyle = .fullScreen,
      _ transition: MatchTransition = .linear(0.5)
    ) async {
      screen.comes(as: style, transition)
      await list.present(screen, for: 1)
      screen.presentationController?.delegate = log
    }
    private func pull(_ way: CGFloat = 300) async {
      let finger = await touch(to: start.y + way, during: 0.5)
      await finger.lift(after: 0.3)
      await advance(1.5)
    }

    @Test(arguments: [0, 1.0, -1]) func `1 dismiss overridden, super later`(_ delay: Double) async {
      let late = Late(rootViewController: detail)
      late.delay = delay
      await stage(late, log)
      await pull()
      late.later()
      await advance(1.5)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
      // A screen that dismisses itself later, or without animation, has declined the pull's dismissal.
      #expect(log.calls == (delay == 0 ? all : ["should"]))
    }

    @Test(arguments: [false, true]) func `2 delegate replaced in mid-pull`(_ replaces: Bool) async {
      await stage(detail, log)
      let other = DismissalLog()
      let finger = await touch(to: 450, during: 0.5)
      if replaces { detail.presentationController?.delegate = other }
      await finger.lift(after: 0.3)
      await advance(1.5)
      #expect(log.calls == (replaces ? ["should", "will"] : all))
      #expect(other.calls == (replaces ? ["did"] : []))
      #expect(window.remains.isEmpty)
    }

    @Test(arguments: [false, true]) func `3 delegate freed in mid-pull`(_ frees: Bool) async {
      weak var kept: DismissalLog?
      var mine: DismissalLog? = DismissalLog()
      kept = mine
      await stage(detail, mine!)
      let finger = await touch(to: 500, during: 0.5)
      if frees { mine = nil }
      await nextTurn()
      #expect((kept == nil) == frees)
      await finger.lift(after: 0.3)
      await advance(1.5)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
      if !frees { #expect(mine?.calls == all) }
    }

    @Test(arguments: [false, true]) func `4 reduced motion`(_ reduced: Bool) async {
      await stage(detail, log)
      Headless.setReduceMotion(reduced)
      defer { Headless.setReduceMotion(false) }
      await pull()
      let gone = list.presentedViewController == nil
      #expect(gone)
      #expect(log.calls == all && window.remains.isEmpty)
    }

    @Test(arguments: [false, true]) func `5 dismissed by code in mid-pull`(_ animated: Bool) async {
      await stage(detail, log)
      let finger = await touch(to: 450, during: 0.5)
      list.dismiss(animated: animated)
      await advance(0.2)
      await finger.lift()
      await advance(2)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
      #expect(log.calls == all)
      #expect(list.view.window === window)
    }

    @Test(arguments: [60, 300]) func `6 coordinator animate in will`(_ way: Double) async {
      let log = Coordinated()
      await stage(detail, log)
      for turn in 1...2 where turn == 1 || way < 100 {
        await pull(CGFloat(way))
        #expect(log.ran == turn && log.ends == Array(repeating: way < 100, count: turn))
      }
      let expected = way < 100 ? ["should", "will", "should", "will"] : all
      #expect(log.calls == expected && window.remains.isEmpty)
    }

    @Test func `7 two presented screens`() async {
      let top = PhotoScreen.detail()
      let second = DismissalLog()
      await stage(detail, log)
      top.comes(as: .fullScreen, .linear(0.5))
      await detail.present(top, for: 1)
      top.presentationController?.delegate = second
      await pull()
      #expect(second.calls == all && log.calls.isEmpty)
      #expect(list.presentedViewController === detail && detail.presentedViewController == nil)
      await pull()
      #expect(log.calls == all && second.calls == all && list.presentedViewController == nil)
      #expect(window.remains.isEmpty)
    }

    @Test(arguments: [false, true]) func `8 participant not ready, quick flick`(_ ready: Bool) async
    {
      let slow = Slow()
      await stage(slow, log)
      slow.isReadyForMatchFlight = ready
      await Hands.flick(from: start, to: CGPoint(x: start.x, y: 560), in: window)
      await advance(2.5)
      #expect(log.calls == all && log.hasCoordinator == true)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
    }

    @Test(arguments: [false, true]) func `9 presented again in did`(_ again: Bool) async {
      let log = Again()
      await stage(detail, log, .overFullScreen)
      if again { log.present = { [list, detail] in list.present(detail, animated: true) } }
      await pull()
      #expect(log.calls == all && window.remains.isEmpty)
      #expect((list.presentedViewController === detail) == again)
    }

    @Test(arguments: [false, true]) func `10 pinch, and then cancelled`(_ cancels: Bool) async {
      await stage(detail, log, .fullScreen, .linear(0.5) { $0.gestures.insert(.pinch) })
      let two = await TwoFingers(around: CGPoint(x: 180, y: 260), span: 200, in: window)
      await two.move(span: cancels ? 170 : 20, during: 0.5)
      await two.hold(for: 0.3)
      await two.lift(thenWait: 1.5)
      #expect(log.calls == (cancels ? ["should", "will"] : all))
      #expect((list.presentedViewController == nil) != cancels && window.remains.isEmpty)
    }
  }
}
#endif
