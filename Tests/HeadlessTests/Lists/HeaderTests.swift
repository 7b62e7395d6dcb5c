import Testing
import UIKitTestSupport

@testable import UIKit

extension HeadlessTests {
  @MainActor @Suite("Headers, footers and configurations") struct HeaderTests {
    private final class Settings: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.register(
          UITableViewHeaderFooterView.self,
          forHeaderFooterViewReuseIdentifier: "head"
        )
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 2 }
      override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
      ) -> String? { section == 0 ? "General" : nil }
      override func tableView(
        _ tableView: UITableView,
        titleForFooterInSection section: Int
      ) -> String? { section == 0 ? "What this is for" : nil }
      override func tableView(
        _ tableView: UITableView,
        viewForHeaderInSection section: Int
      ) -> UIView? {
        guard section == 1 else { return nil }
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        header?.backgroundConfiguration = .clear()
        return header
      }
      override func tableView(
        _ tableView: UITableView,
        heightForHeaderInSection section: Int
      ) -> CGFloat { section == 1 ? 70 : UITableView.automaticDimension }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row"
        content.image = UIImage(systemName: "heart")
        if indexPath.row == 1 { content.secondaryText = "and more of it" }
        cell.contentConfiguration = content
        return cell
      }
    }

    @Test("sections have titles, views of the app's and footers", arguments: [0, 2])
    func headers(style: Int) async throws {
      let list = Settings(style: UITableView.Style(rawValue: style) ?? .plain)
      let window = show(list)
      await advance(0.1)
      let table = try #require(list.tableView)
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "General")
      #expect(table.footerView(forSection: 0)?.textLabel?.text == "What this is for")
      #expect(table.headerView(forSection: 1)?.bounds.height == 70)
      #expect(table.headerView(forSection: 1)?.reuseIdentifier == "head")
      let footer = table.rectForFooter(inSection: 0)
      #expect(footer.minY == table.rectForRow(at: IndexPath(row: 1, section: 0)).maxY)
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect((cell?.layer.cornerRadius ?? 0 > 0) == (style == 2) && window.isKeyWindow)
    }

    @Test("a content configuration fills its row, and says how high that is")
    func content() async throws {
      let list = Settings()
      let window = show(list)
      await advance(0.1)
      let rows = (0..<2).map { list.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
      let views = try rows.map { try #require($0?.contentView as? UIListContentView) }
      #expect(rows[0]?.bounds.height == 44 && rows[1]?.bounds.height ?? 0 > 50)
      #expect(views[0].bounds.width == 393 && window.isKeyWindow)
      let texts = views.map { $0.subviews.compactMap { ($0 as? UILabel)?.text } }
      #expect(texts == [["Row"], ["Row", "and more of it"]])
      let row = try #require(rows[0])
      row.contentConfiguration = nil
      #expect(!(row.contentView is UIListContentView) && row.contentView.superview === row)
    }

    @Test("a background is gray while its row is selected, unless the app gives it a color")
    func backgrounds() {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.backgroundConfiguration = .listPlainCell()
      cell.layoutIfNeeded()
      #expect(cell.subviews[0].backgroundColor == .systemBackground)
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(cell.subviews[0].backgroundColor == .systemGray4)
      cell.backgroundConfiguration?.backgroundColor = .red
      cell.isSelected = false
      cell.layoutIfNeeded()
      #expect(cell.subviews[0].backgroundColor == .red)
      var states: [Bool] = []
      cell.configurationUpdateHandler = { states.append($1.isSelected) }
      cell.layoutIfNeeded()
      cell.isSelected = true
      cell.layoutIfNeeded()
      #expect(states == [false, true])
    }

    /// A list made of a collection view, with headers by registration.
    private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
      -> (UICollectionView, UICollectionViewDiffableDataSource<String, Int>)
    {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      let view = UICollectionView(
        frame: UIScreen.main.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
        cell,
        _,
        number in
        var content = cell.defaultContentConfiguration()
        content.text = "\(number)"
        if number == 1 { content.secondaryText = "a second line" }
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: row, for: $1, item: $2)
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, path in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = "Section \(path.section)"
        view.contentConfiguration = content
      }
      items.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      return (view, items)
    }

    @Test(
      "a list of a collection view has headers, and rows as high as their content",
      arguments: [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped]
    )
    func lists(appearance: UICollectionLayoutListConfiguration.Appearance) async throws {
      let (view, items) = list(appearance)
      let screen = UIViewController()
      let window = show(screen)
      screen.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b"])
      snapshot.appendItems([0, 1], toSection: "a")
      snapshot.appendItems([2], toSection: "b")
      items.apply(snapshot, animatingDifferences: false)
      await advance(0.1)
      let heights = (0..<2).map {
        view.cellForItem(at: IndexPath(item: $0, section: 0))?.bounds.height ?? 0
      }
      #expect(heights[0] == 44 && heights[1] > 50 && window.isKeyWindow)
      let kind = UICollectionView.elementKindSectionHeader
      let headers = (0..<2).map {
        view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))
      }
      let first = try #require(headers[0])
      #expect(headers[1] != nil && first.frame.maxY <= heights[0] + 60)
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(cell?.frame.minX == (appearance == .insetGrouped ? 16 : 0))
      #expect((cell?.frame.minY ?? 0) == first.frame.maxY)
      if appearance == .plain {
        view.contentInset.bottom = 900
        view.setContentOffset(CGPoint(x: 0, y: 30 - view.adjustedContentInset.top), animated: false)
        await advance(0.1)
        #expect(first.frame.minY == view.bounds.minY + view.adjustedContentInset.top)
      }
    }
  }
}
