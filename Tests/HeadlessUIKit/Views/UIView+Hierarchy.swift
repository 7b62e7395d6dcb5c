// VH-4: adding moves. CC-2: a controller's view goes only where its controller's parent is.
// PX-12, RC-112: an effect view takes no subviews itself.
extension UIView {
  public var superview: UIView? { superviewStore }
  public var subviews: [UIView] { subviewStore }
  public var window: UIWindow? { (self as? UIWindow) ?? windowStore }

  /// Where a view is put among its siblings.
  private enum Place { case front, index(Int), below(UIView), above(UIView) }

  public func addSubview(_ view: UIView) { insert(view, .front) }

  /// An index beyond the last one means the front.
  public func insertSubview(_ view: UIView, at index: Int) {
    if index < 0 { raise("no subview index \(index) to insert at") }
    insert(view, .index(index))
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below(siblingSubview))
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above(siblingSubview))
  }

  public func bringSubviewToFront(_ view: UIView) {
    if subviewStore.last === view, layer.sublayerStore.last === view.layer { return }
    guard let index = subviewStore.firstIndex(of: view) else { return }
    subviewStore.append(subviewStore.remove(at: index))
    restackLayers()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviewStore.firstIndex(of: view) else { return }
    subviewStore.insert(subviewStore.remove(at: index), at: 0)
    restackLayers()
  }

  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superviewStore).contains { $0 === view }
  }

  /// Among the views, and among the layers: right beside the sibling's, whatever other layers are there.
  private func indices(of place: Place) -> (view: Int, layer: Int) {
    let front = (subviewStore.count, layer.sublayerStore.count)
    switch place {
    case .front: return front
    case .index(let index):
      guard index < subviewStore.count else { return front }
      return (index, layer.index(of: subviewStore[index].layer) ?? front.1)
    case .below(let sibling), .above(let sibling):
      guard let index = subviewStore.firstIndex(where: { $0 === sibling }) else { return front }
      var step = 0
      if case .above = place { step = 1 }
      return (index + step, layer.index(of: sibling.layer).map { $0 + step } ?? front.1)
    }
  }

  /// Views' layers in the views' order, free layers where they were.
  private func restackLayers() {
    wrote(self, "subviews")
    var layers = subviewStore.map(\.layer).makeIterator()
    layer.sublayerStore = layer.sublayerStore.map { sublayer in
      sublayer.view?.superviewStore === self ? layers.next() ?? sublayer : sublayer
    }
    layer.setNeedsCommit()
  }

  private func insert(_ view: UIView, _ place: Place) {
    if view === self || !view.subviewStore.isEmpty && isDescendant(of: view) {
      raise("a view cannot be added to itself or to what it contains")
    }
    if let effect = self as? UIVisualEffectView, view !== effect.contentView {
      raise("\(view) was added to an effect view itself, not to its contentView")
    }
    view.checkControllers(movingTo: self)
    if view.superviewStore === self {
      reorder(view, place)
      return
    }
    wrote(view, "superview")
    wrote(self, "subviews")
    view.willMove(toSuperview: self)
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if changesWindow { view.tellWindowWillChange(newWindow) }
    view.detach()
    let indices = indices(of: place)
    layer.insert(view.layer, at: indices.layer)
    subviewStore.insert(view, at: indices.view)
    view.superviewStore = self
    if changesWindow { view.tellWindowDidChange(newWindow, in: styleInPlace) }
    view.safeAreaMayHaveChanged()
    layoutInputChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, _ place: Place) {
    if case .front = place { return bringSubviewToFront(view) }
    wrote(self, "subviews")
    subviewStore.removeAll { $0 === view }
    layer.sublayerStore.removeAll { $0 === view.layer }
    let indices = indices(of: place)
    subviewStore.insert(view, at: indices.view)
    layer.sublayerStore.insert(view.layer, at: indices.layer)
    layer.setNeedsCommit()
  }

  /// Takes the view off its parent without telling it; constraints and arranged places go with it.
  private func detach() {
    guard let parent = superviewStore else { return }
    parent.willRemoveSubview(self)
    parent.subviewLeaves(self)
    parent.subviewStore.removeAll { $0 === self }
    if parent.lookStore.maskView === self { parent.lookStore.maskView = nil }
    layer.removeFromSuperlayer()
    superviewStore = nil
    World.shared.geometryChanged = true
  }

  /// Removing a view that has no parent does nothing.
  public func removeFromSuperview() {
    guard let superviewStore else { return }
    wrote(self, "superview")
    wrote(superviewStore, "subviews")
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    if changesWindow { tellWindowWillChange(nil) }
    detach()
    if changesWindow { tellWindowDidChange(nil, in: .unspecified) }
    didMoveToSuperview()
  }

  private func tellWindowWillChange(_ window: UIWindow?) {
    UIApplication.shared.leavesWindow(self)
    willMove(toWindow: window)
    controller?.viewWillMove(toWindow: window)
    for subview in subviewStore { subview.tellWindowWillChange(window) }
  }

  private func tellWindowDidChange(_ window: UIWindow?, in style: UIUserInterfaceStyle) {
    windowStore = window
    let style = lookStore.style == .unspecified ? style : lookStore.style
    if window != nil {
      catchUpWithTraits(in: style)
    } else {
      knownSafeArea = .zero
      knownSafeAreaBounds = .null
      // Nothing is recognized any more where it was.
      for recognizer in recognizerStore { World.shared.touches.interrupt(recognizer) }
    }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    for subview in subviewStore { subview.tellWindowDidChange(window, in: style) }
  }
}
