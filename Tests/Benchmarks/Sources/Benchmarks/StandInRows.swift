#if canImport(UIKit)
import Foundation
import MatchEngine
import UIKit

/// What the headless UIKit costs: a fuzz wants thousands of transitions.
func standInRows() -> [Row] {
  MainActor.assumeIsolated {
    let navigation = world(crowd(50))
    navigation.isNavigationBarHidden = false
    navigation.childMatchTransition = nil
    var depth = 1
    let times = medians(
      rounds: 60,
      of: [
        {
          navigation.pushViewController(crowd(50), animated: true)
          Headless.advance(by: 0.5)
          depth = navigation.viewControllers.count
          navigation.setViewControllers([crowd(50)], animated: false)
          Headless.advance(by: 0)
        }
      ]
    )
    expect(depth == 2, "a controller was pushed")
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
@MainActor private func crowd(_ count: Int) -> UIViewController {
  TimedScreen { screen in
    for number in 0..<count - 1 {
      let place = CGPoint(x: number % 7 * 50, y: number / 7 * 90)
      let child = UIView(frame: CGRect(origin: place, size: CGSize(width: 40, height: 80)))
      child.backgroundColor = .gray
      child.layer.cornerRadius = 8
      screen.view.addSubview(child)
    }
  }
}
#endif
