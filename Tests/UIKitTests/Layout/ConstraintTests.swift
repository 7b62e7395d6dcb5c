#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// What constraints do, by laws on random ones.
  @MainActor @Suite struct ConstraintTests {
    /// Each view follows the one before; widths are multiples of the first one's.
    @Test func aChainComesOutAsAddedUp() {
      var random = SplitMix(seed: 302)
      for _ in 0..<30 {
        let (_, board) = stage(CGSize(width: 300, height: 400))
        var (end, expected, before) = (CGFloat(0), [CGRect](), UIView?.none)
        let first = CGFloat(random.whole(10...20))
        var views: [UIView] = []
        for _ in 0..<random.whole(1...8) {
          let view = UIView()
          board.addConstrained(view)
          views.append(view)
          let gap = CGFloat(random.whole(-5...20))
          let factor = before == nil ? 1 : CGFloat(random.whole(1...6)) / 2
          let shift = before == nil ? 0 : CGFloat(random.whole(0...9))
          let width = first * factor + shift
          expected.append(CGRect(x: end + gap, y: gap, width: width, height: width / 2))
          end += gap + width
          let row = before?.trailingAnchor ?? board.leadingAnchor
          view.leadingAnchor.constraint(equalTo: row, constant: gap).isActive = true
          view.topAnchor.constraint(equalTo: board.topAnchor, constant: gap).isActive = true
          view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
          if before == nil {
            view.widthAnchor.constraint(equalToConstant: first).isActive = true
          } else {
            view.widthAnchor.constraint(
              equalTo: views[0].widthAnchor,
              multiplier: factor,
              constant: shift
            ).isActive = true
          }
          before = view
        }
        board.layoutIfNeeded()
        for (view, frame) in zip(views, expected) {
          #expect(isClose(view.frame, frame, within: 0.34))
        }
      }
    }

    @Test("GE-5: constraints set bounds and center, which a transform does not touch")
    func transformsDoNotCount() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let view = UIView()
      view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
      board.addConstrained(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: board.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: board.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 60),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      board.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 60, height: 40))
      #expect(view.center == CGPoint(x: 40, y: 40))
    }

    @Test("LV-1: what a view's content wants of its size is among the view's constraints")
    func contentSize() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let label = UILabel()
      label.text = "wide"
      board.addConstrained(label)
      label.leftAnchor.constraint(equalTo: board.leftAnchor).isActive = true
      label.topAnchor.constraint(equalTo: board.topAnchor).isActive = true
      board.layoutIfNeeded()
      #expect(!label.constraints.isEmpty)
      let names = label.constraints.map { "\(type(of: $0))" }
      #expect(names.allSatisfy { $0 == "NSContentSizeLayoutConstraint" })
    }

    @Test func removingAViewDropsItsConstraints() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let (holder, inner, other) = (UIView(), UIView(), UIView())
      board.addConstrained(holder)
      board.addConstrained(other)
      holder.addConstrained(inner)
      let own = inner.widthAnchor.constraint(equalToConstant: 5)
      let inside = inner.topAnchor.constraint(equalTo: holder.topAnchor)
      let across = inner.leftAnchor.constraint(equalTo: other.rightAnchor)
      let outside = holder.topAnchor.constraint(equalTo: board.topAnchor)
      NSLayoutConstraint.activate([own, inside, across, outside])
      #expect(board.constraints.count == 2 && holder.constraints == [inside])
      board.addSubview(holder)
      #expect(outside.isActive && across.isActive)
      holder.removeFromSuperview()
      #expect(!outside.isActive && !across.isActive && board.constraints.isEmpty)
      #expect(own.isActive && inside.isActive)
      board.addSubview(inner)
      #expect(!inside.isActive && own.isActive)
    }
  }

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
      let (window, board) = stage(CGSize(width: 300, height: 200))
      let (outer, scroll) = (CountingView(frame: board.bounds), UIScrollView())
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

  /// What depends on the reading direction.
  @MainActor @Suite struct LayoutDirectionTests {
    /// A few views between leading and trailing, by the same numbers in either direction.
    private func frames(seed: UInt64, rightToLeft: Bool) -> [CGRect] {
      var random = SplitMix(seed: seed)
      let (_, board) = stage(CGSize(width: 320, height: 200), rightToLeft: rightToLeft)
      var views: [UIView] = []
      for _ in 0..<5 {
        let view = UIView()
        if rightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        board.addConstrained(view)
        let start = views.last?.trailingAnchor ?? board.leadingAnchor
        let gap = CGFloat(random.whole(0...20))
        let width = view.widthAnchor.constraint(equalToConstant: CGFloat(random.whole(20...90)))
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
          width, view.leadingAnchor.constraint(equalTo: start, constant: gap),
          view.trailingAnchor.constraint(
            lessThanOrEqualTo: board.trailingAnchor,
            constant: -CGFloat(random.whole(0...9))
          ),
        ])
        views.append(view)
      }
      board.layoutIfNeeded()
      return views.map(\.frame)
    }

    @Test func rightToLeftMirrors() {
      for seed in 400..<420 as Range<UInt64> {
        let left = frames(seed: seed, rightToLeft: false)
        let right = frames(seed: seed, rightToLeft: true)
        for (a, b) in zip(left, right) {
          let mirrored = CGRect(x: 320 - a.maxX, y: a.minY, width: a.width, height: a.height)
          #expect(isClose(mirrored, b, within: 0.34))
        }
        #expect(left.contains { $0.width > 0 })
      }
    }

    @Test("Leading is where the content of a view begins, whatever its subviews say")
    func directionOfContent() {
      for isContentMirrored in [true, false] {
        let (_, board) = stage(CGSize(width: 320, height: 200), rightToLeft: isContentMirrored)
        let view = UIView()
        view.semanticContentAttribute = isContentMirrored ? .forceLeftToRight : .forceRightToLeft
        board.addConstrained(view)
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 12),
          view.widthAnchor.constraint(equalToConstant: 20),
        ])
        board.layoutIfNeeded()
        #expect(view.frame.minX == (isContentMirrored ? 288 : 12))
      }
    }
  }
}
#endif
