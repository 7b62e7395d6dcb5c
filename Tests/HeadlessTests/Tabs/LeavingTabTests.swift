import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  /// OQ-10, TB-2: which will-call comes first in a transition between tabs.
  @MainActor @Suite struct LeavingTabTests {
    @Test("OQ-10: either will-call comes first", arguments: [true, false])
    func willOrder(_ leavingFirst: Bool) async {
      Headless.switches.leavingTabHearsFirst = leavingFirst
      let first = LeavingTab()
      let second = LeavingTab()
      let tabs = UITabBarController()
      let delegate = SlowTabs()
      tabs.viewControllers = [first, second]
      tabs.delegate = delegate
      let window = show(tabs)
      await advance(0.1)
      var lines: [String] = []
      first.note = { lines.append($0) }
      second.note = { lines.append($0) }
      tabs.selectedIndex = 1
      await advance(1)
      let wills = ["disappears", "appears"]
      #expect(lines == (leavingFirst ? wills : wills.reversed()))
      #expect(second.view.window === window)
    }
  }
}

private final class LeavingTab: UIViewController {
  var note: (String) -> Void = { _ in }
  override func viewWillAppear(_ animated: Bool) { note("appears") }
  override func viewWillDisappear(_ animated: Bool) { note("disappears") }
}
