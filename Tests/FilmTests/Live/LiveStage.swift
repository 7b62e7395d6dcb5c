import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import Films

/// A screen that is filmed, or touched by visitors by a clock that the test moves.
@MainActor class LiveStage {
  var wall = 0.0
  private var window: UIWindow?

  /// Shows a controller in a new world; the stand-in's screen keeps no window.
  @discardableResult func show(_ root: UIViewController) -> UIWindow {
    Headless.startOver()
    let window = UIKitTestSupport.show(root)
    self.window = window
    return window
  }

  func bench(_ root: UIViewController) throws -> LiveBench {
    show(root)
    let bench = try LiveBench(titled: "Test", LiveOptions()) { [weak self] in self?.wall ?? 0 }
    bench.handOver()
    return bench
  }

  /// The same, its first frames, and somebody who visits it.
  func visit(_ root: UIViewController) throws -> (bench: LiveBench, visitor: LiveVisitor) {
    let bench = try bench(root)
    let visitor = try #require(LiveVisitor(bench.server))
    go(bench, 0.1)
    return (bench, visitor)
  }

  func navigation(_ screens: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    navigation.childMatchTransition = MatchTransition()
    return navigation
  }

  func go(_ bench: LiveBench, _ seconds: Double) { go(bench, max(seconds, 1 / 60)) {} }

  /// Lets time pass, and looks after each frame.
  func go(_ bench: LiveBench, _ seconds: Double, _ look: () throws -> Void) rethrows {
    for _ in 0..<Int((seconds * 60).rounded()) {
      wall += 1 / 60
      bench.pass(waiting: false)
      try look()
    }
  }

  func say(_ bench: LiveBench, _ visitor: LiveVisitor, _ line: String) {
    visitor.say(line, to: bench)
    go(bench, 1 / 60)
  }

  var clock: String { "\(Int(wall * 1000))" }
}
