// VH-3, VH-4: the tree, and the order in which it is painted.
extension CALayer {
  public var superlayer: CALayer? { original == nil ? parent : original?.parent?.presentation() }

  public var sublayers: [CALayer]? {
    if let original { return original.shownSublayers.compactMap { $0.presentation() } }
    return sublayerStore.isEmpty ? nil : sublayerStore
  }

  public func addSublayer(_ layer: CALayer) {
    wrote(layer, "superlayer")
    wrote(self, "sublayers")
    insert(layer, at: sublayerStore.count)
  }

  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    wrote(layer, "superlayer")
    wrote(self, "sublayers")
    insert(layer, at: Int(idx))
  }

  public func removeFromSuperlayer() {
    guard let parent else { return }
    wrote(self, "superlayer")
    wrote(parent, "sublayers")
    if parent.maskStore === self { parent.maskStore = nil }
    parent.sublayerStore.removeAll { $0 === self }
    if !parent.isOnScreen { parent.shownSublayers.removeAll { $0 === self } }
    parent.setNeedsCommit()
    parent.setNeedsLayout()
    self.parent = nil
  }

  func insert(_ layer: CALayer, at place: Int) {
    if layer === self || !layer.sublayerStore.isEmpty && isBelow(layer) {
      raise("a layer cannot be put into itself")
    }
    layer.removeFromSuperlayer()
    sublayerStore.insert(layer, at: min(max(place, 0), sublayerStore.count))
    layer.parent = self
    setNeedsCommit()
    setNeedsLayout()
    if layer.treeNeedsLayout { markTreeForLayout() }
  }

  func index(of layer: CALayer?) -> Int? {
    layer.flatMap { layer in sublayerStore.firstIndex { $0 === layer } }
  }
}
