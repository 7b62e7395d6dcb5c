import UIKit

// How an app's rows change, which says where it was.
extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// The first rows of the first section.
  var first: [IndexPath] { Array(top.indices.prefix(2)).map { IndexPath(item: $0, section: 0) } }

  private var top: [Int] { sectionIdentifiers.first.map { itemIdentifiers(inSection: $0) } ?? [] }

  /// No row and no section has this number.
  private var new: Int { ((itemIdentifiers + sectionIdentifiers).max() ?? 0) + 1 }

  mutating func insert() -> [IndexPath] {
    guard let row = top.first else { return [] }
    insertItems([new], afterItem: row)
    return [IndexPath(item: 1, section: 0)]
  }

  mutating func delete() -> [IndexPath] {
    guard let row = top.first else { return [] }
    deleteItems([row])
    return [IndexPath(item: 0, section: 0)]
  }

  mutating func move() -> (from: IndexPath, to: IndexPath)? {
    guard top.count > 2 else { return nil }
    moveItem(top[0], afterItem: top[2])
    return (IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0))
  }

  mutating func insertSection() -> IndexSet {
    let number = new
    appendSections([number])
    appendItems([number, number + 1])
    return [numberOfSections - 1]
  }

  mutating func deleteSection() -> IndexSet {
    guard numberOfSections > 1 else { return [] }
    deleteSections([sectionIdentifiers[0]])
    return [0]
  }
}
