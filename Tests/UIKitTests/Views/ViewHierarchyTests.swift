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

  @MainActor @Suite("Geometry") struct ViewGeometryTests {
    @Test("GE-1: a point goes to the parent about the anchor, through the transform")
    func pointInParent() {
      var random = SplitMix(seed: 1)
      for _ in 0..<200 {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let view = random.view()
        parent.addSubview(view)
        let point = random.point()
        let anchor = view.layer.anchorPoint
        let fromAnchor = CGPoint(
          x: point.x - view.bounds.minX - anchor.x * view.bounds.width,
          y: point.y - view.bounds.minY - anchor.y * view.bounds.height
        )
        let moved = fromAnchor.applying(view.transform)
        let expected = CGPoint(x: view.center.x + moved.x, y: view.center.y + moved.y)
        #expect(isClose(view.convert(point, to: parent), expected))
      }
    }

    @Test(
      "GE-2, GE-12: in every random tree the frame, and a converted box, holds the four corners and no more"
    )
    func frameHoldsCorners() {
      var random = SplitMix(seed: 2)
      for view in random.tree(of: 100).dropFirst() {
        let bounds = view.bounds
        let corners = [
          CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
          CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        ].map { view.convert($0, to: view.superview) }
        let box = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        #expect(isClose(view.frame, box))
        #expect(isClose(view.convert(bounds, to: view.superview), box))
      }
    }

    @Test("GE-3: the center is the layer's position; a transform changes neither it nor the bounds")
    func centerIsPosition() {
      var random = SplitMix(seed: 3)
      for _ in 0..<50 {
        let view = random.view()
        let (center, bounds) = (view.center, view.bounds)
        view.transform = random.transform()
        #expect(view.center == center)
        #expect(view.bounds == bounds)
        #expect(view.layer.position == center)
      }
    }

    @Test("GE-6: setting a frame sets size and place, and leaves the bounds' origin")
    func settingFrame() {
      var random = SplitMix(seed: 4)
      for _ in 0..<100 {
        let view = UIView()
        let origin = random.point()
        view.bounds.origin = origin
        view.layer.anchorPoint = CGPoint(x: random.number(0...1), y: random.number(0...1))
        let frame = random.rect()
        view.frame = frame
        #expect(isClose(view.frame, frame))
        #expect(view.bounds.size == frame.size)
        #expect(view.bounds.origin == origin)
      }
    }

    @Test("RC-80, RC-82: conversions between views in a window")
    func conversions() {
      let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
      let inner = UIView(frame: CGRect(x: 15, y: 25, width: 100, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 60))
      let window = UIWindow()
      window.addSubview(outer)
      outer.addSubview(inner)
      window.addSubview(sibling)
      #expect(inner.convert(CGPoint(x: 5, y: 6), to: window) == CGPoint(x: 40, y: 61))
      #expect(window.convert(CGPoint(x: 50, y: 60), to: inner) == CGPoint(x: 15, y: 5))
      #expect(
        inner.convert(CGRect(x: 1, y: 2, width: 30, height: 40), to: sibling)
          == CGRect(x: -114, y: -143, width: 30, height: 40)
      )
    }

    @Test(
      "GE-9: in every random tree conversion is undone by its opposite, and goes through any view"
    )
    func conversionLaws() {
      var random = SplitMix(seed: 5)
      for _ in 0..<20 {
        let views = random.tree(of: 30)
        for _ in 0..<30 {
          let (a, b, c) = (
            views[random.whole(0...29)], views[random.whole(0...29)], views[random.whole(0...29)]
          )
          let point = random.point()
          let there = a.convert(point, to: b)
          #expect(isClose(b.convert(there, to: a), point, within: 1e-4))
          #expect(isClose(b.convert(point, from: a), there, within: 1e-9))
          #expect(isClose(c.convert(a.convert(point, to: c), to: b), there, within: 1e-2))
        }
      }
    }

    @Test("GE-11: nil means the window, or the root of a tree that is in none")
    func conversionToNil() {
      let root = UIView(frame: CGRect(x: 70, y: 70, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 10, height: 10))
      root.addSubview(child)
      #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))

      let window = UIWindow(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
      window.addSubview(root)
      #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 80, y: 90))
      #expect(child.convert(CGPoint(x: 80, y: 90), from: nil) == .zero)
    }

    @Test("GE-13: conversion goes by the model; presentation layers convert what is on the screen")
    func conversionInFlight() async throws {
      let window = show(UIViewController())
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      await nextTurn()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x += 100 }
      await advance(0.5)
      #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 100, y: 0))
      let shown = try #require(view.layer.presentation())
      let there = shown.convert(CGPoint.zero, to: window.layer.presentation())
      #expect(abs(there.x - 50) < 5)
    }
  }
}
#endif
