// VH-19: outside of a window, snapshots are applied without an animation.
/// What the data sources of tables and of collection views have in common.
@preconcurrency @MainActor
open class DiffableItems<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  var current = Snapshot()

  open func snapshot() -> Snapshot { current }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.places[itemIdentifier]
  }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func apply(
    _ snapshot: Snapshot,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot.shown
    show(snapshot, after: old, animated: animatingDifferences) { completion?() }
  }

  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.shown
    reload()
    if let completion { World.shared.nextTurn { completion() } }
  }

  func show(
    _ new: Snapshot,
    after old: Snapshot,
    animated: Bool,
    completion: @escaping () -> Void
  ) {}
  func reload() {}

  func count(_ section: Int) -> Int {
    current.numberOfItems(inSection: current.sectionIdentifiers[section])
  }
}
