#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Pages that a finger turns") struct PageTests {
    let log = CallLog()
    let source: Album
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    let window: UIWindow

    init() async {
      startOver()
      source = Album(log)
      pages.dataSource = source
      pages.delegate = source
      pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
      window = show(pages)
      await advance(0.1)
      log.clear()
    }

    /// Three pages, A to C.
    final class Album: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let pages: [LoggingController]
      let log: CallLog

      init(_ log: CallLog) {
        self.log = log
        pages = ["A", "B", "C"].map { LoggingController($0, log) }
      }

      private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
        let place = pages.firstIndex { $0 === page }.map { $0 + step }
        return place.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { page(-1, from: viewController) }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { page(1, from: viewController) }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
      ) { log.note("will \(pendingViewControllers.map { $0.title ?? "" })") }

      func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) { log.note("did from \(previousViewControllers.map { $0.title ?? "" }) \(completed)") }
    }

    private func shows(_ place: Int) -> Bool {
      let page = source.pages[place]
      return pages.viewControllers == [page] && pages.children == [page]
        && page.view.convert(page.view.bounds, to: window) == window.bounds
        && source.pages.allSatisfy { $0 === page || $0.viewIfLoaded?.window == nil }
    }

    private func swipe(by distance: CGFloat) async {
      let start = CGPoint(x: 195, y: 400)
      await Hands.drag(
        from: start,
        to: CGPoint(x: start.x + distance, y: 400),
        in: window
      )
      await advance(1.5)
    }

    @Test("the first page fills the controller") func first() { #expect(shows(1)) }

    @Test(
      "a finger turns the page, and everybody is told once",
      .enabled(if: Hands.isAvailable),
      arguments: [(-300, 2, "C"), (300, 0, "A")]
    )
    func turned(_ distance: CGFloat, _ place: Int, _ name: String) async {
      await swipe(by: distance)
      #expect(shows(place))
      #expect(log.calls.filter { $0.hasPrefix("will") } == ["will [\"\(name)\"]"])
      #expect(log.calls.filter { $0.hasPrefix("did from") } == ["did from [\"B\"] true"])
      #expect(
        log.appearances == [
          "B.willDisappear(true)", "\(name).willAppear(true)", "\(name).didAppear(true)",
          "B.didDisappear(true)",
        ]
      )
    }

    @Test("a short drag leaves the page as it was", .enabled(if: Hands.isAvailable))
    func tooShort() async {
      let finger = await Hands.touch(at: CGPoint(x: 195, y: 400), in: window)
      await finger.move(to: CGPoint(x: 135, y: 400), during: 0.4)
      await finger.hold(for: 0.3)
      await finger.lift()
      await advance(1.5)
      #expect(shows(1))
      #expect(log.calls.filter { $0.hasPrefix("did from") } == ["did from [\"B\"] false"])
    }

    @Test("beyond the last page there is nothing", .enabled(if: Hands.isAvailable))
    func lastPage() async {
      await swipe(by: -300)
      await swipe(by: -300)
      #expect(shows(2))
    }

    @Test("set by the app, at once or by rolling there", arguments: [true, false])
    func set(animated: Bool) async {
      var isCompleted: Bool?
      pages.setViewControllers([source.pages[0]], direction: .reverse, animated: animated) {
        isCompleted = $0
      }
      await advance(1)
      #expect(isCompleted == true && shows(0))
      #expect(!log.calls.contains { $0.hasPrefix("will [") })
      #expect(
        Set(log.appearances) == [
          "B.willDisappear(\(animated))", "A.willAppear(\(animated))",
          "A.didAppear(\(animated))", "B.didDisappear(\(animated))",
        ]
      )
    }

    @Test("another size: the page fills it")
    func resized() async {
      window.frame = CGRect(x: 0, y: 0, width: 700, height: 350)
      await advance(0.1)
      #expect(shows(1))
    }
  }
}
#endif
