import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Lists that change") struct UpdateTests {
    /// Names in a table, in sections, with what the table is told of changes.
    private final class Names: UITableViewController {
      var names = [["a", "b", "c"], ["d"]]
      var cells: [String: UITableViewCell] {
        Dictionary(tableView.visibleCells.map { ($0.textLabel?.text ?? "", $0) }) { $1 }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
      }
      override func numberOfSections(in tableView: UITableView) -> Int { names.count }
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { names[section].count }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.section][indexPath.row]
        return cell
      }
    }

    @Test("in a batch, what stays keeps its cell and moves, and what went fades out")
    func batch() async {
      let list = Names()
      let window = show(list)
      await advance(0.1)
      let before = list.cells
      let start = before["c"]?.center ?? .zero
      var isOver = false
      list.tableView.performBatchUpdates {
        list.names = [["new", "c", "b"], ["x", "y"], ["d"]]
        list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        list.tableView.moveRow(
          at: IndexPath(row: 2, section: 0),
          to: IndexPath(row: 1, section: 0)
        )
        list.tableView.insertSections([1], with: .automatic)
      } completion: {
        isOver = $0
      }
      #expect(before["b"] === list.cells["b"] && before["c"] === list.cells["c"])
      #expect(before["d"] === list.cells["d"] && list.cells.count == 6)
      await advance(0.15)
      let shown = before["c"]?.shownCenter ?? .zero
      #expect(shown.y < start.y && shown.y > start.y - 50)
      #expect(before["a"]?.superview != nil && (before["a"]?.shownAlpha ?? 1) < 1 && !isOver)
      await advance(0.3)
      #expect(isOver && before["a"]?.superview == nil && window.isKeyWindow)
      let order = list.tableView.visibleCells.map { $0.textLabel?.text }
      #expect(order == ["new", "c", "b", "x", "y", "d"])
    }

    @Test("what is reloaded gets another cell, what is configured anew keeps its own")
    func reloading() async {
      let list = Names()
      let window = show(list)
      await advance(0.1)
      let before = list.cells
      list.names[0] = ["A", "B", "c"]
      list.tableView.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
      list.tableView.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      await advance(0.5)
      #expect(list.cells["A"] === before["a"] && list.cells["B"] !== before["b"])
      #expect(list.cells["c"] === before["c"] && window.isKeyWindow)
    }

    @MainActor private final class Rows {
      let table = UITableView(frame: UIScreen.main.bounds, style: .plain)
      let items: UITableViewDiffableDataSource<Int, String>

      init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        items = UITableViewDiffableDataSource(tableView: table) { table, path, name in
          let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
          cell.textLabel?.text = name
          return cell
        }
      }

      func show(
        _ names: [String],
        animated: Bool,
        reloading: [String] = [],
        then: @escaping () -> Void = {}
      ) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        snapshot.reloadItems(reloading)
        items.apply(snapshot, animatingDifferences: animated, completion: then)
      }
    }

    @Test("a table's snapshot is applied at once, or takes its time", arguments: [false, true])
    func diffable(isAnimated: Bool) async {
      let rows = Rows()
      let screen = UIViewController()
      let window = show(screen)
      screen.view.addSubview(rows.table)
      rows.show(["a", "b", "c"], animated: false)
      await advance(0.1)
      let c = rows.table.cellForRow(at: IndexPath(row: 2, section: 0))
      let start = c?.center.y ?? 0
      var isOver = false
      rows.show(["c", "a"], animated: isAnimated) { isOver = true }
      #expect(rows.table.cellForRow(at: IndexPath(row: 0, section: 0)) === c)
      await advance(0.1)
      #expect(isOver == !isAnimated)
      #expect((c?.shownCenter?.y == c?.center.y) == !isAnimated && c?.center.y != start)
      await advance(0.4)
      #expect(isOver && rows.items.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "a")
      #expect(rows.items.snapshot().itemIdentifiers == ["c", "a"] && window.isKeyWindow)
    }

    @Test("a snapshot's items are put beside others, moved and counted")
    func snapshots() {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([1, 2, 3])
      snapshot.appendItems(["a", "c"], toSection: 1)
      snapshot.insertItems(["b"], afterItem: "a")
      snapshot.appendItems(["z"], toSection: 3)
      snapshot.moveItem("z", beforeItem: "a")
      #expect(snapshot.sectionIdentifiers == [1, 2, 3])
      #expect(snapshot.itemIdentifiers == ["z", "a", "b", "c"])
      #expect(snapshot.sectionIdentifier(containingItem: "z") == 1)
      #expect(snapshot.indexOfItem("b") == 2)
      snapshot.deleteSections([1])
      #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 2)
    }

    @Test("a row with a list in it is not pressed by a finger on that list")
    func listInARow() async {
      let list = Names()
      let window = show(list)
      await advance(0.1)
      let layout = UICollectionViewFlowLayout()
      let shelf = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 393, height: 50),
        collectionViewLayout: layout
      )
      let row = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      row?.contentView.addSubview(shelf)
      await advance(0.1)
      let point = shelf.convert(CGPoint(x: 20, y: 20), to: window)
      let finger = await Hands.touch(at: point, in: window)
      #expect(row?.isHighlighted == false)
      await finger.lift()
      #expect(list.tableView.indexPathForSelectedRow == nil)
      let other = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      let next = await Hands.touch(at: other?.convert(.zero, to: window) ?? .zero, in: window)
      await advance(0.2)
      #expect(other?.isHighlighted == true)
      await next.lift()
    }
  }
}
