#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite("Pages") struct PageTests {
    let log = CallLog()
    let source: [LoggingController]
    let pages = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    let window: UIWindow

    init() async {
      startOver()
      source = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
      pages.setViewControllers([source[1]], direction: .forward, animated: false)
      window = show(pages)
      await advance(0.1)
      log.clear()
    }

    private func shows(_ place: Int) -> Bool {
      let page = source[place]
      return pages.viewControllers == [page] && pages.children == [page]
        && page.view.convert(page.view.bounds, to: window) == window.bounds
        && source.allSatisfy { $0 === page || $0.viewIfLoaded?.window == nil }
    }

    @Test("the first page fills the controller") func first() { #expect(shows(1)) }

    @Test("set by the app, at once or by rolling there", arguments: [true, false])
    func set(animated: Bool) async {
      var isCompleted: Bool?
      pages.setViewControllers([source[0]], direction: .reverse, animated: animated) {
        isCompleted = $0
      }
      await advance(1)
      #expect(isCompleted == true && shows(0))
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
