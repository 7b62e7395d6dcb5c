#if canImport(UIKit)
// When constraints are looked at, and what their effect on the screen is.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ConstraintPassTests {
    @Test("AN-1: a constraint's change is animated where layout runs in the block")
    func constraintsAnimate() async {
      let (window, board) = stage(CGSize(width: 300, height: 200))
      let view = UIView()
      board.addConstrained(view)
      let left = view.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 0)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: board.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 20),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      await nextTurn()
      left.constant = 200
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { board.layoutIfNeeded() }
      #expect(view.frame.minX == 200)
      await advance(0.5)
      let shown = view.layer.presentation()?.frame.minX ?? 0
      #expect(shown > 60 && shown < 140)
      window.isHidden = true
    }

    @Test("AN-1: hiding an arranged view in a block lets the others move")
    func hidingAnimates() async {
      let (window, board) = stage(CGSize(width: 300, height: 200))
      let (a, b) = (SizedView(100, 40), SizedView(100, 40))
      let stack = UIStackView(arrangedSubviews: [a, b])
      board.addConstrained(stack)
      stack.leftAnchor.constraint(equalTo: board.leftAnchor).isActive = true
      stack.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
      await nextTurn()
      #expect(b.frame.minX == 100)
      UIView.animate(withDuration: 1) {
        a.isHidden = true
        board.layoutIfNeeded()
      }
      #expect(b.frame.minX == 0 && stack.bounds.width == 100)
      await advance(0.4)
      let shown = b.layer.presentation()?.frame.minX ?? 0
      #expect(shown > 0 && shown < 100)
      window.isHidden = true
    }

    @Test("GE-14: scrolling does not lay out what is around")
    func scrolling() async {
      final class Counter: UIView {
        var passes = 0
        override func layoutSubviews() {
          passes += 1
          super.layoutSubviews()
        }
      }
      let (window, board) = stage(CGSize(width: 300, height: 200))
      let (outer, scroll) = (Counter(frame: board.bounds), UIScrollView())
      board.addSubview(outer)
      outer.addConstrained(scroll)
      scroll.contentSize = CGSize(width: 300, height: 900)
      NSLayoutConstraint.activate([
        scroll.leftAnchor.constraint(equalTo: outer.leftAnchor),
        scroll.topAnchor.constraint(equalTo: outer.topAnchor),
        scroll.widthAnchor.constraint(equalTo: outer.widthAnchor),
        scroll.heightAnchor.constraint(equalTo: outer.heightAnchor),
      ])
      await nextTurn()
      let passes = outer.passes
      scroll.contentOffset.y = 70
      await nextTurn()
      #expect(outer.passes == passes && scroll.frame == outer.bounds)
      window.isHidden = true
    }
  }
}
#endif
