#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Layout passes, autoresizing, safe areas") struct LayoutPassTests {
    /// A mask, and where a view at (20, 20, 60, 60) goes when its parent grows from 100 to 200 points.
    static let resizings: [(mask: UIView.AutoresizingMask, expected: CGRect)] = [
      ([], CGRect(x: 20, y: 20, width: 60, height: 60)),
      (.flexibleWidth, CGRect(x: 20, y: 20, width: 160, height: 60)),
      (.flexibleLeftMargin, CGRect(x: 120, y: 20, width: 60, height: 60)),
      (.flexibleRightMargin, CGRect(x: 20, y: 20, width: 60, height: 60)),
      ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 70, y: 20, width: 60, height: 60)),
      ([.flexibleWidth, .flexibleHeight], CGRect(x: 20, y: 20, width: 160, height: 160)),
      (
        [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
        CGRect(x: 40, y: 20, width: 120, height: 60)
      ),
    ]

    @Test("an autoresized view shares its parent's growth among what is flexible")
    func autoresizing() {
      for (mask, expected) in Self.resizings {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 200, height: 200)
        #expect(isClose(child.frame, expected), "\(mask.rawValue)")
      }
    }

    @Test("a safe area is what of the screen's edges reaches into a view, its transform included")
    func safeArea() async {
      let window = show(UIViewController())
      let view = UIView(frame: window.bounds)
      window.addSubview(view)
      await nextTurn()
      let full = window.safeAreaInsets
      #expect(isClose(view.safeAreaInsets.top, full.top))
      #expect(isClose(view.safeAreaInsets.bottom, full.bottom))

      view.frame = window.bounds.inset(by: UIEdgeInsets(top: 20, left: 0, bottom: 100, right: 0))
      await nextTurn()
      #expect(isClose(view.safeAreaInsets.top, max(0, full.top - 20)))
      #expect(view.safeAreaInsets.bottom == 0)

      view.frame = window.bounds
      view.transform = CGAffineTransform(translationX: 0, y: 300)
      await nextTurn()
      #expect(view.safeAreaInsets.top == 0)
    }

    @Test("RC-83: a view has one guide of its safe area, which is the bounds less the insets")
    func safeAreaGuide() async {
      let loose = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let below = UIViewController()
      let navigation = UINavigationController(rootViewController: below)
      let window = show(navigation)
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
      #expect(below.view.window === window)
      #expect(below.view.safeAreaInsets.top > 0 || navigation.view.safeAreaInsets == .zero)
    }

    @Test("a view is told when its safe area changes, and only then")
    func safeAreaTells() async {
      final class Telling: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
      }
      let window = show(UIViewController())
      guard window.safeAreaInsets.top > 0 else { return }
      let view = Telling(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
      window.addSubview(view)
      await nextTurn()
      #expect(view.changes == 0)
      view.frame.origin.y = 0
      await nextTurn()
      #expect(view.changes == 1)
      view.alpha = 0.5
      await nextTurn()
      #expect(view.changes == 1)
    }
  }

  @MainActor @Suite struct SafeAreaTests {
    @Test("SA-20: a view that juts out has no more to keep clear of than what it juts out of")
    func juttingOut() async {
      let root = UIViewController()
      root.additionalSafeAreaInsets.top = 40
      let window = show(root)
      let inner = UIView(frame: CGRect(x: 0, y: -20, width: 100, height: 300))
      root.view.addSubview(inner)
      await advance(0.1)
      #expect(inner.window === window)
      #expect(root.view.safeAreaInsets.top >= 40)
      #expect(inner.safeAreaInsets.top == root.view.safeAreaInsets.top)
    }

    @Test("A list does not jump when the screen that is pushed over it hides the bar, or shows it")
    func listBelowAScreenWithoutBar() async {
      let list = NumberList()
      let navigation = UINavigationController(rootViewController: list)
      let window = show(navigation)
      await advance(0.1)
      let offset = list.tableView.contentOffset.y
      #expect(list.view.window === window && offset < 0)
      navigation.pushViewController(Barless(), animated: true)
      for _ in 0..<10 {
        await advance(0.1)
        #expect(list.tableView.contentOffset.y == offset)
      }
      #expect(navigation.isNavigationBarHidden)
      navigation.popViewController(animated: true)
      for _ in 0..<10 {
        await advance(0.1)
        #expect(list.tableView.contentOffset.y == offset)
      }
      #expect(!navigation.isNavigationBarHidden && list.view.window === window)
    }
  }
}

private final class Barless: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}
#endif
