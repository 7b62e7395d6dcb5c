// What a batch of insertions, deletions and moves does to the index paths of what stays.
import Foundation

/// Where single places go when some are taken out and others put in: the old indices of those, the new ones of these.
struct IndexShift {
  var deleted = IndexSet()
  var inserted = IndexSet()

  /// The new index of what was at an old one; nil if it was taken out.
  func index(_ old: Int) -> Int? {
    guard !deleted.contains(old) else { return nil }
    var new = old - deleted.count(in: 0..<old)
    for place in inserted where place <= new { new += 1 }
    return new
  }
}

/// The changes that one batch of updates made to a list.
struct ListChanges {
  var sections = IndexShift()
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: Set<IndexPath> = []
  var reloadedSections = IndexSet()

  /// The new index path of what was at an old one; nil if it was taken out.
  func path(_ old: IndexPath) -> IndexPath? {
    if let move = moved.first(where: { $0.from == old }) { return move.to }
    guard let section = sections.index(old.section) else { return nil }
    guard let item = shift(from: old.section, to: section).index(old.item) else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Whether what shows the old index path must be asked for again.
  func reloads(_ old: IndexPath) -> Bool {
    reloaded.contains(old) || reloadedSections.contains(old.section)
  }

  private func shift(from old: Int, to new: Int) -> IndexShift {
    let leaving = deleted + moved.map(\.from)
    let coming = inserted + moved.map(\.to)
    return IndexShift(
      deleted: IndexSet(leaving.filter { $0.section == old }.map(\.item)),
      inserted: IndexSet(coming.filter { $0.section == new }.map(\.item))
    )
  }

  /// Raises where UIKit does: the data source must have as many items as the changes lead to.
  func check(_ old: [Int], _ new: [Int]) {
    let count = old.count - sections.deleted.count + sections.inserted.count
    guard count == new.count else {
      raise("invalid number of sections: \(new.count) after the update, expected \(count)")
    }
    for (section, items) in old.enumerated() where !reloadedSections.contains(section) {
      guard let place = sections.index(section) else { continue }
      let shift = shift(from: section, to: place)
      let count = items - shift.deleted.count + shift.inserted.count
      guard count == new[place] else {
        raise("invalid number of items in section \(place): \(new[place]), expected \(count)")
      }
    }
  }
}
