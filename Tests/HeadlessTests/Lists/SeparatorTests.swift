import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite struct SeparatorTests {
    @Test("A table without separators has no line below its rows")
    func style() async {
      Headless.startOver()
      let list = NumberList()
      let window = show(list)
      await advance(0.1)
      #expect(window.isKeyWindow)
      #expect(list.tableView.visibleCells.allSatisfy { $0.parts.separator != nil })
      list.tableView.separatorStyle = .none
      await advance(0.1)
      #expect(list.tableView.visibleCells.allSatisfy { $0.parts.separator == nil })
    }
  }
}
