#if canImport(UIKit) && !os(watchOS)
import UIKit

extension MatchChange {
  /// Whether the arriving screen will show a view with one of these IDs that it doesn't have yet.
  func willShow(_ ids: Set<String>) -> Bool {
    guard !ids.isEmpty else { return false }
    let revealing = to.participants(as: (any MatchRevealing).self)
    if revealing.contains(where: { $0.canRevealMatches(ids) }) || willList(ids) { return true }
    let knowsRows = !revealing.isEmpty || to.find { ViewTag.of($0)?.indexPathProvider != nil }
    // A list that was reloaded meanwhile has no cells yet, but what flew between the two screens can fly again.
    return !knowsRows && kind != .push && kind != .present && pairedLast == true
      && to.roots.contains(where: \.awaitsLayout)
  }

  /// Whether a list that may be scrolled, or isn't laid out yet, has a row with one of these IDs.
  private func willList(_ ids: Set<String>) -> Bool {
    to.find { list in
      guard let path = ViewTag.of(list)?.indexPathProvider else { return false }
      return (kind != .tab || list.awaitsLayout) && ids.contains { path($0) != nil }
    }
  }

  /// Scrolls to the row of a selected view or, on the way back, of the view that was most in sight.
  func revealRows(_ shown: [String: [UIView]]) {
    func way(_ view: UIView) -> Double? {
      if view.isInSelectedCell { return -.infinity }
      return direction == .backward ? view.wayToEye(on: from.view) : nil
    }
    let ways = shown.compactMapValues { $0.compactMap(way).min() }
    let ids = ways.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
    for id in ids where to.view.revealRow(of: id, in: to.view) { return }
  }
}

@MainActor protocol RowList: UIScrollView {
  var numberOfSections: Int { get }
  func numberOfRows(inSection section: Int) -> Int
  func cell(at path: IndexPath) -> UIView?
  func scroll(to path: IndexPath)
}

extension UITableView: RowList {
  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func scroll(to path: IndexPath) { scrollToRow(at: path, at: .middle, animated: false) }
}

extension UICollectionView: RowList {
  func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func scroll(to path: IndexPath) {
    scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
  }
}

extension UIView {
  /// The row with an ID, if this view is a list that knows its rows.
  private func row(of id: String) -> (list: any RowList, path: IndexPath)? {
    guard let path = ViewTag.of(self)?.indexPathProvider?(id), let list = self as? any RowList,
      path.count == 2, (0..<list.numberOfSections).contains(path[0]),
      (0..<list.numberOfRows(inSection: path[0])).contains(path[1])
    else { return nil }
    return (list, path)
  }

  /// Whether the view is in the row that a list around it names for an ID.
  func isInRow(of id: String) -> Bool {
    chain().contains { around in
      around.row(of: id).flatMap { $0.list.cell(at: $0.path) }.map(isDescendant) ?? false
    }
  }

  /// Brings the row with an ID into sight in the first list that has one, then in a list inside that row.
  ///
  /// If a view with the ID is in sight already, nothing scrolls. A view that flew last, while partly visible, stays.
  fileprivate func revealRow(of id: String, in screen: UIView) -> Bool {
    guard !isHidden, !isMatchExcluded else { return false }
    guard let (list, path) = row(of: id)
    else { return subviews.contains { $0.revealRow(of: id, in: screen) } }
    let hasFlown = ViewTag.of(screen)?.lastPlaces[id] != nil
    if screen.find({ $0.matchID == id && (hasFlown || $0.isInSight) }) { return true }
    // Rows that size themselves may move when they are loaded; a list as high as all its rows doesn't scroll itself.
    for _ in 0..<2 where list.cell(at: path)?.isInSight != true {
      list.scroll(to: path)
      list.layoutIfNeeded()
      guard let row = list.cell(at: path) else { continue }
      for case let around as UIScrollView in list.chain().dropFirst() {
        around.scrollRectToVisible(row.convert(row.bounds, to: around), animated: false)
      }
    }
    return list.cell(at: path)?.subviews.contains { $0.revealRow(of: id, in: screen) } != nil
  }

  /// Whether each scroll view around the view shows as much of it as fits beside the bars.
  private var isInSight: Bool {
    chain().dropFirst().allSatisfy { around in
      guard let list = around as? UIScrollView else { return true }
      let box = convert(bounds, to: list)
      let room = list.bounds.inset(by: list.adjustedContentInset)
      let seen = box.intersection(room).size
      return seen.width > min(box.width, room.width) - 1
        && seen.height > min(box.height, room.height) - 1
    }
  }

  /// How far the view is from the middle of its screen, less a bonus for how much of it is seen.
  fileprivate func wayToEye(on screen: UIView) -> Double {
    let box = convert(bounds, to: screen)
    let seen = box.intersection(screen.bounds).size
    let way = hypot(box.midX - screen.bounds.midX, box.midY - screen.bounds.midY)
    return way - 1e5 * (seen.width * seen.height).squareRoot().rounded()
  }

  var isInSelectedCell: Bool {
    chain().contains {
      ($0 as? UICollectionViewCell)?.isSelected ?? ($0 as? UITableViewCell)?.isSelected ?? false
    }
  }
}
#endif
