#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// MD-30…MD-34, style by style.
  @MainActor @Suite struct PresentationTableTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
      .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .pageSheet,
      .formSheet, .automatic,
    ]

    @Test(
      "MD-17, MD-30…MD-34: the presenter's view takes part where it is taken away, both ways",
      arguments: styles
    )
    func roundTrip(_ style: UIModalPresentationStyle) async throws {
      let takes = style == .fullScreen || style == .currentContext
      let stage = await ModalStage(style)
      let (lower, upper) = (stage.presenter, stage.presented)
      var flags: [String] = []
      upper.whenCalled = { [unowned upper] call in
        guard call.contains("ppear(") else { return }
        flags.append(
          upper.isBeingPresented ? "presented" : upper.isBeingDismissed ? "dismissed" : "neither"
        )
      }
      lower.present(upper, animated: true)
      #expect(lower.presentedViewController === upper && upper.presentingViewController === lower)
      await advance(1)
      let coming = try #require(stage.seen.first)
      #expect(coming.from === (takes ? lower.view : nil))
      #expect(upper.view.isDescendant(of: try #require(coming.to)))
      #expect(coming.subviews.contains(lower.view) == takes)
      #expect((lower.view.window == nil) == takes && upper.view.window === stage.window)
      await stage.dismiss()
      #expect(lower.presentedViewController == nil && upper.presentingViewController == nil)
      let going = try #require(stage.seen.last)
      #expect(stage.seen.count == 2 && going.to === (takes ? lower.view : nil))
      #expect(going.from === coming.to && !going.subviews.contains(lower.view))
      #expect(lower.view.window === stage.window && upper.view.window == nil)
      let calls = stage.log.read()
      let own = ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"]
      #expect(calls.filter { $0.hasPrefix("B") && $0 != "B.didLoad" } == own)
      let presenters = ["A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear"]
      #expect(calls.filter { $0.hasPrefix("A") } == (takes ? presenters : []))
      #expect(flags == ["presented", "presented", "dismissed", "dismissed"])
      #expect(!upper.isBeingPresented && !upper.isBeingDismissed)
    }

    enum Way: CaseIterable, Sendable { case finish, cancel, still, own, ownStill }

    @Test(
      "MD-2, MD-3, RC-39: in every style and way the presenter's view is in the end where it was",
      arguments: styles,
      Way.allCases
    )
    func standing(_ style: UIModalPresentationStyle, _ way: Way) async {
      let isOwn = way == .own || way == .ownStill
      let isAnimated = way != .still && way != .ownStill
      let stage = await ModalStage(style, isCustom: !isOwn)
      stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      stage.window.insertSubview(UIView(), at: 0)
      let before = Standing(stage.presenter.view)
      if way == .cancel {
        await stage.cancel { $0.presenter.present($0.presented, animated: true) }
        #expect(Standing(stage.presenter.view) == before)
      }
      await stage.present(animated: isAnimated)
      let during = Standing(stage.presenter.view)
      if way == .cancel {
        await stage.cancel { $0.presenter.dismiss(animated: true) }
        #expect(Standing(stage.presenter.view) == during)
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
      await stage.dismiss(animated: isAnimated)
      #expect(Standing(stage.presenter.view) == before)
      #expect(stage.window.subviews.count == 3)
      #expect(stage.presenter.presentedViewController == nil)
    }
  }

  /// MD-23, MD-24: what is taken back.
  @MainActor @Suite struct CancelledPresentationTests {
    @Test("MD-23, MD-24: a cancelled presentation says so, and nothing is presented")
    func presentation() async throws {
      let stage = await ModalStage(.custom)
      stage.usePresentation(removesPresenter: true)
      await stage.cancel {
        $0.presenter.present($0.presented, animated: true)
        #expect($0.presenter.presentedViewController === $0.presented)
      }
      #expect(
        stage.log.read() == [
          "asked", "B.didLoad", "begins", "A.willDisappear", "B.willAppear", "animate",
          "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear", "presented(false)",
          "ended(false)",
        ]
      )
      #expect(stage.presenter.presentedViewController == nil)
      #expect(stage.presented.presentingViewController == nil)
    }

    @Test("MD-24, RC-45, RC-46: a cancelled dismissal tells its completion, and all is as before")
    func dismissal() async {
      let stage = await ModalStage(.fullScreen, inNavigation: true)
      await stage.present(animated: false)
      let presenting = stage.window.rootViewController?.view
      var alpha: CGFloat?
      stage.animator.cleansUp = false
      stage.animator.whenCompleted = { alpha = presenting?.alpha }
      stage.log.clear()
      await stage.cancel {
        $0.presenter.dismiss(animated: true) { stage.log.note("completion") }
      }
      #expect(
        stage.log.read() == [
          "B.willDisappear", "A.willAppear", "animate", "A.willDisappear", "A.didDisappear",
          "B.willAppear", "B.didAppear", "completion", "ended(false)",
        ]
      )
      #expect(alpha == 0)
      #expect(stage.presented.presentingViewController != nil && !stage.presented.isBeingDismissed)
      #expect(stage.presented.view.window === stage.window && stage.presented.view.alpha == 1)
      await stage.dismiss()
      #expect(stage.presenter.view.window === stage.window)
    }
  }

  /// MD-14, MD-15: what is presented on top of what is presented.
  @MainActor @Suite struct NestedPresentationTests {
    nonisolated static let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet,
    ]

    /// What is presented, and something on top of that, with an animator of its own.
    private func present(
      _ style: UIModalPresentationStyle,
      on stage: ModalStage
    ) async -> (top: LoggingController, delegate: ModalDelegate) {
      await stage.present()
      let top = LoggingController("C", stage.log)
      let delegate = ModalDelegate(animator: TrialAnimator())
      top.modalPresentationStyle = style
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
      arguments: styles,
      styles
    )
    func fromBelow(_ below: UIModalPresentationStyle, _ above: UIModalPresentationStyle) async {
      let stage = await ModalStage(below)
      let before = Standing(stage.presenter.view)
      let (top, delegate) = await present(above, on: stage)
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
      let middle = above == .fullScreen ? [] : ["B.willDisappear", "B.didDisappear"]
      #expect(calls.filter { $0.hasPrefix("B") } == middle)
      let lowest = below == .fullScreen ? ["A.willAppear", "A.didAppear"] : []
      #expect(calls.filter { $0.hasPrefix("A") } == lowest)
    }

    @Test("MD-15: dismiss on one that presents leaves it where it is")
    func middle() async {
      let stage = await ModalStage(.fullScreen)
      _ = await present(.fullScreen, on: stage)
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
