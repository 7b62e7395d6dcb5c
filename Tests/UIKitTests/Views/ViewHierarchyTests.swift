#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Hierarchy, visibility, drawing order") struct ViewHierarchyTests {
    /// A view that writes down what it is told.
    final class Telling: UIView {
      var calls: [String] = []
      override func willMove(toSuperview newSuperview: UIView?) {
        calls.append("willMoveToSuperview \(newSuperview != nil)")
      }
      override func didMoveToSuperview() {
        calls.append("didMoveToSuperview \(layer.superlayer != nil)")
      }
      override func willMove(toWindow newWindow: UIWindow?) {
        calls.append("willMoveToWindow \(newWindow != nil)")
      }
      override func didMoveToWindow() { calls.append("didMoveToWindow \(window != nil)") }
      override func didAddSubview(_ subview: UIView) { calls.append("didAddSubview") }
      override func willRemoveSubview(_ subview: UIView) { calls.append("willRemoveSubview") }
    }

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

    @Test(
      "VH-2: in every random tree the hit view holds the point, and so does every view above it"
    )
    func hitTestLaw() {
      var random = SplitMix(seed: 6)
      for _ in 0..<20 {
        let views = random.tree(of: 25)
        for _ in 0..<40 {
          let point = CGPoint(x: random.number(0...393), y: random.number(0...852))
          var next = views[0].hitTest(point, with: nil)
          #expect(next != nil)
          while let view = next {
            #expect(view.bounds.contains(views[0].convert(point, to: view)))
            next = view.superview
          }
        }
      }
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

    @Test("VH-10: layout goes from the topmost view that needs it down")
    func layoutOrder() {
      final class Logging: UIView {
        static var log: [Int] {
          get { LayoutLog.shared.tags }
          set { LayoutLog.shared.tags = newValue }
        }
        override func layoutSubviews() {
          super.layoutSubviews()
          Logging.log.append(tag)
        }
      }
      let views = (0..<3).map { tag in
        let view = Logging()
        view.tag = tag
        return view
      }
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])
      views[0].layoutIfNeeded()
      Logging.log = []
      views[0].setNeedsLayout()
      views[2].setNeedsLayout()
      views[2].layoutIfNeeded()
      #expect(Logging.log == [0, 2])
      Logging.log = []
      views[0].layoutIfNeeded()
      #expect(Logging.log == [])
    }
  }
}

/// Where the views of the layout test write.
@MainActor final class LayoutLog {
  static let shared = LayoutLog()
  var tags: [Int] = []
}
#endif
