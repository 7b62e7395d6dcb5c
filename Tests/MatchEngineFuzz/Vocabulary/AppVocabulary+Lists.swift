import UIKit

// Tables and collection views, what gives them their rows, and their cells.
extension AppVocabulary {
  static let ofLists = ofTables + ofTablesCalls + ofGrids + ofGridsCalls + ofSources + ofCells

  private typealias Flow = UICollectionViewFlowLayout
  private static let top = IndexPath(item: 0, section: 0)
  private static let second = IndexPath(item: 0, section: 1)

  private static let ofTables: [VocabularyEntry] = [
    VocabularyEntry("allowsSelection", \UITableView.allowsSelection),
    VocabularyEntry("isEditing", \UITableView.isEditing),
    VocabularyEntry("rowHeight", \UITableView.rowHeight, 64, 100, UITableView.automaticDimension),
    VocabularyEntry("estimatedRowHeight", \UITableView.estimatedRowHeight, 64, 0),
    VocabularyEntry("separatorStyle", \UITableView.separatorStyle, .none, .singleLine),
    VocabularyEntry("sectionHeaderHeight", \UITableView.sectionHeaderHeight, 0, 44),
    VocabularyEntry("sectionFooterHeight", \UITableView.sectionFooterHeight, 0, 20),
    VocabularyEntry("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding, 0, 30),
    VocabularyEntry("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
    VocabularyEntry(
      "tableHeaderView",
      \UITableView.tableHeaderView,
      [{ nil }, { UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80)) }]
    ),
  ]

  private static let ofTablesCalls: [VocabularyEntry] = [
    .calls("reloadData", on: UITableView.self, { $0.reloadData() }),
    changes("performBatchUpdates", of: UITableView.self) { list, rows in
      list.performBatchUpdates {
        list.deleteRows(at: rows.own.delete(), with: .left)
        list.insertRows(at: rows.own.insert(), with: .right)
      }
    },
    changes("beginUpdates", of: UITableView.self) { list, rows in
      list.beginUpdates()
      list.insertRows(at: rows.own.insert(), with: .top)
      list.endUpdates()
    },
    changes("insertRows", of: UITableView.self) { $0.insertRows(at: $1.own.insert(), with: .fade) },
    changes("deleteRows", of: UITableView.self) { $0.deleteRows(at: $1.own.delete(), with: .none) },
    changes("moveRow", of: UITableView.self) { list, rows in
      if let way = rows.own.move() { list.moveRow(at: way.from, to: way.to) }
    },
    changes("reloadRows", of: UITableView.self) { $0.reloadRows(at: $1.own.first, with: .fade) },
    changes("reconfigureRows", of: UITableView.self) { $0.reconfigureRows(at: $1.own.first) },
    changes("insertSections", of: UITableView.self) {
      $0.insertSections($1.own.insertSection(), with: .fade)
    },
    changes("deleteSections", of: UITableView.self) {
      $0.deleteSections($1.own.deleteSection(), with: .fade)
    },
    changes("reloadSections", of: UITableView.self) { list, _ in
      list.reloadSections([0], with: .none)
    },
    .calls("setEditing", on: UITableView.self, { $0.setEditing(true, animated: true) }),
    .calls(
      "scrollToRow",
      on: UITableView.self,
      { if $0.has(second) { $0.scrollToRow(at: second, at: .middle, animated: true) } },
      { if $0.has(second) { $0.scrollToRow(at: second, at: .top, animated: false) } }
    ),
    .calls(
      "selectRow",
      on: UITableView.self,
      { if $0.has(top) { $0.selectRow(at: top, animated: false, scrollPosition: .none) } },
      { if $0.has(second) { $0.selectRow(at: second, animated: true, scrollPosition: .top) } }
    ),
    .calls("deselectRow", on: UITableView.self, { $0.deselectRow(at: top, animated: true) }),
  ]

  private static let ofGrids: [VocabularyEntry] = [
    VocabularyEntry("allowsSelection", \UICollectionView.allowsSelection),
    VocabularyEntry("isEditing", \UICollectionView.isEditing),
    VocabularyEntry("itemSize", \Flow.itemSize, CGSize(width: 100, height: 100)),
    VocabularyEntry("minimumInteritemSpacing", \Flow.minimumInteritemSpacing, 0, 30),
    VocabularyEntry("minimumLineSpacing", \Flow.minimumLineSpacing, 0, 30),
    VocabularyEntry(
      "sectionInset",
      \Flow.sectionInset,
      .zero,
      .init(top: 9, left: 9, bottom: 0, right: 0)
    ),
    VocabularyEntry(
      "headerReferenceSize",
      \Flow.headerReferenceSize,
      .zero,
      CGSize(width: 0, height: 40)
    ),
    VocabularyEntry("scrollDirection", \Flow.scrollDirection, .horizontal, .vertical),
    .calls("invalidateLayout", on: UICollectionViewLayout.self, { $0.invalidateLayout() }),
  ]

