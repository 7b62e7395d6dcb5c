#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// MD-14, MD-15: what is presented on top of what is presented.
  @MainActor @Suite struct NestedPresentationTests {
    nonisolated static let pairs: [[UIModalPresentationStyle]] = [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet,
    ].flatMap { lower in
      [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet].map { [lower, $0] }
    }

    /// What is presented, and something on top of that, with an animator of its own.
    private func present(
      _ styles: [UIModalPresentationStyle],
      on stage: ModalStage
    ) async -> (top: LoggingController, delegate: ModalDelegate) {
      await stage.present()
      let top = LoggingController("C", stage.log)
      let delegate = ModalDelegate(animator: TrialAnimator())
      top.modalPresentationStyle = styles[1]
      top.transitioningDelegate = delegate
      stage.presented.present(top, animated: true)
      await advance(1)
      #expect(top.presentingViewController === stage.presented)
      delegate.asked = []
      stage.delegate.asked = []
      stage.log.clear()
      return (top, delegate)
    }

    @Test(
      "MD-15, MD-24: dismissing from below takes all above or, taken back, nothing; the topmost animates",
      arguments: pairs
    )
    func fromBelow(_ styles: [UIModalPresentationStyle]) async {
      let stage = await ModalStage(styles[0])
      let before = Standing(stage.presenter.view)
      let (top, delegate) = await present(styles, on: stage)
      let (lower, upper) = (stage.presenter, stage.presented)
      let standing = [lower, upper].map { Standing($0.view) }
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interactor = driver
      lower.dismiss(animated: true)
      await nextTurn()
      driver.update(0.5)
      driver.cancel()
      await advance(1)
      #expect([lower, upper].map { Standing($0.view) } == standing)
      #expect(top.presentingViewController === upper && upper.presentingViewController === lower)
      delegate.interactor = nil
      delegate.asked = []
      stage.log.clear()
      lower.dismiss(animated: true)
      await advance(1)
      #expect(delegate.asked.first == "animator dismissed" && delegate.dismissed === top)
      #expect(stage.delegate.asked.isEmpty)
      #expect(Standing(lower.view) == before && stage.window.showsOnly(lower.view))
      #expect(upper.view.window == nil && top.view.window == nil)
      #expect(upper.presentingViewController == nil && top.presentingViewController == nil)
      let calls = stage.log.read()
      #expect(calls.filter { $0.hasPrefix("C") } == ["C.willDisappear", "C.didDisappear"])
      let middle = styles[1] == .fullScreen ? [] : ["B.willDisappear", "B.didDisappear"]
      #expect(calls.filter { $0.hasPrefix("B") } == middle)
      let lowest = styles[0] == .fullScreen ? ["A.willAppear", "A.didAppear"] : []
      #expect(calls.filter { $0.hasPrefix("A") } == lowest)
    }

    @Test("MD-15: dismiss on one that presents leaves it where it is")
    func middle() async {
      let stage = await ModalStage(.fullScreen)
      _ = await present([.fullScreen, .fullScreen], on: stage)
      stage.presented.dismiss(animated: true)
      await advance(1)
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.presented.presentedViewController == nil)
      #expect(stage.presented.view.window === stage.window)
    }

    @Test("MD-26…MD-29: any few presentations and dismissals end balanced", arguments: 0..<60)
    func balanced(_ seed: Int) async {
      var random = SplitMix(seed: UInt64(seed))
      let log = CallLog()
      let root = LoggingController("0", log)
      let window = show(root)
      await advance(0.1)
      let before = Standing(root.view)
      var made = [root]
      for step in 0..<4 {
        let top = made.last { $0 === root || $0.presentingViewController != nil } ?? root
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let next = LoggingController("\(step + 1)", log)
          let styles = PresentationTableTests.styles.filter { $0 != .custom }
          next.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
          top.present(next, animated: animated)
          made.append(next)
        case 2: if top !== root { top.presentingViewController?.dismiss(animated: animated) }
        default: if root.presentedViewController != nil { root.dismiss(animated: animated) }
        }
        await advance(1)
      }
      if root.presentedViewController != nil { root.dismiss(animated: true) }
      await advance(1)
      #expect(Standing(root.view) == before)
      #expect(window.showsOnly(root.view))
      let calls = log.read()
      for controller in made { expectBalance(of: controller.name, in: calls) }
    }

    /// Each will-call is followed by its did-call, and coming and going alternate.
    private func expectBalance(of name: String, in lines: [String]) {
      let own = lines.filter { $0.hasPrefix("\(name).") && !$0.contains("Load") }
      let round = ["willAppear", "didAppear", "willDisappear", "didDisappear"].map {
        "\(name).\($0)"
      }
      for (index, line) in own.enumerated() { #expect(line == round[index % 4]) }
      #expect(own.count % (name == "0" ? 2 : 4) == 0)
      #expect(own.last == (name == "0" ? "0.didAppear" : "\(name).didDisappear"))
    }
  }
}
#endif
