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

    @Test(
      "MD-15: dismissing from below takes everything above, and only the topmost is animated",
      arguments: pairs
    )
    func fromBelow(_ styles: [UIModalPresentationStyle]) async {
      let stage = await ModalStage(styles[0])
      let before = Standing(stage.presenter.view)
      await stage.present()
      let top = NotedController("C", stage.diary)
      let delegate = ModalDelegate(animator: ModalAnimator())
      top.modalPresentationStyle = styles[1]
      top.transitioningDelegate = delegate
      stage.presented.present(top, animated: true)
      await advance(1)
      #expect(top.presentingViewController === stage.presented)
      stage.delegate.asked = []
      delegate.asked = []
      _ = stage.diary.read()
      stage.presenter.dismiss(animated: true)
      await advance(1)
      #expect(delegate.asked.first == "animator dismissed")
      #expect(delegate.dismissed === top)
      #expect(stage.delegate.asked.isEmpty)
      #expect(Standing(stage.presenter.view) == before)
      #expect(stage.window.showsOnly(stage.presenter.view))
      #expect(stage.presented.view.window == nil && top.view.window == nil)
      #expect(
        stage.presented.presentingViewController == nil && top.presentingViewController == nil
      )
      let calls = stage.diary.read()
      #expect(calls.filter { $0.hasPrefix("C") } == ["C.willDisappear", "C.didDisappear"])
      let middle = styles[1] == .fullScreen ? [] : ["B.willDisappear", "B.didDisappear"]
      #expect(calls.filter { $0.hasPrefix("B") } == middle)
      let lowest = styles[0] == .fullScreen ? ["A.willAppear", "A.didAppear"] : []
      #expect(calls.filter { $0.hasPrefix("A") } == lowest)
    }

    @Test("MD-15: dismiss on one that presents leaves it where it is")
    func middle() async {
      let stage = await ModalStage(.fullScreen)
      await stage.present()
      let top = NotedController("C", stage.diary)
      stage.presented.present(top, animated: true)
      await advance(1)
      stage.presented.dismiss(animated: true)
      await advance(1)
      #expect(stage.presenter.presentedViewController === stage.presented)
      #expect(stage.presented.presentedViewController == nil)
      #expect(stage.presented.view.window === stage.window)
    }

    @Test("MD-24: taking all back half-way leaves all as it was", arguments: pairs)
    func cancelled(_ styles: [UIModalPresentationStyle]) async {
      let stage = await ModalStage(styles[0])
      await stage.present()
      let top = NotedController("C", stage.diary)
      let delegate = ModalDelegate(animator: ModalAnimator())
      top.modalPresentationStyle = styles[1]
      top.transitioningDelegate = delegate
      stage.presented.present(top, animated: true)
      await advance(1)
      let before = Standing(stage.presenter.view)
      let middle = Standing(stage.presented.view)
      let driver = UIPercentDrivenInteractiveTransition()
      delegate.interactor = driver
      stage.presenter.dismiss(animated: true)
      await nextTurn()
      driver.update(0.5)
      driver.cancel()
      await advance(1)
      #expect(Standing(stage.presenter.view) == before)
      #expect(Standing(stage.presented.view) == middle)
      #expect(top.presentingViewController === stage.presented)
      #expect(stage.presented.presentingViewController === stage.presenter)
      delegate.interactor = nil
      stage.presenter.dismiss(animated: true)
      await advance(1)
      #expect(stage.presenter.view.window === stage.window)
    }

    @Test("MD-26…MD-29: any few presentations and dismissals end balanced", arguments: 0..<60)
    func balanced(_ seed: Int) async {
      var random = SplitMix(seed: UInt64(seed))
      let diary = Diary()
      let root = NotedController("0", diary)
      let window = show(root)
      await advance(0.1)
      let before = Standing(root.view)
      var made = [root]
      for step in 0..<4 {
        let top = made.last { $0 === root || $0.presentingViewController != nil } ?? root
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let next = NotedController("\(step + 1)", diary)
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
      for controller in made { expectBalance(of: controller.name, in: diary.lines) }
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