  private static let ofGridsCalls: [VocabularyEntry] = [
    .calls("reloadData", on: UICollectionView.self, { $0.reloadData() }),
    changes("performBatchUpdates", of: UICollectionView.self) { list, rows in
      list.performBatchUpdates {
        list.deleteItems(at: rows.own.delete())
        list.insertItems(at: rows.own.insert())
      }
    },
    changes("insertItems", of: UICollectionView.self) { $0.insertItems(at: $1.own.insert()) },
    changes("deleteItems", of: UICollectionView.self) { $0.deleteItems(at: $1.own.delete()) },
    changes("moveItem", of: UICollectionView.self) { list, rows in
      if let way = rows.own.move() { list.moveItem(at: way.from, to: way.to) }
    },
    changes("reloadItems", of: UICollectionView.self) { $0.reloadItems(at: $1.own.first) },
    changes("reconfigureItems", of: UICollectionView.self) {
      $0.reconfigureItems(at: $1.own.first)
    },
    changes("insertSections", of: UICollectionView.self) {
      $0.insertSections($1.own.insertSection())
    },
    changes("deleteSections", of: UICollectionView.self) {
      $0.deleteSections($1.own.deleteSection())
    },
    changes("reloadSections", of: UICollectionView.self) { list, _ in list.reloadSections([0]) },
    .calls(
      "scrollToItem",
      on: UICollectionView.self,
      { if $0.has(second) { $0.scrollToItem(at: second, at: .bottom, animated: true) } },
      { if $0.has(second) { $0.scrollToItem(at: second, at: .top, animated: false) } }
    ),
    .calls(
      "selectItem",
      on: UICollectionView.self,
      { if $0.has(top) { $0.selectItem(at: top, animated: false, scrollPosition: []) } },
      { if $0.has(second) { $0.selectItem(at: second, animated: true, scrollPosition: .top) } }
    ),
    .calls("deselectItem", on: UICollectionView.self, { $0.deselectItem(at: top, animated: true) }),
  ]

  private static let ofSources: [VocabularyEntry] = [
    .calls(
      "apply",
      on: DiffableItems<Int, Int>.self,
      { $0.apply { _ = $0.insert() } },
      { $0.apply { _ = $0.delete() } },
      { $0.apply { _ = $0.move() } },
      { $0.apply(animated: false) { _ = $0.insertSection() } },
      { $0.apply { _ = $0.deleteSection() } },
      { $0.apply { $0.reloadItems(Array($0.itemIdentifiers.prefix(2))) } },
      { $0.apply { $0.reconfigureItems(Array($0.itemIdentifiers.prefix(2))) } }
    ),
    .calls(
      "applySnapshotUsingReloadData",
      on: DiffableItems<Int, Int>.self,
      { $0.applySnapshotUsingReloadData($0.snapshot()) }
    ),
  ]

  private static let ofCells: [VocabularyEntry] = [
    VocabularyEntry("accessoryType", \UITableViewCell.accessoryType, .disclosureIndicator, .none),
    VocabularyEntry("selectionStyle", \UITableViewCell.selectionStyle, .none, .default),
    VocabularyEntry("isSelected", \UITableViewCell.isSelected),
    VocabularyEntry("isHighlighted", \UITableViewCell.isHighlighted),
    VocabularyEntry("isSelected", \UICollectionViewCell.isSelected),
    VocabularyEntry("isHighlighted", \UICollectionViewCell.isHighlighted),
    .calls(
      "accessories",
      on: UICollectionViewListCell.self,
      { $0.accessories = [.checkmark(), .disclosureIndicator()] },
      { $0.accessories = [] }
    ),
    .calls("setSelected", on: UITableViewCell.self, { $0.setSelected(true, animated: true) }),
    .calls("setHighlighted", on: UITableViewCell.self, { $0.setHighlighted(true, animated: true) }),
  ]

  /// A call of a list whose app says itself how its rows change, which agrees with what its data source says then.
  private static func changes<List: UIScrollView>(
    _ name: String,
    of kind: List.Type,
    _ change: @escaping (List, FuzzRows) -> Void
  ) -> VocabularyEntry {
    .calls(
      name,
      on: kind,
      { list in
        guard let rows = list.delegate as? FuzzRows, rows.source == nil else { return }
        // The list has asked how many there are before that.
        if let list = list as? UITableView { _ = list.numberOfSections }
        if let list = list as? UICollectionView { _ = list.numberOfSections }
        change(list, rows)
      }
    )
  }
}

extension UITableView {
  fileprivate func has(_ path: IndexPath) -> Bool {
    numberOfSections > path.section && numberOfRows(inSection: path.section) > path.row
  }
}

extension UICollectionView {
  fileprivate func has(_ path: IndexPath) -> Bool {
    numberOfSections > path.section && numberOfItems(inSection: path.section) > path.item
  }
}

extension DiffableItems<Int, Int> {
  fileprivate func apply(animated: Bool = true, _ change: (inout Snapshot) -> Void) {
    var rows = snapshot()
    change(&rows)
    apply(rows, animatingDifferences: animated)
  }
}
