#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// Where a view goes among its siblings, and its layer among other layers.
  @MainActor @Suite struct ViewOrderTests {
    private let parent = UIView()
    private let a = UIView()
    private let b = UIView()
    private let c = UIView()

    init() {
      startOver()
      parent.addSubview(a)
      parent.addSubview(b)
    }

    @Test("An index beyond the last one means the front", arguments: [2, 3, 999])
    func beyond(_ index: Int) {
      parent.insertSubview(c, at: index)
      #expect(parent.subviews == [a, b, c])
      parent.insertSubview(a, at: index)
      #expect(parent.subviews == [b, c, a])
    }

    @Test("Right above a sibling is below a layer that lies above that one")
    func aboveBelowLayer() {
      let layer = CALayer()
      parent.layer.insertSublayer(layer, above: a.layer)
      parent.insertSubview(c, aboveSubview: a)
      #expect(parent.subviews == [a, c, b])
      #expect(parent.layer.sublayers == [a.layer, c.layer, layer, b.layer])
    }

    @Test("Right below a sibling is above a layer that lies below that one")
    func belowAboveLayer() {
      let layer = CALayer()
      parent.layer.insertSublayer(layer, below: b.layer)
      parent.insertSubview(c, belowSubview: b)
      #expect(parent.subviews == [a, c, b])
      #expect(parent.layer.sublayers == [a.layer, layer, c.layer, b.layer])
    }

    @Test("What is in front already stays where it is, in front of other layers too")
    func front() {
      let layer = CALayer()
      parent.layer.addSublayer(layer)
      for _ in 0..<2 {
        parent.bringSubviewToFront(b)
        #expect(parent.subviews == [a, b])
      }
      parent.addSubview(a)
      #expect(parent.subviews == [b, a])
    }

    @Test("A view that is moved above or below another takes its layer along")
    func moves() {
      parent.addSubview(c)
      parent.insertSubview(c, belowSubview: a)
      #expect(parent.subviews == [c, a, b])
      parent.insertSubview(c, aboveSubview: b)
      #expect(parent.subviews == [a, b, c])
      #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
    }

    @Test("A new window is as large as the screen")
    func window() {
      #expect(UIWindow().frame == UIScreen.main.bounds)
    }

    @Test("Between two trees the frame of a root that is no window counts")
    func trees() {
      parent.frame = CGRect(x: 100, y: 50, width: 10, height: 10)
      a.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let other = UIView(frame: CGRect(x: 7, y: 8, width: 9, height: 9))
      #expect(a.convert(CGPoint.zero, to: other) == CGPoint(x: 94, y: 44))
      #expect(a.convert(CGPoint.zero, from: other) == CGPoint(x: -94, y: -44))
      #expect(a.convert(CGPoint.zero, to: nil) == CGPoint(x: 1, y: 2))
    }
  }
}
#endif
