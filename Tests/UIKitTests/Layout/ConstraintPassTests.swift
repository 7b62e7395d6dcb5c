#if canImport(UIKit)
// When constraints are looked at, and what their effect on the screen is.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ConstraintPassTests {
    init() { startOver() }

    private final class LateView: UIView {
      let width: NSLayoutConstraint
      var updates = 0

      init(_ inner: UIView) {
        width = inner.widthAnchor.constraint(equalToConstant: 10)
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        addConstrained(inner)
        width.isActive = true
      }

      required init?(coder: NSCoder) { nil }

      override func updateConstraints() {
        updates += 1
        width.constant += 5
        super.updateConstraints()
      }
    }

    @Test func constraintsAreBroughtUpToDateBeforeLayout() {
      let inner = UIView()
      let view = LateView(inner)
      view.layoutIfNeeded()
      let (updates, width) = (view.updates, inner.bounds.width)
      #expect(width == 10 + 5 * CGFloat(updates))
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateConstraints()
      view.layoutIfNeeded()
      #expect(view.updates == updates + 1 && inner.bounds.width == width + 5)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      #expect(view.updates == updates + 1)
    }

    @Test func aNewOwnSizeAsksForLayout() async {
      let (window, board) = stage(CGSize(width: 300, height: 200))
      let (sized, next) = (SizedView(50, 20), SizedView(10, 10))
      board.addConstrained(sized)
      board.addConstrained(next)
      NSLayoutConstraint.activate([
        sized.leftAnchor.constraint(equalTo: board.leftAnchor),
        sized.topAnchor.constraint(equalTo: board.topAnchor),
        next.leftAnchor.constraint(equalTo: sized.rightAnchor),
        next.topAnchor.constraint(equalTo: sized.topAnchor),
      ])
      await nextTurn()
      #expect(next.frame == CGRect(x: 50, y: 0, width: 10, height: 10))
      sized.wanted.width = 80
      await nextTurn()
      #expect(next.frame.minX == 80)
      window.isHidden = true
    }

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
