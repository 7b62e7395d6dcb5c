#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// A window that gets another size.
  @MainActor @Suite struct SizeTests {
    private final class Told: UIViewController {
      var sizes: [CGSize] = []
      var before: [CGSize] = []
      var ends = 0
      override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
        before.append(view.bounds.size)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.ends += 1 }
      }
    }

    @Test("the root controller and its children hear of it before they are laid out, once")
    func told() async {
      let root = Told()
      let child = Told()
      root.addChild(child)
      child.view.frame = root.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      let window = show(root)
      await advance(0.1)
      let old = window.bounds.size
      window.frame = CGRect(x: 0, y: 0, width: 500, height: 300)
      await advance(0.1)
      for controller in [root, child] {
        #expect(controller.sizes == [CGSize(width: 500, height: 300)])
        #expect(controller.before == [old])
        #expect(controller.ends == 1)
        #expect(controller.view.bounds.size == CGSize(width: 500, height: 300))
      }
      window.frame.origin.x = 10
      await advance(0.1)
      #expect(root.sizes.count == 1)
    }
  }
}
#endif
