#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A new size and another change in the same turn")
  struct ResizedBeforeNextTests {
    @Test("the next child is shown, and both flights end", arguments: [false, true])
    func replaced(isHeld: Bool) async {
      let container = UIViewController()
      let children = [PhotoScreen.list(), PhotoScreen.detail(), PhotoScreen.list()]
      let window = inWindow(container)
      let view: UIView = container.view
      container.matchReplace(nil, with: children[0], in: view, animated: false)
      await advance(0.1)
      let first = container.matchReplace(
        children[0],
        with: children[1],
        in: view,
        transition: .linear(0.4)
      )
      await advance(0.2)
      if isHeld { first.hold() }
      window.frame.size = CGSize(width: 320, height: 700)
      let second = container.matchReplace(
        children[1],
        with: children[2],
        in: view,
        transition: .linear(0.4)
      )
      await advance(2)
      #expect(first.outcome == (isHeld ? .cancelled : .finished))
      #expect(second.outcome == .finished)
      #expect(container.children == [children[2]] && view.subviews == [children[2].view])
      #expect(window.remains.isEmpty && container.matchFlight == nil)
    }

    @Test func `a change that resizes its own view ends, and so does the one before`() async {
      let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
      let photo = UIView(tagged: "photo", CGRect(x: 10, y: 10, width: 50, height: 50), .red)
      card.addSubview(photo)
      let window = await onScreen(KindScreen { $0.addSubview(card) })
      let first = card.matchAnimate(transition: .linear(0.4)) { photo.center.x += 80 }
      await advance(0.1)
      let second = card.matchAnimate(transition: .linear(0.4)) {
        card.frame.size.height = 320
        photo.center.y += 200
      }
      await advance(2)
      #expect(first.outcome == .finished && second.outcome == .finished)
      #expect(window.remains.isEmpty && card.subviews == [photo])
    }
  }
}
#endif
