#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// RC-80…RC-83, RC-90…RC-93, RC-100…RC-103, RC-110, RC-111: views, layers, and recognizers.
  @MainActor @Suite struct ViewRecordingTests {
    private let root = UIViewController()
    private let window: UIWindow
    private let view = UIView(frame: CGRect(x: 20, y: 30, width: 80, height: 60))

    init() async {
      window = show(root)
      view.backgroundColor = .red
      root.view.addSubview(view)
      await nextTurn()
    }

    // MARK: Places

    @Test("RC-80, RC-82: conversions between views in a window, beside the root's view as well")
    func conversions() {
      let outer = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300))
      let inner = UIView(frame: CGRect(x: 15, y: 25, width: 100, height: 100))
      let sibling = UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 60))
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

    @Test("RC-83: a view has one guide of its safe area, which is the bounds less the insets")
    func safeAreaGuide() async {
      let loose = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let below = UIViewController()
      let navigation = UINavigationController(rootViewController: below)
      window.rootViewController = navigation
      await advance(0.1)
      for isHidden in [false, true] {
        navigation.setNavigationBarHidden(isHidden, animated: false)
        await advance(0.1)
        for view in [below.view, navigation.view, loose].compactMap({ $0 }) {
          let guide = view.safeAreaLayoutGuide
          #expect(guide === view.safeAreaLayoutGuide)
          #expect(isClose(guide.layoutFrame, view.bounds.inset(by: view.safeAreaInsets)))
        }
      }
      #expect(below.view.safeAreaInsets.top > 0 || navigation.view.safeAreaInsets == .zero)
    }

    @Test("RC-103: a scroll view's frame guide has its size, wherever it is scrolled to")
    func frameGuide() async {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      scroll.contentSize = CGSize(width: 200, height: 900)
      root.view.addSubview(scroll)
      scroll.contentOffset.y = 120
      await nextTurn()
      #expect(scroll.frameLayoutGuide.layoutFrame.size == scroll.bounds.size)
    }

    // MARK: Pictures

    @Test("RC-90: there is a snapshot of whatever is asked for")
    func alwaysASnapshot() {
      let rects = [
        CGRect(x: 500, y: 500, width: 10, height: 10), .null,
        CGRect(x: 0, y: 0, width: 0, height: 10),
      ]
      for rect in rects {
        let part = view.resizableSnapshotView(
          from: rect,
          afterScreenUpdates: true,
          withCapInsets: .zero
        )
        #expect(part != nil, "\(rect)")
      }
      #expect(view.snapshotView(afterScreenUpdates: false) != nil)
      let (empty, hidden, loose) = (UIView(), UIView(frame: view.frame), UIView(frame: view.frame))
      root.view.addSubview(empty)
      root.view.addSubview(hidden)
      hidden.isHidden = true
      for source in [empty, hidden, loose] {
        #expect(source.snapshotView(afterScreenUpdates: true) != nil)
      }
    }

    @Test("RC-91: a snapshot has the size of the rectangle, and nothing else of its own")
    func snapshotView() throws {
      for (rect, size) in [
        (CGRect(x: 70, y: 50, width: 30, height: 40), CGSize(width: 30, height: 40)),
        (CGRect.null, .zero),
        (CGRect(x: 3, y: 3, width: 0, height: 10), CGSize(width: 0, height: 10)),
      ] {
        let snapshot = try #require(
          view.resizableSnapshotView(from: rect, afterScreenUpdates: true, withCapInsets: .zero)
        )
        #expect(snapshot.frame == CGRect(origin: .zero, size: size))
        #expect(snapshot.bounds == snapshot.frame)
        #expect(snapshot.subviews.isEmpty && snapshot.isUserInteractionEnabled)
        #expect(snapshot.autoresizingMask == [])
        #expect(snapshot.layer.contentsScale == UIScreen.main.scale)
      }
    }

    @Test("RC-93: drawing a hierarchy says no in no window, and without a context")
    func drawnOrNot() {
      let (empty, hidden, clear) = (UIView(), UIView(frame: view.frame), UIView(frame: view.frame))
      for other in [empty, hidden, clear] { root.view.addSubview(other) }
      hidden.isHidden = true
      clear.alpha = 0
      let loose = UIView(frame: view.frame)
      let box = CGRect(x: 0, y: 0, width: 40, height: 30)
      #expect(!view.drawHierarchy(in: box, afterScreenUpdates: false))
      _ = UIGraphicsImageRenderer(bounds: box).image { _ in
        for shown in [view, hidden, clear, empty] {
          #expect(shown.drawHierarchy(in: box, afterScreenUpdates: true))
        }
        #expect(!loose.drawHierarchy(in: box, afterScreenUpdates: false))
      }
    }

    // MARK: Layers and masks

    @Test("RC-110: corners are circular unless they are continuous")
    func cornerCurve() {
      let layer = CALayer()
      #expect(layer.cornerCurve == .circular)
      layer.cornerCurve = .continuous
      #expect(layer.cornerCurve == .continuous)
    }

    @Test("RC-111: a mask is no subview, and leaves where it was")
    func mask() {
      let (mask, other) = (UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8)), UIView())
      root.view.addSubview(mask)
      view.mask = mask
      #expect(view.layer.mask === mask.layer && !view.subviews.contains(mask))
      #expect(!root.view.subviews.contains(mask) && mask.superview === view)
      #expect(mask.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
      view.mask = mask
      #expect(view.mask === mask && mask.superview === view)
      view.mask = other
      #expect(view.layer.mask === other.layer && mask.superview == nil)
      view.mask = nil
      #expect(view.mask == nil && view.layer.mask == nil && other.superview == nil)
    }

    // MARK: Recognizers

    @Test("RC-100: a new edge pan is for one finger, and for no edge")
    func edgePan() {
      let pan = UIScreenEdgePanGestureRecognizer()
      #expect(pan.edges == [])
      #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == 1)
    }
  }
}
#endif
