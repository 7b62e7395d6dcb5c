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
      let root = UIViewController()
      window = show(root)
      source.backgroundColor = .red
      root.view.addSubview(source)
      await nextTurn()
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
  }
}
#endif
