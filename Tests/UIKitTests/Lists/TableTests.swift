#if canImport(UIKit)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  @MainActor @Suite struct TableTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Rows of any height: what is visible is what touches the bounds, and shows its own name")
    func visibleLaw() {
      var random = SplitMix(seed: 31)
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        for _ in 0..<10 {
          let roster = Roster(
            (0..<random.whole(1...4)).map { _ in random.whole(0...30) },
            style: style
          )
          for path in roster.paths { roster.heights[roster.name(path)] = random.number(10...120) }
          if random.chance(oneIn: 2) { roster.titles[0] = "A title" }
          roster.view.layoutIfNeeded()
          for _ in 0..<8 {
            roster.scroll(to: random.number(0...Double(max(1, roster.view.contentSize.height))))
            check(roster)
          }
        }
      }
    }

    @Test(
      "VH-15: rows span the table, and what is in them keeps clear of its sides",
      arguments: [true, false]
    )
    func sides(keepsClear: Bool) async throws {
      let table = NumberList()
      table.tableView.insetsContentViewsToSafeArea = keepsClear
      let window = show(table)
      await advance(0.1)
      #expect(table.view.window === window)
      let cell = try #require(table.tableView.cellForRow(at: path(0)))
      table.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
      await advance(0.1)
      let (left, right) = keepsClear ? (CGFloat(40), CGFloat(30)) : (0, 0)
      #expect(cell.frame.minX == 0 && cell.frame.width == table.tableView.bounds.width)
      #expect(cell.contentView.frame.minX == left)
      #expect(cell.contentView.frame.maxX == cell.bounds.width - right)
    }

    private func check(_ roster: Roster) {
      let visible = roster.view.indexPathsForVisibleRows ?? []
      #expect(visible == roster.pathsInSight)
      #expect(
        roster.view.visibleCells.compactMap { ($0 as? NameCell)?.name } == visible.map(roster.name)
      )
      for path in visible {
        let cell = roster.view.cellForRow(at: path)
        let place = roster.view.rectForRow(at: path)
        #expect(abs((cell?.frame.minY ?? -1) - place.minY) < 0.01)
        #expect(abs(place.height - (roster.heights[roster.name(path)] ?? 40)) < 0.01)
        #expect(cell.flatMap { roster.view.indexPath(for: $0) } == path)
        let middle = CGPoint(x: place.midX, y: place.midY)
        #expect(roster.view.indexPathForRow(at: middle) == path)
      }
    }

    @Test("A header of a plain table stays at the top while its section is in sight")
    func floatingHeader() throws {
      let roster = Roster([20, 20])
      roster.titles = ["First", "Second"]
      roster.view.layoutIfNeeded()
      let label = try #require(roster.view.label(saying: "First"))
      let header = try #require(
        sequence(first: label as UIView, next: \.superview).first { $0.superview === roster.view }
      )
      let rest = header.frame.minY
      #expect(rest >= 0 && rest < roster.view.rectForRow(at: path(0)).minY)
      roster.scroll(to: 300)
      #expect(header.frame.minY == 300)
      let end = roster.view.rectForRow(at: path(19)).maxY
      roster.scroll(to: end - 5)
      #expect(abs(header.frame.maxY - end) < 0.01)
    }

    @Test("A table's own header lies before all rows, as high as it is")
    func ownHeader() {
      let roster = Roster([3])
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 55))
      roster.view.tableHeaderView = header
      roster.view.layoutIfNeeded()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 55))
      #expect(roster.view.rectForRow(at: path(0)).minY == 55)
      #expect(roster.view.contentSize.height == 175)
      roster.view.tableHeaderView = nil
      roster.view.layoutIfNeeded()
      #expect(header.superview == nil && roster.view.rectForRow(at: path(0)).minY == 0)
    }

    @Test("Rows without a given height are as high as their constraints want")
    func fittingRows() {
      let source = FittingRows()
      source.view.layoutIfNeeded()
      var top: CGFloat = 0
      for row in 0..<4 {
        let place = source.view.rectForRow(at: path(row))
        let height = CGFloat(30 + 25 * row)
        #expect(abs(place.minY - top) < 1.5 && abs(place.height - height) < 1)
        #expect(source.view.cellForRow(at: path(row))?.frame == place)
        top = place.maxY
      }
    }

    @Test("A row that was never in sight is as high as it is estimated to be")
    func estimatedRows() {
      let source = FittingRows(100)
      source.view.estimatedRowHeight = 70
      source.view.layoutIfNeeded()
      #expect(abs(source.view.rectForRow(at: path(0)).height - 30) < 1)
      #expect(abs(source.view.rectForRow(at: path(99)).height - 70) < 1)
    }
  }
}

extension UIView {
  fileprivate func label(saying text: String) -> UILabel? {
    if let label = self as? UILabel, label.text == text { return label }
    return subviews.lazy.compactMap { $0.label(saying: text) }.first
  }
}

/// Rows that hold a box of a height that only a constraint says.
@MainActor private final class FittingRows: NSObject, UITableViewDataSource {
  let view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
  let count: Int

  init(_ count: Int = 4) {
    self.count = count
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: CGFloat(30 + 25 * indexPath.row))
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      height,
    ])
    return cell
  }
}
#endif
