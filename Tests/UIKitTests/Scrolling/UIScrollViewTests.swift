#if canImport(UIKit)
// GE-10, GE-14, GR-8, GR-9.
import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIScrollViewTests {
    init() { startOver() }

    @Test("GR-8: offset, size and insets are zero, indicators shown")
    func defaults() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(scroll.contentOffset == .zero && scroll.contentSize == .zero)
      #expect(scroll.contentInset == .zero && scroll.adjustedContentInset == .zero)
      #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
      #expect(scroll.bounces && scroll.isScrollEnabled && !scroll.isPagingEnabled)
      #expect(!scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal)
      #expect(scroll.decelerationRate == .normal && scroll.clipsToBounds)
      #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
      #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
      #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
      #expect(scroll.zoomScale == 1)
    }

    #if !canImport(ObjectiveC)
    @Test("without insets it rests at a plain zero")
    func plainZero() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 50, height: 500)
      scroll.contentOffset = CGPoint(x: -3, y: -4)
      scroll.frame.size.height = 90
      #expect(scroll.contentOffset == .zero)
      #expect(scroll.contentOffset.x.sign == .plus && scroll.contentOffset.y.sign == .plus)
    }
    #endif

    @Test("GE-14: the content offset is the bounds' origin")
    func offsetIsBoundsOrigin() {
      let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      scroll.contentSize = CGSize(width: 500, height: 500)
      scroll.contentOffset = CGPoint(x: 7, y: 8)
      #expect(scroll.bounds == CGRect(x: 7, y: 8, width: 100, height: 100))
      scroll.bounds.origin = CGPoint(x: 1, y: 2)
      #expect(scroll.contentOffset == CGPoint(x: 1, y: 2))
      #expect(scroll.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    }

    @Test("GE-14: scrolling lays out the scroll view, not what is around it")
    func scrollingLaysOut() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 2000))
      let (outer, inner) = (LayoutCount(frame: scene.window.bounds), ScrollCount())
      inner.frame = outer.bounds
      inner.contentSize = CGSize(width: 300, height: 3000)
      outer.addSubview(inner)
      scene.window.rootViewController?.view.addSubview(outer)
      await nextTurn()
      let (before, own) = (outer.count, inner.count)
      inner.contentOffset.y = 50
      await nextTurn()
      #expect(outer.count == before)
      #expect(inner.count == own + 1)
    }

    @Test("GE-10: a scroll offset counts only for conversion further out")
    func conversion() {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let parent = UIView(frame: root.bounds)
      let child = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      root.addSubview(parent)
      parent.addSubview(child)
      parent.bounds.origin = CGPoint(x: 50, y: 50)
      child.bounds.origin = CGPoint(x: 123, y: 123)
      let point = CGPoint(x: 133, y: 133)
      #expect(child.convert(point, to: parent) == CGPoint(x: 50, y: 50))
      #expect(child.convert(point, to: root) == .zero)
    }

    @Test("the delegate hears of every offset")
    func didScroll() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 2000))
      scene.scroll.contentOffset.y = 10
      scene.scroll.contentOffset.y = 10
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      #expect(scene.trace == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 20)])
    }

    @Test("an animated offset comes there step by step and says when it is there")
    func animatedOffset() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 2000))
      scene.scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      #expect(scene.scroll.contentOffset == .zero)
      await advance(1)
      #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 500))
      #expect(scene.trace.count > 5)
      #expect(scene.trace.map(\.y) == scene.trace.map(\.y).sorted())
      #expect(scene.log == ["scroll", "did animate"])
    }

    @Test("scrollRectToVisible scrolls no further than it must")
    func rectToVisible() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 2000))
      func offset(_ y: CGFloat) -> CGFloat {
        scene.scroll.scrollRectToVisible(
          CGRect(x: 0, y: y, width: 10, height: 50),
          animated: false
        )
        return scene.scroll.contentOffset.y
      }
      #expect([100, 600, 300, 200, 1980].map(offset) == [0, 250, 250, 200, 1600])
    }

    @Test("GR-9: adjusted insets are the app's and the safe area's, as the behavior says")
    func adjustedInsets() async {
      let root = UIViewController()
      let window = show(root)
      let scroll = UIScrollView(frame: window.bounds)
      root.view.addSubview(scroll)
      scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      await nextTurn()
      let safe = scroll.safeAreaInsets
      scroll.contentInsetAdjustmentBehavior = .never
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      scroll.contentInsetAdjustmentBehavior = .always
      #expect(scroll.adjustedContentInset.top == safe.top + 1)
      #expect(scroll.adjustedContentInset.bottom == safe.bottom + 3)
      scroll.contentInsetAdjustmentBehavior = .scrollableAxes
      #expect(scroll.adjustedContentInset == scroll.contentInset)
      scroll.contentSize = CGSize(width: 10, height: 5000)
      #expect(scroll.adjustedContentInset.top == safe.top + 1)
      #expect(scroll.adjustedContentInset.left == 2)
    }

    @Test("content that rests at its top stays there when insets change")
    func staysAtTop() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 2000))
      scene.scroll.contentInset.top = 60
      #expect(scene.scroll.contentOffset.y == -60)
      scene.scroll.contentInset.top = 20
      #expect(scene.scroll.contentOffset.y == -20)
    }

    @Test("zooming scales the delegate's view and the content with it")
    func zooming() async {
      let scene = await ScrollScene(content: CGSize(width: 300, height: 400))
      scene.scroll.addSubview(scene.zoomed)
      scene.scroll.maximumZoomScale = 3
      scene.scroll.zoomScale = 2
      #expect(scene.scroll.contentSize == CGSize(width: 600, height: 800))
      #expect(scene.zoomed.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
      scene.scroll.zoomScale = 9
      #expect(scene.scroll.zoomScale == 3)
    }
  }
}

private final class LayoutCount: UIView {
  private(set) var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}

private final class ScrollCount: UIScrollView {
  private(set) var count = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
  }
}
#endif
