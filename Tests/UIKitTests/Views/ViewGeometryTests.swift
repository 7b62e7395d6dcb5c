#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
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
        let box = CGRect(
          x: corners.map(\.x).min() ?? 0,
          y: corners.map(\.y).min() ?? 0,
          width: (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0),
          height: (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0)
        )
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
