#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UICollectionView {
  /// Says where the list has the item with an ID, in sight or not; nil if it has none.
  ///
  /// ```swift
  /// collectionView.matchIndexPathProvider = { [photos] id in
  ///   photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(item: $0, section: 0) }
  /// }
  /// ```
  ///
  /// The engine then knows what the list can show, though it has no cell for it. On the way back, it scrolls the list to
  /// what flies home. A list that is pushed or presented is scrolled to what was selected on the leaving screen. Of
  /// several cells with one ID, the selected one flies, or the one from which it came, or the one at this index path.
  ///
  /// The list keeps the closure. If that needs the controller, write `[weak self]`.
  public var matchIndexPathProvider: (@MainActor (_ id: String) -> IndexPath?)? {
    get { ViewTag.of(self)?.indexPathProvider }
    set { ViewTag.attached(to: self).indexPathProvider = newValue }
  }
}

extension UITableView {
  /// Says where the table has the row with an ID, in sight or not; nil if it has none.
  ///
  /// It does what `matchIndexPathProvider` of a collection view does.
  public var matchIndexPathProvider: (@MainActor (_ id: String) -> IndexPath?)? {
    get { ViewTag.of(self)?.indexPathProvider }
    set { ViewTag.attached(to: self).indexPathProvider = newValue }
  }
}
#endif
