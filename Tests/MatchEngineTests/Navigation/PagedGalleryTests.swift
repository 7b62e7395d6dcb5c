#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A gallery that UIKit pages: the photo that flies back is the one that is shown by then.
  @MainActor @Suite("A gallery of pages") struct PagedGalleryTests {
    let grid = Grid()
    let gallery: Gallery
    let navigation: UINavigationController
    let window: UIWindow

    init() async {
      gallery = Gallery(shownFirst: 0)
      (navigation, window) = await onScreen(below: grid, .linear(0.5))
    }

    static let ids = ["photo-0", "photo-1", "photo-2"]

    final class Grid: UIViewController {
      let photos = PagedGalleryTests.ids.map { id in
        let view = UIImageView(image: PhotoScreen.image)
        view.matchID = id
        return view
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, photo) in photos.enumerated() {
          photo.frame = CGRect(x: 20 + 110 * index, y: 200, width: 100, height: 75)
          view.addSubview(photo)
        }
      }
    }

    final class Gallery: UIPageViewController, UIPageViewControllerDataSource, MatchParticipant {
      let screens = PagedGalleryTests.ids.map { id in
        PhotoScreen(CGRect(x: 0, y: 200, width: 390, height: 292), id: id)
      }
      private(set) var ended = 0

      init(shownFirst index: Int) {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
        dataSource = self
        setViewControllers([screens[index]], direction: .forward, animated: false)
      }

      required init?(coder: NSCoder) { nil }

      private func screen(_ step: Int, from screen: UIViewController) -> UIViewController? {
        let index = screens.firstIndex { $0 === screen }.map { $0 + step }
        return index.flatMap { screens.indices.contains($0) ? screens[$0] : nil }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { screen(-1, from: viewController) }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { screen(1, from: viewController) }

      func matchSource() -> UIView? { (viewControllers?.first as? PhotoScreen)?.photo }
      func matchDidEnd(_ flight: MatchFlight) { ended += 1 }
    }

    @Test("the first photo flies there, and the one that is shown in the end flies back")
    func paged() async throws {
      let there = try await navigation.push(gallery, for: 0.2)
      #expect(there.report?.rows.first { $0.fate == .flew }?.id == "photo-0")
      #expect(gallery.screens[0].matchFlight === there)
      await advance(1)
      #expect(there.outcome == .finished && gallery.ended == 1)
      gallery.setViewControllers([gallery.screens[2]], direction: .forward, animated: true)
      await advance(1)
      let back = try await navigation.pop(for: 0.2)
      #expect(back.report?.rows.filter { $0.fate == .flew }.map(\.id) == ["photo-2"])
      await advance(1)
      #expect(back.outcome == .finished && gallery.ended == 2)
      #expect(navigation.viewControllers == [grid] && window.remains.isEmpty)
    }

    @Test("after a pop that is cancelled halfway, the gallery is in place with its page")
    func cancelled() async throws {
      navigation.pushViewController(gallery, animated: true)
      await advance(1)
      let flight = try #require(
        navigation.beginMatch { navigation.popViewController(animated: true) }
      )
      await advance(0.1)
      await flight.show(at: 0.5, for: 0.1)
      await flight.goBack()
      #expect(flight.outcome == .cancelled && navigation.topViewController === gallery)
      #expect(gallery.children == [gallery.screens[0]])
      #expect(gallery.screens[0].view.convert(gallery.screens[0].view.bounds, to: window).minX == 0)
    }
  }
}
#endif
