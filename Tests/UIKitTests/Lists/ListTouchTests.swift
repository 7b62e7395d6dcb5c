#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite(.enabled(if: Hands.isAvailable)) struct ListTouchTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    private func put(_ list: UIView) async -> UIWindow {
      let controller = UIViewController()
      let window = show(controller)
      controller.view.addSubview(list)
      await nextTurn()
      return window
    }

    private func tap(_ list: Roster, _ row: Int) async {
      if let cell = list.view.cellForRow(at: path(row)) { await Hands.tap(cell) }
      await advance(0.5)
    }

    @Test("A tap on a table's row selects it, unless the delegate does not let it be highlighted")
    func tableTap() async {
      let roster = Roster([20])
      let window = await put(roster.view)
      await tap(roster, 2)
      #expect(roster.calls == ["didSelect 0.2"])
      #expect(roster.view.indexPathForSelectedRow == path(2))
      roster.calls = []
      await tap(roster, 4)
      #expect(roster.calls == ["didSelect 0.4"])
      roster.refuses = true
      await tap(roster, 6)
      #expect(roster.view.indexPathForSelectedRow == path(4))
      _ = window
    }
  }
}
#endif
