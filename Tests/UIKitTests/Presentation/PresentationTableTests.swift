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

    /// Whether the presenter's view is taken away in a style.
    static func takes(_ style: UIModalPresentationStyle) -> Bool {
      style == .fullScreen || style == .currentContext
    }

    @Test(
      "MD-30…MD-34: presenting, the presenter's view takes part where it is taken away",
      arguments: styles
    )
    func presenting(_ style: UIModalPresentationStyle) async throws {
      let stage = await ModalStage(style)
      await stage.present()
      let seen = try #require(stage.animator.seen.first)
      #expect(stage.animator.seen.count == 1)
      #expect(seen.from === (Self.takes(style) ? stage.presenter.view : nil))
      let to = try #require(seen.to)
      #expect(stage.presented.view.isDescendant(of: to))
      #expect(seen.presenterWasInside == Self.takes(style))
      #expect((stage.presenter.view.window == nil) == Self.takes(style))
      #expect(stage.presented.view.window === stage.window)
    }

    @Test(
      "MD-30…MD-34: dismissing, the presenter's view comes where it was taken away",
      arguments: styles
    )
    func dismissing(_ style: UIModalPresentationStyle) async throws {
      let stage = await ModalStage(style)
      await stage.present()
      await stage.dismiss()
      let seen = try #require(stage.animator.seen.last)
      #expect(stage.animator.seen.count == 2)
      #expect(seen.to === (Self.takes(style) ? stage.presenter.view : nil))
      #expect(seen.from === stage.animator.seen.first?.to)
      #expect(!seen.presenterWasInside)
      #expect(stage.presenter.view.window === stage.window)
      #expect(stage.presented.view.window == nil)
    }

    @Test(
      "MD-30…MD-34: the presenter gets appearance calls where its view is taken away",
      arguments: styles
    )
    func appearance(_ style: UIModalPresentationStyle) async {
      let stage = await ModalStage(style)
      await stage.present()
      await stage.dismiss()
      let all = stage.diary.read().filter { !$0.hasSuffix("didLoad") }
      let own = ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"]
      #expect(all.filter { $0.hasPrefix("B") } == own)
      let presenters = ["A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear"]
      #expect(all.filter { $0.hasPrefix("A") } == (Self.takes(style) ? presenters : []))
    }

    enum Way: CaseIterable, Sendable { case finish, cancel, still }
    struct Case: Sendable {
      let style: UIModalPresentationStyle
      let way: Way
      let isCustom: Bool
    }
    nonisolated static let cases = styles.flatMap { style in
      [Way.finish, .cancel, .still].flatMap { way in
        [true, false].map { Case(style: style, way: way, isCustom: $0 || way == .cancel) }
      }
    }

    @Test(
      "MD-2, MD-3: in every style and way the presenter's view is in the end where it was",
      arguments: cases
    )
    func standing(_ each: Case) async {
      let stage = await ModalStage(each.style, isCustom: each.isCustom)
      stage.window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      stage.window.insertSubview(UIView(), at: 0)
      let before = Standing(stage.presenter.view)
      if each.way == .cancel {
        await cancelled(stage) { stage.presenter.present($0, animated: true) }
      }
      #expect(each.way != .cancel || Standing(stage.presenter.view) == before)
      await stage.present(animated: each.way != .still)
      let during = Standing(stage.presenter.view)
      if each.way == .cancel {
        await cancelled(stage) { _ in stage.presenter.dismiss(animated: true) }
        #expect(Standing(stage.presenter.view) == during)
        #expect(stage.presenter.presentedViewController === stage.presented)
      }
      await stage.dismiss(animated: each.way != .still)
      #expect(Standing(stage.presenter.view) == before)
      #expect(stage.window.subviews.count == 3)
      #expect(stage.presenter.presentedViewController == nil)
    }

    /// Begins something that a hand drives, and takes it back.
    private func cancelled(_ stage: ModalStage, _ body: (UIViewController) -> Void) async {
      let driver = stage.drive()
      body(stage.presented)
      await nextTurn()
      driver.update(0.4)
      await advance(0.1)
      driver.cancel()
      await advance(1)
      stage.delegate.interactor = nil
    }
  }
}
#endif
