import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Pages that a finger turns") struct PageTurnTests {
    /// Three pages, and what is told of turning them.
    private final class Book: NSObject, UIPageViewControllerDataSource,
      UIPageViewControllerDelegate
    {
      let log = CallLog()
      let pages: [LoggingController]
      let pager = UIPageViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      var turns: [Bool] = []

      override init() {
        let log = log
        pages = ["one", "two", "three"].map { LoggingController($0, log) }
        super.init()
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([pages[0]], direction: .forward, animated: false)
      }

      private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        let index = pages.firstIndex { $0 === controller }.map { $0 + step }
        return index.flatMap { pages.indices.contains($0) ? pages[$0] : nil }
      }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { page(viewController, -1) }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { page(viewController, 1) }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
      ) { turns.append(completed) }
    }

    @Test("far enough, the next page is there; else the page comes back")
    func turning() async {
      let book = Book()
      let window = show(book.pager)
      await advance(0.1)
      book.log.clear()
      let ways: [(from: CGFloat, to: CGFloat, page: Int)] = [
        (350, 50, 1), (300, 250, 1), (350, 50, 2), (350, 50, 2), (50, 350, 1),
      ]
      for way in ways {
        await Hands.drag(
          from: CGPoint(x: way.from, y: 400),
          to: CGPoint(x: way.to, y: 400),
          duration: 0.5,
          in: window
        )
        await advance(1.5)
        #expect(book.pager.viewControllers == [book.pages[way.page]], "\(way)")
        #expect(book.pager.children == [book.pages[way.page]])
        #expect(book.pages[way.page].view.convert(CGPoint.zero, to: window) == .zero)
      }
      #expect(book.turns == [true, false, true, true])
      let calls = ["one.willDisappear", "two.willAppear", "two.didAppear", "one.didDisappear"]
      #expect(Array(book.log.appearances.prefix(4)) == calls.map { "\($0)(true)" })
    }
  }
}
