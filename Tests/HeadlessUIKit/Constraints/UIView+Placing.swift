// Constraints are solved for a unit at a time: a view whose frame is given, with all below that depends on it.
extension UIView {
  /// Something that places depend on is another than before.
  func layoutInputChanged() { World.shared.layoutGeneration += 1 }

  /// Constraints that concern this view or what is in it are others than before.
  func constraintsChanged() {
    layoutInputChanged()
    setNeedsLayout()
    if !isOwnUnit { layoutUnitRoot.setNeedsLayout() }
  }

  /// The view's place may be another one: what is constrained to it, if its frame is given, must follow.
  func placeChanged() {
    let place = KnownPlace(frame: layer.state.untransformedFrame, origin: bounds.origin)
    let before = layoutStore.knownPlace
    guard place != before else { return }
    layoutStore.knownPlace = place
    if place.origin != before.origin { layoutInputChanged() }
    guard layoutStore.translatesMask || superviewStore == nil, place.frame != before.frame
    else { return }
    layoutInputChanged()
    let others = superviewStore?.layoutStore.constraints ?? []
    if others.contains(where: { $0.firstItem === self || $0.secondItem === self }) {
      superviewStore?.setNeedsLayout()
    }
  }

  /// Whether what is in this view can be placed without a look at what is around it.
  var isOwnUnit: Bool { layoutStore.translatesMask && layoutStore.crossings == 0 }

  var layoutUnitRoot: UIView {
    var root = self
    while !root.isOwnUnit, let superview = root.superviewStore { root = superview }
    return root
  }

  /// The places of everything in this view's unit by the constraints as they are now.
  var currentSolution: LayoutSolution {
    let root = layoutUnitRoot
    root.updateConstraintsIfNeeded()
    if let solution = root.layoutStore.knownSolution,
      solution.generation == World.shared.layoutGeneration
    {
      return solution
    }
    let solution = LayoutUnit(root).solved()
    root.layoutStore.knownSolution = solution
    return solution
  }

  /// Puts the subviews where their constraints want them.
  func placeConstrainedSubviews() {
    if subviewStore.isEmpty { return }
    layoutUnitRoot.updateConstraintsIfNeeded()
    // Where constraints decide nothing, there is nothing to place.
    if isOwnUnit, layoutStore.constraints.isEmpty, subviewStore.allSatisfy(\.isOwnUnit) { return }
    let solution = currentSolution
    for view in solution.views.compactMap(\.object) {
      guard let superview = view.superviewStore,
        let frame = solution.frames[ObjectIdentifier(view)]
      else { continue }
      if superview === self {
        view.place(frame)
      } else if !view.isPlaced(frame) {
        superview.setNeedsLayout()
      }
    }
    if let content = layoutStore.knownGuides[.content],
      let size = solution.frames[ObjectIdentifier(content)]?.size,
      let scroll = self as? UIScrollView, scroll.contentSize != size
    {
      scroll.contentSize = size
    }
  }

  private func isPlaced(_ frame: CGRect) -> Bool {
    bounds.size == frame.size && center == frame.point(at: layer.anchorPoint)
  }

  /// GE-5: by bounds and center, which a transform does not touch.
  private func place(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let center = frame.point(at: layer.anchorPoint)
    if self.center != center { self.center = center }
  }
}
