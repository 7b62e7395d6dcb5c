// What an app selects is told to no delegate; what a finger selects is.
import Foundation

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  public func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else {
      for path in selection { setSelected(false, path) }
      return
    }
    guard hasItem(indexPath) else { raise("there is no item \(indexPath) to select") }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path) }
    }
    setSelected(true, indexPath)
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.append(path) } else { selection.removeAll { $0 == path } }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func keepOneSelected() {
    for path in selection.dropLast() { setSelected(false, path) }
  }

  // MARK: Fingers

  /// Of several fingers, the first one presses.
  func pressBegan(at point: CGPoint) {
    guard highlighted == nil, allowsSelection, let path = indexPathForItem(at: point),
      cellForItem(at: path) != nil
    else { return }
    if itemDelegate?.collectionView(self, shouldHighlightItemAt: path) == false { return }
    highlighted = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  /// The highlight ends after the selection has changed.
  func pressEnded(at point: CGPoint) {
    guard let path = highlighted else { return }
    if indexPathForItem(at: point) == path { tap(path) }
    endHighlight()
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  private func tap(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      if itemDelegate?.collectionView(self, shouldDeselectItemAt: path) == false { return }
      setSelected(false, path)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if itemDelegate?.collectionView(self, shouldSelectItemAt: path) == false { return }
    let others = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    for other in others {
      setSelected(false, other)
      itemDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    setSelected(true, path)
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }
}
