#if canImport(UIKit)
import Foundation
import UIKit

/// What the headless UIKit costs: a fuzz wants thousands of transitions.
func standInRows() -> [Row] {
  MainActor.assumeIsolated {
    Headless.startOver()
    let navigation = UINavigationController(rootViewController: Crowd(count: 50))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.advance(by: 0.1)
    var depth = 1
    let times = medians(
      rounds: 60,
      of: [
        {
          navigation.pushViewController(Crowd(count: 50), animated: true)
          Headless.advance(by: 0.5)
          depth = navigation.viewControllers.count
          navigation.setViewControllers([Crowd(count: 50)], animated: false)
          Headless.advance(by: 0)
        }
      ]
    )
    expect(depth == 2 && !window.isHidden, "a controller was pushed")
    return [
      Row(
        name: "push",
        measures: "a push between two screens of 50 views in the headless UIKit, 30 frames",
        figure: times[0] * 1e3,
        unit: "ms",
        budget: .figure(10)
      )
    ]
  }
}

/// A screen of so many plain views.
@MainActor private final class Crowd: UIViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for number in 0..<count - 1 {
      let place = CGPoint(x: number % 7 * 50, y: number / 7 * 90)
      let child = UIView(frame: CGRect(origin: place, size: CGSize(width: 40, height: 80)))
      child.backgroundColor = .gray
      child.layer.cornerRadius = 8
      view.addSubview(child)
    }
  }
}
#endif
