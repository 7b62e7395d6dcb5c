// What an app selects is told to no delegate; what a finger selects is.
import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// UIKit has no list for no selection.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { setSelected(false, path, animated) }
      return
    }
    guard hasRow(indexPath) else { raise("there is no row \(indexPath) to select") }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, path, animated) }
    }
    setSelected(true, indexPath, animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated)
  }

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, _ animated: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.append(path) } else { selection.removeAll { $0 == path } }
    live[path]?.setSelected(isSelected, animated: animated)
  }

  func keepOneSelected() {
    for path in selection.dropLast() { setSelected(false, path, false) }
  }

  // MARK: Fingers

  /// Of several fingers, the first one presses.
  func pressBegan(at point: CGPoint) {
    guard highlighted == nil, allowsSelection, let path = indexPathForRow(at: point),
      live[path] != nil
    else { return }
    if rowDelegate?.tableView(self, shouldHighlightRowAt: path) == false { return }
    highlighted = path
    live[path]?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The highlight ends before the selection changes.
  func pressEnded(at point: CGPoint) {
    guard let path = highlighted else { return }
    endHighlight()
    if indexPathForRow(at: point) == path { tap(path) }
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    live[path]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func tap(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) { return fingerDeselects(path) }
    guard let delegate = rowDelegate else {
      selectRow(at: path, animated: false, scrollPosition: .none)
      return
    }
    guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection {
      for other in selection where other != chosen { fingerDeselects(other) }
    }
    setSelected(true, chosen, false)
    delegate.tableView(self, didSelectRowAt: chosen)
  }

  private func fingerDeselects(_ path: IndexPath) {
    guard let delegate = rowDelegate else { return setSelected(false, path, false) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
    setSelected(false, chosen, false)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }
}
