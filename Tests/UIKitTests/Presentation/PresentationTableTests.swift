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
}
#endif
