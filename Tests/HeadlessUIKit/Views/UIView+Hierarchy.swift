// VH-4: adding moves. CC-2: a controller's view goes only where its controller's parent is.
// PX-12, RC-112: an effect view takes no subviews itself.
import Foundation

extension UIView {
  public var superview: UIView? { superviewStore }
  public var subviews: [UIView] { subviewStore }
  public var window: UIWindow? { (self as? UIWindow) ?? windowStore }

  public func addSubview(_ view: UIView) { insert(view, at: nil) }

  public func insertSubview(_ view: UIView, at index: Int) {
    let others = subviewStore.filter { $0 !== view }
    guard (0...others.count).contains(index) else {
      raise("no subview index \(index) to insert at")
    }
    insert(view, at: index)
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, without: view))
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: place(of: siblingSubview, without: view).map { $0 + 1 })
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviewStore.firstIndex(of: view) else { return }
    subviewStore.append(subviewStore.remove(at: index))
    guard layer.sublayerStore.count == subviewStore.count,
      layer.sublayerStore[index] === view.layer
    else { return restackLayers() }
    layer.sublayerStore.append(layer.sublayerStore.remove(at: index))
    layer.setNeedsCommit()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviewStore.firstIndex(of: view) else { return }
    subviewStore.insert(subviewStore.remove(at: index), at: 0)
    restackLayers()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superviewStore
    }
    return false
  }

  private func place(of sibling: UIView, without view: UIView) -> Int? {
    subviewStore.filter { $0 !== view }.firstIndex(of: sibling)
  }

  /// Views' layers in the views' order, free layers where they were.
  private func restackLayers() {
    var layers = subviewStore.map(\.layer).makeIterator()
    layer.sublayerStore = layer.sublayerStore.map { sublayer in
      sublayer.view?.superviewStore === self ? layers.next() ?? sublayer : sublayer
    }
    layer.setNeedsCommit()
  }

  private func insert(_ view: UIView, at index: Int?) {
    if isDescendant(of: view) { raise("a view cannot be added to itself or to what it contains") }
    if let effect = self as? UIVisualEffectView, view !== effect.contentView {
      raise("\(view) was added to an effect view itself, not to its contentView")
    }
    view.checkControllers(movingTo: self)
    if view.superviewStore === self {
      reorder(view, to: index)
      return
    }
    view.willMove(toSuperview: self)
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if changesWindow { view.tellWindowWillChange(newWindow) }
    view.detach()
    let place = index.map { min($0, subviewStore.count) } ?? subviewStore.count
    layer.insert(view.layer, at: layerIndex(forSubviewAt: place))
    subviewStore.insert(view, at: place)
    view.superviewStore = self
    if changesWindow { view.tellWindowDidChange(newWindow) }
    view.safeAreaMayHaveChanged()
    layoutInputChanged()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int?) {
    guard let index else { return bringSubviewToFront(view) }
    subviewStore.removeAll { $0 === view }
    subviewStore.insert(view, at: min(index, subviewStore.count))
    restackLayers()
  }

  private func layerIndex(forSubviewAt place: Int) -> Int {
    guard place < subviewStore.count else { return layer.sublayerStore.count }
    return layer.index(of: subviewStore[place].layer) ?? layer.sublayerStore.count
  }

  /// Takes the view off its parent without telling it; constraints and arranged places go with it.
  private func detach() {
    guard let parent = superviewStore else { return }
    parent.willRemoveSubview(self)
    parent.subviewLeaves(self)
    parent.subviewStore.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superviewStore = nil
    World.shared.geometryChanged = true
  }

  /// Removes the view from its parent; removing one that has none does nothing.
  func leaveSuperview() {
    guard superviewStore != nil else { return }
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    if changesWindow { tellWindowWillChange(nil) }
    detach()
    if changesWindow { tellWindowDidChange(nil) }
    didMoveToSuperview()
  }

  public func removeFromSuperview() { leaveSuperview() }

  private func tellWindowWillChange(_ window: UIWindow?) {
    willMove(toWindow: window)
    controller?.viewWillMove(toWindow: window)
    for subview in subviewStore { subview.tellWindowWillChange(window) }
  }

  private func tellWindowDidChange(_ window: UIWindow?) {
    windowStore = window
    if window == nil {
      knownSafeArea = .zero
      interruptRecognizers()
    }
    didMoveToWindow()
    controller?.viewDidMove(toWindow: window)
    for subview in subviewStore { subview.tellWindowDidChange(window) }
  }
}
