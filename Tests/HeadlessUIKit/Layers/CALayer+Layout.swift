// VH-10: layout begins at the topmost layer above that needs it, and goes down.
extension CALayer {
  public func setNeedsLayout() {
    ownNeedsLayout = true
    markTreeForLayout()
  }

  public func layoutIfNeeded() {
    let waiting = sequence(first: self, next: \.parent).filter(\.ownNeedsLayout)
    (waiting.last ?? self).layOutTree()
  }

  func markTreeForLayout() {
    treeNeedsLayout = true
    if let parent, !parent.treeNeedsLayout { parent.markTreeForLayout() }
  }

  /// Lays out this layer and all below, parents first, until nothing below asks for more.
  func layOutTree() {
    var passes = 0
    let parent = parent
    while treeNeedsLayout {
      treeNeedsLayout = false
      if ownNeedsLayout {
        ownNeedsLayout = false
        isLayingOut = true
        layoutSublayers()
        isLayingOut = false
        // What left meanwhile is laid out with its next place.
        if self.parent !== parent {
          treeNeedsLayout = true
          return
        }
      }
      for sublayer in sublayerStore where sublayer.parent === self { sublayer.layOutTree() }
      maskStore?.layOutTree()
      passes += 1
      if passes > 200 { raise("layout of \(name ?? "a layer") does not come to rest") }
    }
  }
}
