#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A container adds the views of its children when it is laid out, so what is in it is looked for child by child.
  @MainActor @Suite("Containers in what was never laid out") struct InnerContainerTests {
    enum Inner: CaseIterable, Sendable { case none, navigation, tabs, pages }

    @Test(
      "what is in a container that an app's own one holds flies there",
      arguments: Inner.allCases
    )
    func embedded(inner: Inner) async {
      let stage = await stage(for: container(inner, of: PhotoScreen.detail()), isSeen: true)
      for isForward in [true, false] {
        await stage.go(isForward, for: 0.1)
        #expect(stage.flight?.report?.pairCount == 1, "\(isForward)")
        await advance(1)
      }
      #expect(stage.window.remains.isEmpty)
    }

    @Test("but not where that one isn't seen", arguments: Inner.allCases)
    func unseen(inner: Inner) async {
      let stage = await stage(for: container(inner, of: PhotoScreen.detail()), isSeen: false)
      await stage.go(true, for: 0.1)
      #expect(stage.flight == nil)
      await advance(1)
    }

    private func container(_ inner: Inner, of photo: UIViewController) -> UIViewController {
      switch inner {
      case .none: return photo
      case .navigation: return UINavigationController(rootViewController: photo)
      case .tabs:
        let tabs = UITabBarController()
        tabs.viewControllers = [photo]
        return tabs
      case .pages:
        let pages = UIPageViewController(
          transitionStyle: .scroll,
          navigationOrientation: .horizontal
        )
        pages.setViewControllers([photo], direction: .forward, animated: false)
        return pages
      }
    }

    /// A list on which a screen can be presented that holds a child.
    private func stage(for child: UIViewController, isSeen: Bool) async -> TripStage {
      let outer = KindScreen([UIView(CGRect(x: 40, y: 700, width: 90, height: 90), .green)])
      outer.loadViewIfNeeded()
      outer.addChild(child)
      child.view.frame = outer.view.bounds
      child.view.isHidden = !isSeen
      outer.view.insertSubview(child.view, at: 0)
      child.didMove(toParent: outer)
      return await TripStage(.modal(.fullScreen), PhotoScreen.list(), outer, .linear(0.5))
    }

    @Test(
      "either column of a tab flies, and is waited for",
      arguments: [true, false],
      [true, false]
    )
    func columns(isPrimary: Bool, isHosted: Bool) async {
      var screen = ScreenSetting()
      screen.size = CGSize(width: 1180, height: 820)
      Headless.startOver(screen: screen)
      let frame = CGRect(x: 20, y: 120, width: 250, height: 190)
      let hosting = Headless.UIHostingController { _ in
        [UIImageView(tagged: "photo", frame, PhotoScreen.image)]
      }
      let photo: UIViewController = isHosted ? hosting : PhotoScreen(frame)
      let other = KindScreen([UIView(CGRect(x: 40, y: 600, width: 90, height: 90), .green)])
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(isPrimary ? photo : other, for: .primary)
      split.setViewController(isPrimary ? other : photo, for: .secondary)
      split.loadViewIfNeeded()
      let stage = await TripStage(.tabs, PhotoScreen.list(), split, .linear(0.5))
      for isForward in [true, false] {
        await stage.go(isForward, for: 0.1)
        #expect(stage.flight?.report?.pairCount == 1, "\(isForward)")
        await advance(1)
      }
      #expect(stage.window.remains.isEmpty)
    }
  }
}
#endif
