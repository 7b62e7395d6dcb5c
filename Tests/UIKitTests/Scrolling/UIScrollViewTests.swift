#if canImport(UIKit)
// GE-10, GE-14, GR-8, GR-9.
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct UIScrollViewTests {
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

    @Test("RC-103: a scroll view's frame guide has its size, wherever it is scrolled to")
    func frameGuide() {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      scroll.contentSize = CGSize(width: 200, height: 900)
      scroll.contentOffset.y = 120
      scroll.layoutIfNeeded()
      #expect(scroll.frameLayoutGuide.layoutFrame.size == scroll.bounds.size)
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
#endif
