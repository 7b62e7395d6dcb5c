// A constraint is held by the nearest view around all that it mentions; if there is none, it cannot be active.
import Foundation

extension NSLayoutConstraint {
  /// The views that are mentioned, or that own the guides that are.
  var mentionedViews: [UIView] {
    [firstItem, secondItem].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
  }

  func activate() {
    let views = mentionedViews
    guard let first = views.first else { raise("a constraint mentions nothing that is in a view") }
    guard let nearest = first.nearestView(around: views.last ?? first) else {
      raise("a constraint's items have no common ancestor")
    }
    join(nearest)
  }

  func join(_ view: UIView) {
    if holder === view { return }
    deactivate()
    for mentioned in mentionedViews where !mentioned.isDescendant(of: view) {
      raise("a constraint mentions \(mentioned), which is not in the view that it is added to")
    }
    holder = view
    view.layoutStore.constraints.append(self)
    countCrossings(1)
    view.constraintsChanged()
  }

  func deactivate() {
    guard let view = holder else { return }
    countCrossings(-1)
    holder = nil
    view.layoutStore.constraints.removeAll { $0 === self }
    view.constraintsChanged()
  }

  /// Tells the views between what is mentioned and the holder that they cannot be laid out by themselves.
  private func countCrossings(_ change: Int) {
    guard let holder else { return }
    for (item, view) in zip([firstItem, secondItem].compactMap { $0 }, mentionedViews) {
      // What the holder itself has to do with it crosses nothing.
      if view === holder { continue }
      var next: UIView? = item is UIView ? view.superviewStore : view
      while let current = next, current !== holder {
        current.layoutStore.crossings += change
        next = current.superviewStore
      }
    }
  }
}

extension UIView {
  /// This view or the nearest around it that also is, or is around, the other.
  func nearestView(around other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next, !other.isDescendant(of: view) { next = view.superviewStore }
    return next
  }
}
