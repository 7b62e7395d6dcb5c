import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// What the stand-in does must not cost more than what the engine does, or benchmarks measure the stand-in.
  @MainActor @Suite("The cost of the stand-in") struct CostTests {
    @Test("a forced render, and a frame, work out the safe areas of what has moved, and no others")
    func safeAreas() async {
      let root = UIViewController()
      let window = show(root)
      let (still, moved) = (Counted(), UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
      root.addChild(still)
      root.view.addSubview(still.view)
      root.view.addSubview(moved)
      still.didMove(toParent: root)
      await advance(0.1)
      #expect(still.count > 0)
      still.count = 0
      for _ in 0..<20 {
        moved.center.y += 1
        _ = window.snapshotView(afterScreenUpdates: true)
        moved.transform = moved.transform.rotated(by: 0.1)
        await advance(0.02)
      }
      #expect(still.count == 0)
      still.view.frame.origin.y += 1
      _ = window.snapshotView(afterScreenUpdates: true)
      #expect(still.count > 0)
    }
  }
}

/// A controller that counts how often its safe area is worked out.
private final class Counted: UIViewController {
  var count = 0

  override var additionalSafeAreaInsets: UIEdgeInsets {
    get {
      count += 1
      return super.additionalSafeAreaInsets
    }
    set { super.additionalSafeAreaInsets = newValue }
  }
}
