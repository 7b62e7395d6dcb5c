import MatchEngine
import UIKit

/// A list of rows that show a picture and a title each.
struct ListDescription {
  var isTable = true
  var isDiffable = false
  var cells = Cells.plain
  /// How many rows there are in each of two sections.
  var count = 12
  var hasHeaders = false
  /// Whether the engine is told which rows there are.
  var knowsRows = false
  /// How far it is scrolled at first.
  var offset: CGFloat = 0
  /// Where it is; nil: everywhere, behind all other views.
  var frame: CGRect?

  /// What a row is made of: a cell that its app fills, one of a list with what stands at its end, or one whose content
  /// is described.
  enum Cells: CaseIterable, Sendable { case plain, ofList, described }
}

/// The list of a screen with its rows, whose cells are used again.
@MainActor final class FuzzRows: NSObject {
  typealias Rows = NSDiffableDataSourceSnapshot<Int, Int>

  let list: UIScrollView
  let made: ListDescription
  /// What gives a list with diffable data its rows.
  private(set) var source: DiffableItems<Int, Int>?
  /// The rows of any other list.
  var own = Rows()
  var isScrolled = false
  /// The IDs of some pictures, which other views have, too.
  private let ids: [String]

  init(_ description: ListDescription, in bounds: CGRect, ids: [String]) {
    (made, self.ids) = (description, ids)
    let frame = description.frame ?? bounds
    let layout = UICollectionViewFlowLayout()
    list =
      made.isTable
      ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    list.delegate = self
    if made.frame == nil { list.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    for section in 0...1 {
      own.appendSections([section])
      own.appendItems(Array(section * made.count..<(section + 1) * made.count))
    }
    if let table = list as? UITableView { prepare(table) }
    if let grid = list as? UICollectionView { prepare(grid, layout) }
    source?.apply(own, animatingDifferences: false)
    if made.knowsRows { list.matchIndexPathProvider = { [weak self] in self?.path(of: $0) } }
  }

  private func prepare(_ table: UITableView) {
    table.rowHeight = 64
    table.sectionHeaderHeight = made.hasHeaders ? 30 : 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    guard made.isDiffable else { return table.dataSource = self }
    source = UITableViewDiffableDataSource<Int, Int>(tableView: table) {
      [weak self] table, path, _ in self?.tableView(table, cellForRowAt: path)
    }
  }

  private func prepare(_ grid: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    layout.itemSize = CGSize(width: 180, height: 64)
    layout.headerReferenceSize.height = made.hasHeaders ? 30 : 0
    let kind = made.cells == .ofList ? UICollectionViewListCell.self : UICollectionViewCell.self
    grid.register(kind, forCellWithReuseIdentifier: "row")
    grid.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    guard made.isDiffable else { return grid.dataSource = self }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
      [weak self] grid, path, _ in self?.collectionView(grid, cellForItemAt: path)
    }
    source.supplementaryViewProvider = { [weak self] in
      self?.collectionView($0, viewForSupplementaryElementOfKind: $1, at: $2)
    }
    self.source = source
  }

  /// Scrolls to where it begins, when its screen is laid out.
  func scrollAtFirst() {
    guard !isScrolled, list.window != nil else { return }
    isScrolled = true
    // What is scrolled beyond its last row comes back as soon as it is laid out.
    let lines = CGFloat(made.isTable ? 2 * made.count : made.count)
    let room = 64 * lines - list.frame.height
    if made.offset > 0, room > 0 { list.contentOffset.y = min(made.offset, room) }
  }
}

// What is in a row, whichever cell shows it.
extension FuzzRows {
  private var rows: [[Int]] {
    let rows = source?.snapshot() ?? own
    return rows.sectionIdentifiers.map { rows.itemIdentifiers(inSection: $0) }
  }

  private func id(of row: Int) -> String {
    row % 2 == 0 && row / 2 < ids.count ? ids[row / 2] : "row \(row)"
  }

  private func path(of id: String) -> IndexPath? {
    rows.enumerated().lazy.compactMap { number, rows in
      rows.firstIndex { self.id(of: $0) == id }.map { IndexPath(item: $0, section: number) }
    }.first
  }

  private func fill(_ cell: any ConfiguredView, at path: IndexPath) {
    let row = rows[path.section][path.item]
    let content = RowContent(row: row, id: id(of: row))
    if made.cells == .described {
      cell.contentConfiguration = content
    } else {
      content.fill(cell.contentView)
    }
    (cell as? UICollectionViewListCell)?.accessories = row % 2 == 0 ? [.disclosureIndicator()] : []
  }

  private var cells: [UIView] {
    (list as? UITableView)?.visibleCells ?? (list as? UICollectionView)?.visibleCells ?? []
  }

  /// The cells in sight, for what is set of a cell; or else what is in them.
  func parts(for entry: String) -> [AnyObject] {
    if entry.contains("Cell.") { return cells }
    let views = cells.flatMap { $0.subviews.flatMap(\.subviews) }
    return views + views.map(\.layer)
  }

  /// What else belongs to the list.
  var helpers: [AnyObject] {
    [source, (list as? UICollectionView)?.collectionViewLayout].compactMap { $0 }
  }

  /// Puts cells and headers into the order in which they are seen: they are in another one where some were used before.
  func rest(areTouched: Bool) {
    if areTouched {
      (list as? UITableView)?.selectRow(at: nil, animated: false, scrollPosition: .none)
      (list as? UICollectionView)?.selectItem(at: nil, animated: false, scrollPosition: [])
    }
    let reused = list.subviews.filter { $0 is any ReusableCell || $0 is UICollectionReusableView }
    for waiting in reused where waiting.isHidden { waiting.removeFromSuperview() }
    for view in reused.sorted(by: {
      ($0.frame.minY, $0.frame.minX) > ($1.frame.minY, $1.frame.minX)
    })
    where !view.isHidden { list.sendSubviewToBack(view) }
  }
}

extension FuzzRows: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, at: indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "section \(section)"
    return header
  }
}

extension FuzzRows: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows[section].count
  }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    fill(cell, at: path)
    return cell
  }
  func collectionView(
    _ view: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at path: IndexPath
  ) -> UICollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "header",
      for: path
    )
    header.backgroundColor = .lightGray
    return header
  }
}

/// What is seen of a row.
private struct RowContent: UIContentConfiguration {
  let row: Int
  let id: String

  func makeContentView() -> any UIView & UIContentView { RowContentView(self) }
  func updated(for state: any UIConfigurationState) -> RowContent { self }

  func fill(_ content: UIView) {
    if content.subviews.isEmpty {
      content.addSubview(UIImageView(frame: CGRect(x: 8, y: 8, width: 48, height: 48)))
      content.addSubview(UILabel(frame: CGRect(x: 70, y: 20, width: 100, height: 24)))
    }
    for case let picture as UIImageView in content.subviews {
      picture.image = FuzzScreen.picture(of: row)
      picture.layer.cornerRadius = row % 3 == 0 ? 8 : 0
      picture.clipsToBounds = true
      picture.matchID = id
    }
    for case let title as UILabel in content.subviews {
      title.text = "row \(row)"
      title.matchID = "title \(row)"
    }
  }
}

private final class RowContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ content: RowContent) {
    configuration = content
    super.init(frame: .zero)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { (configuration as? RowContent)?.fill(self) }
}
