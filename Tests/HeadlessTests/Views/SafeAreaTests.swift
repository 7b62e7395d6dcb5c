import MatchEngineTestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  /// Only what has moved is looked at again.
  @MainActor @Suite struct SafeAreaTests {
    @Test(
      "whatever moves, each view knows the safe area that it would find by looking",
      arguments: 0..<20
    )
    func isKnown(seed: UInt64) {
      Headless.startOver()
      var random = SplitMix(seed: seed)
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      let window = show(tabs)
      Headless.advance(by: 0.1)
      var views: [UIView] = []
      for _ in 0..<80 {
        change(&views, in: root.view, &random)
        if random.chance(oneIn: 10) {
          let isHidden = navigation.isNavigationBarHidden
          navigation.setNavigationBarHidden(!isHidden, animated: random.chance(oneIn: 2))
        }
        if random.chance(oneIn: 10) { tabs.tabBar.isHidden.toggle() }
        if random.chance(oneIn: 10) {
          root.additionalSafeAreaInsets.top = CGFloat(random.whole(0...30))
        }
        Headless.turn()
        #expect(strangers(in: window).isEmpty)
      }
    }

    @Test("a list at its top comes to rest wherever what is around it has been moved and scaled")
    func comesToRest() {
      Headless.startOver()
      var random = SplitMix(seed: 1)
      let (root, list) = (UIViewController(), UIScrollView())
      let around = UIView(frame: UIScreen.main.bounds)
      list.frame = around.bounds
      list.contentSize = CGSize(width: 390, height: 3000)
      around.addSubview(list)
      root.view.addSubview(around)
      let window = show(root)
      Headless.advance(by: 0.1)
      for _ in 0..<400 {
        let scale = random.number(0.8...1)
        around.transform = CGAffineTransform(scaleX: scale, y: scale)
        around.bounds.origin.y = random.number(0...30)
        Headless.turn()
        #expect(abs(list.contentOffset.y + list.adjustedContentInset.top) < 1e-6)
      }
      window.isHidden = true
    }

    /// The views below that know another safe area than they have.
    private func strangers(in view: UIView) -> [UIView] {
      (view.knownSafeArea == view.safeAreaInsets ? [] : [view])
        + view.subviews.flatMap { strangers(in: $0) }
    }

    /// Puts a view in, or takes, moves, turns or scrolls one, with all that is in it.
    private func change(_ views: inout [UIView], in root: UIView, _ random: inout SplitMix) {
      let place = CGRect(
        x: random.number(-100...300),
        y: random.number(-100...800),
        width: random.number(0...400),
        height: random.number(0...800)
      )
      guard let view = views.randomElement(using: &random), random.chance(oneIn: 2) else {
        let view = UIView(frame: place)
        (views.randomElement(using: &random) ?? root).addSubview(view)
        views.append(view)
        return
      }
      switch random.whole(0...4) {
      case 0: view.removeFromSuperview()
      case 1: view.frame = place
      case 2: view.transform = CGAffineTransform(rotationAngle: random.number(-1...1))
      case 3: view.bounds.origin.y = random.number(-50...50)
      default:
        let target = views.randomElement(using: &random) ?? root
        (target.isDescendant(of: view) ? root : target).addSubview(view)
      }
    }
  }

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
