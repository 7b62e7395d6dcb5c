import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("OQ-17: cells that wait to be used again") struct WaitingCellsTests {
    @Test(
      "out of sight, they stay in their list or leave it; in sight, each shows its own item",
      arguments: [false, true]
    )
    func waiting(staysInList: Bool) async {
      Headless.switches.waitingCellsStayInList = staysInList
      let list = NumberList()
      let window = show(list)
      await advance(0.1)
      let cells = list.tableView.visibleCells
      for offset in [250, 1730, 0, 900] as [CGFloat] {
        list.tableView.contentOffset.y = offset
        list.tableView.reloadData()
        await advance(0.1)
        for cell in list.tableView.visibleCells {
          #expect(!cell.isHidden && cell.superview === list.tableView)
          #expect(cell.textLabel?.text == list.tableView.indexPath(for: cell).map { "\($0.row)" })
        }
      }
      let texts = cells.filter(list.tableView.visibleCells.contains).map { $0.textLabel?.text }
      #expect(!texts.isEmpty && !texts.contains("0"))
      list.count = 2
      list.tableView.reloadData()
      await advance(0.1)
      let waiting = cells.filter { !list.tableView.visibleCells.contains($0) }
      #expect(waiting.count > 3)
      #expect(waiting.allSatisfy { ($0.superview === list.tableView) == staysInList })
      #expect(waiting.allSatisfy { $0.isHidden == staysInList })
      _ = window
    }
  }

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
