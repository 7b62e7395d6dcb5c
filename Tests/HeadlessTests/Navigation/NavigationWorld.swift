import Testing
import UIKit
import UIKitTestSupport

/// A visible stack, with what has to hold of it whenever nothing is under way.
@MainActor final class NavigationWorld {
  let log = CallLog()
  let navigation = UINavigationController()
  let controllers: [LoggingController]
  let window: UIWindow
  private var made = 0

  init(_ count: Int = 2, rests: Bool = true) async {
    startOver()
    let log = log
    controllers = (0..<12).map { LoggingController("\($0)", log) }
    made = count
    navigation.viewControllers = Array(controllers.prefix(count))
    window = show(navigation)
    if rests { await advance(0.1) }
  }

  /// A controller that was never in the stack.
  func fresh() -> LoggingController {
    defer { made += 1 }
    return controllers[made]
  }

  /// Puts something else in the place of the stack, or the stack back.
  func turn() {
    window.rootViewController =
      window.rootViewController === navigation ? UIViewController() : navigation
  }

  func uncover() { window.rootViewController = navigation }

  /// Everybody's calls alternate, and who is seen has appeared; one view, parents as the stack says.
  func expectRest(_ story: String) {
    let stack = navigation.viewControllers
    for controller in controllers {
      let isTop = stack.last === controller
      #expect(isBalanced(controller.name, isVisible: isTop), "\(controller.name): \(story)")
      #expect((controller.parent === navigation) == stack.contains(controller), "\(story)")
      #expect((controller.viewIfLoaded?.window != nil) == isTop, "\(controller.name): \(story)")
    }
    #expect(navigation.children == stack, "\(story)")
    #expect(navigation.transitionCoordinator == nil, "\(story)")
    #expect(navigation.navigationBar.items == stack.map(\.navigationItem), "\(story)")
    #expect(Headless.accounts.warnings.isEmpty, "\(story)")
  }

  /// Will and did follow each other, a will may be turned around, and the last is a did.
  private func isBalanced(_ name: String, isVisible: Bool) -> Bool {
    var phase = "didDisappear"
    for call in log.calls where call.hasPrefix(name + ".") && call.contains("ppear(") {
      let step = call.dropFirst(name.count + 1).prefix { $0 != "(" }
      let allowed: [String: [Substring]] = [
        "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
        "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      ]
      guard allowed[phase]?.contains(step) == true else { return false }
      phase = String(step)
    }
    return phase == (isVisible ? "didAppear" : "didDisappear")
  }
}
