// SN-1…SN-11.
extension UIView {
  @discardableResult public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  @discardableResult public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard capInsets == .zero else { missing("a snapshot that is stretched around caps") }
    if World.shared.switches.snapshotsFail { return nil }
    let snapshot = SnapshotView(size: rect.size)
    guard rect.width > 0, rect.height > 0 else { return snapshot }
    World.shared.accounts.snapshots += 1
    if afterUpdates, World.shared.isCommitting {
      guard !World.shared.switches.snapshotsInCommitAreBlank else { return snapshot }
      World.shared.waitingPictures.append { snapshot.show(self.scenes(of: rect)) }
      return snapshot
    }
    if afterUpdates { World.shared.renderNow() }
    snapshot.show(scenes(of: rect, afterScreenUpdates: afterUpdates))
    return snapshot
  }

  /// Draws what the screen shows of this view; false without a context, or if it is not on the screen (RC-93).
  @discardableResult public func drawHierarchy(
    in rect: CGRect,
    afterScreenUpdates afterUpdates: Bool
  ) -> Bool {
    // SN-6: within a commit nothing can be flushed, so it draws what was committed before.
    let afterUpdates = afterUpdates && !World.shared.isCommitting
    if afterUpdates { World.shared.renderNow() }
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    guard bounds.width > 0, bounds.height > 0 else { return window != nil }
    let scenes = scenes(of: bounds, afterScreenUpdates: afterUpdates)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.clip(to: CGRect(origin: .zero, size: bounds.size))
    for scene in scenes { context.record(scene) }
    context.restoreGState()
    return !scenes.isEmpty
  }

  /// What the screen shows of a rectangle of the bounds as they are set, with its corner at the origin.
  func scenes(of rect: CGRect, afterScreenUpdates: Bool = true) -> [DrawCommand] {
    let isBlank = World.shared.switches.picturesBelowHeldViewsAreBlank && isHeldOut
    guard afterScreenUpdates || !isBlank, var node = pictured(afterScreenUpdates) else { return [] }
    if World.shared.switches.blursInSnapshotsAreFlat, !(self is UIWindow) { node.flattenBlurs() }
    let shown = node.state.bounds.origin
    return [
      .scene(
        node,
        CGAffineTransform(
          translationX: bounds.minX - rect.minX - shown.x,
          y: bounds.minY - rect.minY - shown.y
        )
      )
    ]
  }

  /// Whether an animation holds a view around this one at an opacity of 0.
  private var isHeldOut: Bool {
    guard let superview else { return false }
    return superview.layer.isHeldOut || superview.isHeldOut
  }

  private func pictured(_ afterScreenUpdates: Bool) -> RenderNode? {
    if let node = layer.rendered() { return node }
    guard afterScreenUpdates, window == nil, World.shared.switches.snapshotsShowDetachedViews
    else { return nil }
    layoutIfNeeded()
    return layer.modelNode()
  }
}

@MainActor extension World {
  /// Shows pending changes before their turn ends, which costs.
  func renderNow() {
    accounts.forcedRenders += 1
    flush()
    whenRenderWasForced?()
  }
}

/// SN-4, SN-7, SN-8: a view that shows one frozen picture, stretched to its bounds.
@preconcurrency @MainActor final class SnapshotView: UIView {
  convenience init(size: CGSize) {
    self.init(frame: CGRect(origin: .zero, size: size))
    show(Drawing(size: size, isSnapshot: true))
  }

  /// The picture is all that it draws.
  override func drawContents() {}

  /// Shows a picture; if the view is on the screen already, at once.
  func show(_ drawing: Drawing) {
    layer.state.drawing = drawing
    guard var shown = layer.shown?.values else { return }
    shown.drawing = drawing
    layer.shown = CommittedState(shown)
  }

  func show(_ scenes: [DrawCommand]) {
    guard let size = layer.state.drawing?.size else { return }
    show(Drawing(size: size, commands: scenes, isSnapshot: true))
  }
}
