#if canImport(UIKit)
// SN-1…SN-11, as far as they can be seen without looking at pixels.
import Testing
import UIKit
import UIKitTestSupport

/// Counts its layout passes.
private final class CountingView: UIView {
  var passes = 0
  override func layoutSubviews() {
    passes += 1
    super.layoutSubviews()
  }
}

extension UIKitTests {
  @MainActor @Suite struct SnapshotViewTests {
    private let window: UIWindow
    private let source = CountingView(frame: CGRect(x: 20, y: 30, width: 80, height: 60))

    init() async {
      startOver()
      let root = UIViewController()
      window = show(root)
      source.backgroundColor = .red
      root.view.addSubview(source)
      await nextTurn()
    }

    @Test("SN-1: there may be no snapshot, and the result says so")
    func theResultIsOptional() {
      let make: (Bool) -> UIView? = source.snapshotView(afterScreenUpdates:)
      let part: (CGRect, Bool, UIEdgeInsets) -> UIView? =
        source.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
      #expect(make(false) != nil && part(source.bounds, false, .zero) != nil)
    }

    @Test("SN-2: a view that was never rendered gives a snapshot, not nil")
    func neverRendered() {
      let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      let snapshot = fresh.snapshotView(afterScreenUpdates: false)
      #expect(snapshot?.bounds.size == CGSize(width: 10, height: 20))
    }

    @Test("SN-3: with true pending layout is done first, with false it is not")
    func layoutBeforeASnapshot() {
      let before = source.passes
      source.setNeedsLayout()
      _ = source.snapshotView(afterScreenUpdates: false)
      #expect(source.passes == before)
      _ = source.snapshotView(afterScreenUpdates: true)
      #expect(source.passes == before + 1)
    }

    @Test("SN-4: a snapshot can be snapshotted")
    func snapshotOfASnapshot() async throws {
      let first = try #require(source.snapshotView(afterScreenUpdates: false))
      window.addSubview(first)
      await nextTurn()
      let second = try #require(first.snapshotView(afterScreenUpdates: false))
      #expect(second !== first && second.bounds.size == source.bounds.size)
    }

    @Test("SN-5: alpha and hiding go into the picture, not into the snapshot view's own look")
    func ownLook() async throws {
      source.alpha = 0.25
      source.layer.cornerRadius = 9
      source.layer.shadowOpacity = 1
      await nextTurn()
      let faded = try #require(source.snapshotView(afterScreenUpdates: false))
      #expect(faded.alpha == 1 && faded.layer.cornerRadius == 0 && faded.layer.shadowOpacity == 0)
      source.isHidden = true
      await nextTurn()
      let hidden = try #require(source.snapshotView(afterScreenUpdates: false))
      #expect(!hidden.isHidden)
    }

    @Test("SN-7: what happens to the source later does not happen to the snapshot")
    func laterChanges() async throws {
      let snapshot = try #require(source.snapshotView(afterScreenUpdates: false))
      source.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      source.removeFromSuperview()
      await nextTurn()
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test("SN-8: a snapshot has the source's bounds size, at the origin, whatever its transform")
    func sizeAndOrigin() async throws {
      source.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
      source.bounds.origin = CGPoint(x: 5, y: 500)
      await nextTurn()
      for updates in [false, true] {
        let snapshot = try #require(source.snapshotView(afterScreenUpdates: updates))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
        #expect(snapshot.bounds.origin == .zero && snapshot.transform == .identity)
        #expect(snapshot.superview == nil)
      }
    }

    @Test("SN-10: a part's snapshot has the part's size")
    func partOfAView() throws {
      let part = CGRect(x: 10, y: 20, width: 30, height: 15)
      let snapshot = try #require(
        source.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: .zero)
      )
      #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 30, height: 15))
    }

    @Test("SN-11: drawing a hierarchy says whether there was anything to draw")
    func drawingAHierarchy() {
      var (shown, fresh) = (false, true)
      let box = CGRect(x: 0, y: 0, width: 40, height: 30)
      let image = UIGraphicsImageRenderer(bounds: box).image { _ in
        shown = source.drawHierarchy(in: box, afterScreenUpdates: false)
        fresh = UIView(frame: box).drawHierarchy(in: box, afterScreenUpdates: false)
      }
      #expect(shown && !fresh)
      #expect(image.size == box.size)
    }
  }
}
#endif
