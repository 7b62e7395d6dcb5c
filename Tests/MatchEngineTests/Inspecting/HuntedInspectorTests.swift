#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// An inspector in ordinary apps.
  @MainActor @Suite("What an inspector tells and leaves alone") struct HuntedInspectorTests {
    /// A view that moves in a change of its own screen, or of a part of that.
    private let card = UIView(tagged: "card", CGRect(x: 20, y: 20, width: 100, height: 100), .red)

    private func inspect(_ window: UIWindow) -> MatchInspector {
      let inspector = MatchInspector()
      window.matchInspector = inspector
      return inspector
    }

    private func move(_ view: UIView, in around: UIView) -> MatchFlight {
      around.matchAnimate(transition: .linear(0.5)) { view.frame.origin.x = 200 }
    }

    @Test(arguments: [true, false])
    func `it asks an app for no view to fly`(isInspected: Bool) async {
      var asked = 0
      card.matchStandIn = .view { _ in
        asked += 1
        return UIView()
      }
      let window = await onScreen(KindScreen([card]))
      let inspector = isInspected ? inspect(window) : nil
      await advance(1)
      #expect(asked == 0 && inspector?.outlines.isEmpty != true)
    }

    enum Coming: CaseIterable { case root, pushed, presented }

    @Test(arguments: Coming.allCases)
    func `it reports a change on a screen that came without a flight`(coming: Coming) async {
      startOver()
      let (root, next) = (KindScreen([]), KindScreen([]))
      let navigation = UINavigationController(rootViewController: root)
      let window = await onScreen(navigation)
      let inspector = inspect(window)
      if coming == .pushed { await navigation.go(to: next, for: 1) }
      if coming == .presented { await navigation.present(next, for: 1) }
      let screen = coming == .root ? root : next
      screen.view.addSubview(card)
      await advance(0.2)
      #expect((inspector.diagnosis == nil) == (coming == .root))
      let flight = move(card, in: screen.view)
      await advance(0.2)
      #expect(inspector.diagnosis == nil)
      await flight.arrives()
      #expect(inspector.report?.pairCount == 1 && inspector.diagnosis == nil)
      #expect(inspector.outlines.map(\.problem) == [nil])
    }

    @Test(arguments: [true, false])
    func `Play lets go of what the bar has moved, whatever else flies`(isMovedAgain: Bool) async {
      startOver()
      let other = UIView(tagged: "other", CGRect(x: 20, y: 20, width: 50, height: 50), .blue)
      let halves = [0, 400].map { UIView(CGRect(x: 0, y: $0, width: 390, height: 400), .white) }
      let window = await onScreen(KindScreen(halves))
      let inspector = inspect(window)
      for (half, view) in zip(halves, [card, other]) { half.addSubview(view) }
      await advance(0.1)
      let first = move(card, in: halves[0])
      await advance(0.1)
      inspector.scrub(to: 0.6)
      let second = move(other, in: halves[1])
      await advance(0.1)
      if isMovedAgain { inspector.scrub(to: 0.7) }
      await second.arrives()
      #expect(first.phase == .held)
      inspector.pauseOrPlay()
      await first.arrives()
    }

    @Test(arguments: [true, false])
    func `it outlines what has an ID, not what lies in front of that`(isCovered: Bool) async {
      startOver()
      let close = UIView(CGRect(x: 190, y: 10, width: 40, height: 40), .blue)
      let screen = KindScreen(isCovered ? [card, close] : [card])
      let inspector = inspect(await onScreen(screen))
      let flight = move(card, in: screen.view)
      await advance(0.2)
      #expect(inspector.outlines.map(\.id) == ["card"])
      await flight.arrives()
    }

    private final class Viewer: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    private final class Shell: UIViewController {
      var child: UIViewController?
      override var childForStatusBarHidden: UIViewController? { child }
      override var childForStatusBarStyle: UIViewController? { child }
    }

    @Test(arguments: 0...2, [true, false])
    func `the status bar is that of the innermost screen, also behind a sheet`(
      depth: Int,
      isBehind: Bool
    ) async {
      startOver()
      let root = (0..<depth).reduce(Viewer() as UIViewController) { child, _ in
        let shell = Shell()
        shell.addChild(child)
        shell.child = child
        return shell
      }
      let window = await onScreen(root)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      if isBehind { await root.present(sheet, for: 1) }
      window.matchInspector = MatchInspector()
      let overlay = Headless.windows.last?.rootViewController
      #expect(overlay !== root && overlay?.prefersStatusBarHidden == true)
      #expect(overlay?.preferredStatusBarStyle == .lightContent)
    }
  }
}
#endif
