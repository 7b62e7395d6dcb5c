// VH-10: layout begins at the topmost layer above that needs it, and goes down.
extension CALayer {
  public func setNeedsLayout() {
    ownNeedsLayout = true
    markTreeForLayout()
  }

  public func layoutIfNeeded() {
    var top = self
    var layer = self
    while let above = layer.parent {
      if above.ownNeedsLayout { top = above }
      layer = above
    }
    top.layOutTree()
  }

  func markTreeForLayout() {
    treeNeedsLayout = true
    var layer = self
    while let above = layer.parent, !above.treeNeedsLayout {
      above.treeNeedsLayout = true
      layer = above
    }
  }

  /// Lays out this layer and all below, parents first, until nothing below asks for more.
  func layOutTree() {
    var passes = 0
    while treeNeedsLayout {
      treeNeedsLayout = false
      if ownNeedsLayout {
        ownNeedsLayout = false
        isLayingOut = true
        layoutSublayers()
        isLayingOut = false
      }
      for sublayer in sublayerStore { sublayer.layOutTree() }
      maskStore?.layOutTree()
      passes += 1
      if passes > 200 { raise("layout of \(name ?? "a layer") does not come to rest") }
    }
  }
}
