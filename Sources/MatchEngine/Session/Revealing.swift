#if canImport(UIKit) && !os(watchOS)
import UIKit

extension MatchChange {
  /// The views in which a screen says that what flies is, among several with one ID.
  ///
  /// The arriving screen brings it into sight first.
  func sources(on screen: UIViewController) -> [UIView] {
    let revealing = screen.participants(as: (any MatchRevealing).self)
    // A container that shows its first child leaves nothing.
    guard !revealing.isEmpty, !to.view.isDescendant(of: from.view) else { return [] }
    let shown = from.taggedViews.inSight
    let ids = screen === from ? shown.filter { $1.count > 1 } : shown
    guard !ids.isEmpty else { return [] }
    defer { screen.view.layoutIfNeeded() }
    return revealing.compactMap { $0.revealMatches(Set(ids.keys)) }
  }

  /// Whether the arriving screen will show a view with one of these IDs that it doesn't have yet.
  func willShow(_ ids: Set<String>) -> Bool {
    guard !ids.isEmpty else { return false }
    let revealing = to.participants(as: (any MatchRevealing).self)
    if revealing.contains(where: { $0.canRevealMatches(ids) }) { return true }
    // A list that was reloaded meanwhile has no cells yet, but what flew between the two can fly again.
    return kind != .push && kind != .present && pairedLast == true && bringsNewList
  }

  var bringsNewList: Bool { to.deepestVisibleController.viewIfLoaded?.holdsNewList == true }
}
#endif
