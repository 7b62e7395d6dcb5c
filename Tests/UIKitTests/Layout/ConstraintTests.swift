#if canImport(UIKit)
// What constraints do, by laws on random ones.
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct ConstraintTests {
    init() { startOver() }

    @Test func edgesAndInsetsGiveTheFrame() {
      var random = SplitMix(seed: 301)
      for _ in 0..<40 {
        let (_, board) = stage(CGSize(width: 300, height: 400))
        let insets = (0..<4).map { _ in CGFloat(random.whole(0...60)) }
        let view = UIView()
        board.addConstrained(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: board.topAnchor, constant: insets[0]),
          view.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: insets[1]),
          board.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets[2]),
          board.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets[3]),
        ])
        board.layoutIfNeeded()
        let wanted = CGRect(
          x: insets[1],
          y: insets[0],
          width: 300 - insets[1] - insets[3],
          height: 400 - insets[0] - insets[2]
        )
        #expect(nearly(view.frame, wanted))
      }
    }

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
        for (view, frame) in zip(views, expected) { #expect(nearly(view.frame, frame)) }
      }
    }

    @Test func centersAndSizes() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let view = UIView()
      board.addConstrained(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: board.centerXAnchor, constant: 10),
        view.centerYAnchor.constraint(equalTo: board.centerYAnchor),
        view.widthAnchor.constraint(equalTo: board.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalToConstant: 80),
      ])
      board.layoutIfNeeded()
      #expect(nearly(view.frame, CGRect(x: 85, y: 160, width: 150, height: 80)))
    }

    @Test func itemsMayBeDeepInOtherViews() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let (outer, inner, far) = (UIView(), UIView(), UIView())
      board.addConstrained(outer)
      board.addConstrained(far)
      outer.addConstrained(inner)
      outer.bounds.origin = CGPoint(x: 0, y: 7)
      NSLayoutConstraint.activate([
        outer.leadingAnchor.constraint(equalTo: board.leadingAnchor, constant: 20),
        outer.topAnchor.constraint(equalTo: board.topAnchor, constant: 30),
        outer.widthAnchor.constraint(equalToConstant: 100),
        outer.heightAnchor.constraint(equalToConstant: 100),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 10),
        inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
        far.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1),
        far.topAnchor.constraint(equalTo: inner.bottomAnchor),
        far.widthAnchor.constraint(equalTo: inner.widthAnchor),
        far.heightAnchor.constraint(equalTo: inner.heightAnchor),
      ])
      board.layoutIfNeeded()
      #expect(nearly(far.frame, CGRect(x: 36, y: 40, width: 10, height: 10)))
      #expect(
        nearly(inner.convert(inner.bounds, to: board), CGRect(x: 25, y: 30, width: 10, height: 10))
      )
    }

    @Test func aMorePressingConstraintWins() {
      var random = SplitMix(seed: 303)
      for _ in 0..<40 {
        let (_, board) = stage(CGSize(width: 300, height: 400))
        let view = UIView()
        board.addConstrained(view)
        let wishes = (0..<5).map { _ in (CGFloat(random.whole(10...200)), random.whole(1...999)) }
        for (width, priority) in wishes {
          let constraint = view.widthAnchor.constraint(equalToConstant: width)
          constraint.priority = UILayoutPriority(Float(priority))
          constraint.isActive = true
        }
        let most = wishes.map(\.1).max() ?? 0
        guard wishes.filter({ $0.1 == most }).count == 1 else { continue }
        board.layoutIfNeeded()
        #expect(wishes.first { $0.1 == most }?.0 == view.bounds.width)
      }
    }

    @Test func limitsBindOnlyWhenTheyAreReached() {
      var random = SplitMix(seed: 304)
      for _ in 0..<60 {
        let (_, board) = stage(CGSize(width: 300, height: 400))
        let view = UIView()
        board.addConstrained(view)
        let (low, span) = (CGFloat(random.whole(0...100)), CGFloat(random.whole(0...100)))
        let wish = CGFloat(random.whole(0...250))
        let wanted = view.widthAnchor.constraint(equalToConstant: wish)
        wanted.priority = UILayoutPriority(Float(random.whole(1...999)))
        NSLayoutConstraint.activate([
          wanted, view.widthAnchor.constraint(greaterThanOrEqualToConstant: low),
          view.widthAnchor.constraint(lessThanOrEqualToConstant: low + span),
        ])
        board.layoutIfNeeded()
        #expect(view.bounds.width == min(max(wish, low), low + span))
      }
    }

    @Test func aConstantCanChange() {
      let (_, board) = stage(CGSize(width: 300, height: 400))
      let view = UIView()
      board.addConstrained(view)
      let width = view.widthAnchor.constraint(equalToConstant: 50)
      width.isActive = true
      board.layoutIfNeeded()
      width.constant = 80
      #expect(view.bounds.width == 50)
      board.layoutIfNeeded()
      #expect(view.bounds.width == 80)
      width.isActive = false
      #expect(view.constraints.isEmpty)
    }

    @Test func whatIsConstrainedFollowsAViewThatIsNot() async {
      let (window, board) = stage(CGSize(width: 300, height: 400))
      let (given, view) = (UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30)), UIView())
      board.addSubview(given)
      board.addConstrained(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: given.trailingAnchor, constant: 4),
        view.topAnchor.constraint(equalTo: given.topAnchor),
        view.widthAnchor.constraint(equalTo: given.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 9),
      ])
      await nextTurn()
      #expect(view.frame == CGRect(x: 44, y: 10, width: 30, height: 9))
      given.frame = CGRect(x: 20, y: 50, width: 60, height: 5)
      await nextTurn()
      #expect(view.frame == CGRect(x: 84, y: 50, width: 60, height: 9))
      given.center.x += 10
      await nextTurn()
      #expect(view.frame.minX == 94)
      window.isHidden = true
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

    @Test("A constraint without a second item has no second attribute")
    func noSecondAttribute() {
      let view = UIView()
      let made = NSLayoutConstraint(
        item: view,
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .width,
        multiplier: 1,
        constant: 5
      )
      #expect(made.secondAttribute == .notAnAttribute)
      #expect(view.widthAnchor.constraint(equalToConstant: 5).secondAttribute == .notAnAttribute)
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
}
#endif
