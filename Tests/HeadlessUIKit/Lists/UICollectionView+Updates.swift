// Updates are laid out at once, without the animation that UIKit gives them.
import Foundation

extension UICollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadCounts()
    let isOuter = changes == nil
    if isOuter { changes = ListChanges() }
    updates?()
    if isOuter { carryOut() }
    if let completion { World.shared.nextTurn { completion(true) } }
  }

  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted += indexPaths }
  }

  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted += indexPaths }
  }

  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet) {
    change { $0.sections.inserted.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet) {
    change { $0.sections.deleted.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Outside of a batch each change is one of its own.
  private func change(_ edit: (inout ListChanges) -> Void) {
    if changes != nil { return addToBatch(edit) }
    changes = ListChanges()
    loadCounts()
    addToBatch(edit)
    carryOut()
  }

  private func addToBatch(_ edit: (inout ListChanges) -> Void) {
    if var batch = changes {
      edit(&batch)
      changes = batch
    }
  }

  private func carryOut() {
    guard let batch = changes else { return }
    changes = nil
    let new = askedCounts()
    batch.check(loadCounts(), new)
    adopt(new) { batch.reloads($0) ? nil : batch.path($0) }
  }

  /// What stays keeps its cell and its selection; what went or is asked for again gives them back.
  func adopt(_ new: [Int], _ place: (IndexPath) -> IndexPath?) {
    counts = new
    selection = selection.compactMap(place)
    highlighted = highlighted.flatMap(place)
    let old = sortedLive
    for (path, cell) in old where place(path) == nil { takeBack(cell, path) }
    live = [:]
    for (path, cell) in old {
      if let new = place(path) { live[new] = cell }
    }
    collectionViewLayout.invalidateLayout()
    layoutIfNeeded()
  }
}
