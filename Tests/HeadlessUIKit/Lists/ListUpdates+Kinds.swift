extension UICollectionView {
  public func insertItems(at indexPaths: [IndexPath]) { say { $0.inserted.formUnion(indexPaths) } }
  public func deleteItems(at indexPaths: [IndexPath]) { say { $0.deleted.formUnion(indexPaths) } }
  public func reloadItems(at indexPaths: [IndexPath]) { say { $0.reloaded.formUnion(indexPaths) } }
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths { configureAgain(path) }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    say { $0.moved[indexPath] = newIndexPath }
  }
  public func insertSections(_ sections: IndexSet) { say { $0.inserts(sections) } }
  public func deleteSections(_ sections: IndexSet) { say { $0.deletes(sections) } }
  public func reloadSections(_ sections: IndexSet) { say { $0.reloads(sections) } }
}

// However rows are said to come and go, they fade, and the others move.
extension UITableView {
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Until the updates end, whatever is said is one batch.
  public func beginUpdates() {
    loadCounts()
    batchDepth += 1
  }
  /// Heights are asked for and worked out again.
  public func endUpdates() {
    batchDepth -= 1
    fittedHeights = [:]
    if batchDepth == 0 { commit(nil) }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    say { $0.inserted.formUnion(indexPaths) }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    say { $0.deleted.formUnion(indexPaths) }
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    say { $0.reloaded.formUnion(indexPaths) }
  }
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { configureAgain(path) }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    say { $0.moved[indexPath] = newIndexPath }
  }
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    say { $0.inserts(sections) }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    say { $0.deletes(sections) }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    say { $0.reloads(sections) }
  }
}
