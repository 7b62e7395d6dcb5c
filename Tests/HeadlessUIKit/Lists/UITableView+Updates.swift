// Updates are laid out at once, without the animation that UIKit gives them.
import Foundation

extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { World.shared.nextTurn { completion(true) } }
  }

  public func beginUpdates() {
    loadCounts()
    batchDepth += 1
    if changes == nil { changes = ListChanges() }
  }

  public func endUpdates() {
    guard batchDepth > 0 else { raise("endUpdates without beginUpdates") }
    batchDepth -= 1
    if batchDepth == 0 { carryOut() }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections.inserted.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.sections.deleted.formUnion(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Outside of a batch each change is one of its own.
  private func change(_ edit: (inout ListChanges) -> Void) {
    beginUpdates()
    if var batch = changes {
      edit(&batch)
      changes = batch
    }
    endUpdates()
  }

  private func carryOut() {
    guard let batch = changes else { return }
    changes = nil
    let new = askedCounts()
    batch.check(loadCounts(), new)
    counts = new
    selection = selection.filter { !batch.reloads($0) }.compactMap { batch.path($0) }
    highlighted = highlighted.flatMap { batch.path($0) }
    let fitted = fittedHeights
    fittedHeights = [:]
    for (path, height) in fitted where !batch.reloads(path) {
      if let new = batch.path(path) { fittedHeights[new] = height }
    }
    rename(batch)
    setNeedsMetrics()
    layoutIfNeeded()
  }

  /// What stays keeps its cell; headers and footers are made anew.
  private func rename(_ batch: ListChanges) {
    for end in liveEnds.keys.sorted(by: TableEnd.isBefore) { takeBack(end) }
    let old = sortedLive
    func place(_ path: IndexPath) -> IndexPath? { batch.reloads(path) ? nil : batch.path(path) }
    for (path, cell) in old where place(path) == nil { takeBack(cell, path) }
    live = [:]
    for (path, cell) in old {
      if let new = place(path) { live[new] = cell }
    }
  }
}
