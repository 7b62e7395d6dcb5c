#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Hierarchy, visibility, drawing order") struct ViewHierarchyTests {
    @Test("A text field that leaves its window, or what it is in, is the first responder no more")
    func firstResponderLeaves() async {
      let window = show(UIViewController())
      for removesParent in [false, true] {
        let parent = UIView()
        let field = UITextField()
        parent.addSubview(field)
        window.rootViewController?.view.addSubview(parent)
        await nextTurn()
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        (removesParent ? parent : field).removeFromSuperview()
        #expect(!field.isFirstResponder && !field.isEditing)
        parent.removeFromSuperview()
      }
    }

    @Test("VH-1: hidden is each view's own")
    func hiddenIsOwn() {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      parent.isHidden = true
      #expect(!child.isHidden)
      #expect(child.layer.isHidden == false)
      child.isHidden = true
      parent.isHidden = false
      #expect(child.isHidden)
    }

    @Test("VH-4: random insertions keep subviews and sublayers in one order")
    func orderLaw() {
      var random = SplitMix(seed: 7)
      let parent = UIView()
      let pool = (0..<8).map { _ in UIView() }
      var expected: [UIView] = []
      for _ in 0..<400 {
        let view = pool[random.whole(0...7)]
        let others = expected.filter { $0 !== view }
        switch random.whole(0...6) {
        case 0:
          parent.addSubview(view)
          expected = others + [view]
        case 1:
          let place = random.whole(0...others.count)
          parent.insertSubview(view, at: place)
          expected = others
          expected.insert(view, at: place)
        case 2 where !others.isEmpty:
          let place = random.whole(0...(others.count - 1))
          parent.insertSubview(view, belowSubview: others[place])
          expected = others
          expected.insert(view, at: place)
        case 3 where !others.isEmpty:
          let place = random.whole(0...(others.count - 1))
          parent.insertSubview(view, aboveSubview: others[place])
          expected = others
          expected.insert(view, at: place + 1)
        case 4 where expected.contains(view):
          parent.bringSubviewToFront(view)
          expected = others + [view]
        case 5 where expected.contains(view):
          parent.sendSubviewToBack(view)
          expected = [view] + others
        default:
          view.removeFromSuperview()
          expected = others
        }
        #expect(parent.subviews == expected)
        #expect((parent.layer.sublayers ?? []) == expected.map(\.layer))
      }
    }

    @Test(
      "VH-8: a view's layer does not animate by itself; a free layer does, for a quarter of a second"
    )
    func implicitAnimations() async {
      let window = show(UIViewController())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let free = CALayer()
      window.addSubview(view)
      window.layer.addSublayer(free)
      await nextTurn()
      view.layer.opacity = 0
      free.opacity = 0
      #expect(view.layer.animationKeys() == nil)
      #expect(free.animationKeys() == ["opacity"])
      await advance(0.3)
      #expect(free.animationKeys() == nil)
    }

    @Test("RC-111: a mask is no subview, and leaves where it was")
    func mask() {
      let (mask, other) = (UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), UIView())
      let (parent, view) = (UIView(), UIView())
      parent.addSubview(mask)
      view.mask = mask
      #expect(view.layer.mask === mask.layer && !view.subviews.contains(mask))
      #expect(!parent.subviews.contains(mask) && mask.superview === view)
      #expect(mask.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      view.mask = mask
      #expect(view.mask === mask && mask.superview === view)
      view.mask = other
      #expect(view.layer.mask === other.layer && mask.superview == nil)
      view.mask = nil
      #expect(view.mask == nil && view.layer.mask == nil && other.superview == nil)
    }

    @Test("VH-10: layout goes from the topmost view that needs it down")
    func layoutOrder() {
      final class Logging: UIView {
        var log: (Int) -> Void = { _ in }
        override func layoutSubviews() {
          super.layoutSubviews()
          log(tag)
        }
      }
      var log: [Int] = []
      let views = (0..<3).map { _ in Logging() }
      for (tag, view) in views.enumerated() {
        view.tag = tag
        view.log = { log.append($0) }
        if tag > 0 { views[tag - 1].addSubview(view) }
      }
      views[0].layoutIfNeeded()
      log = []
      views[0].setNeedsLayout()
      views[2].setNeedsLayout()
      views[2].layoutIfNeeded()
      #expect(log == [0, 2])
      views[0].layoutIfNeeded()
      #expect(log == [0, 2])
    }
  }
}
#endif
