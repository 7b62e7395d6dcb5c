#if canImport(UIKit)
import UIKit

/// Screens with photos, which a finger turns like pages.
class PhotoPages: UIPageViewController, UIPageViewControllerDataSource {
  let screens: [PhotoScreen]

  init(_ screens: [PhotoScreen], shownFirst index: Int = 0) {
    self.screens = screens
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
}
#endif
