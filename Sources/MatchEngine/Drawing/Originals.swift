#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Hides the originals of the performers, and shows them again.
@MainActor final class Originals {
  /// The hidden views, each with the ID under which it is hidden, and all layers that are hidden with it.
  private var views: [ObjectIdentifier: (view: UIView, id: String?, layers: [CALayer])] = [:]
  /// The IDs of everything that flies.
  private var ids: Set<String> = []
  /// Views of screens that the flight has left; they stay hidden until it is over.
  private var leftBehind: Set<ObjectIdentifier> = []
  /// Whether a flying view has lost its ID since somebody last checked.
  var hasLostIDs = false
  /// Views that are visible beside the screen that covers theirs.
  private var beside: [UIView] = []
  /// How much of these views is shown.
  private lazy var besideFade = DrawnFade { [unowned self] share in
    for view in beside {
      let opacity = view.layer.opacity * Float(share)
      view.layer.hold(opacity, of: "opacity", as: OwnAnimation.opacity)
    }
  }

  /// Hides views, and shows all others, except those of screens that were left, and those that still have the ID of a
  /// flying view: a list may fade out a cell that it has replaced.
  func hide(only shown: [UIView], flying ids: Set<String>, beside: [UIView]) {
    self.ids = ids
    self.beside = beside
    besideFade.forget()
    if !views.isEmpty {
      let known = Set(shown.map { ObjectIdentifier($0) })
      for (key, hidden) in views where !known.contains(key) && !leftBehind.contains(key) {
        if hidden.id.map(ids.contains) != true || hidden.view.isMatchExcluded { forget(key) }
      }
    }
    views.reserveCapacity(views.count + shown.count)
    for view in shown {
      let key = ObjectIdentifier(view)
      let tag = ViewTag.attached(to: view)
      let layers = views[key]?.layers ?? view.layersThatFly
      guard views.updateValue((view, tag.id, layers), forKey: key) == nil else { continue }
      tag.hider = self
      layers.forEach(LayerOverride.hide)
    }
  }

  /// Shows a view that has a different ID from the one under which it was hidden, such as a reused cell.
  func showRetagged(_ view: UIView) {
    forget(ObjectIdentifier(view))
    hasLostIDs = true
  }

  /// Whether a view has the ID of a flying view, and isn't hidden.
  func lacks(_ view: UIView) -> Bool {
    views[ObjectIdentifier(view)] == nil && view.matchID.map(ids.contains) == true
  }

  /// Keeps views hidden until the flight is over.
  func leaveBehind(_ nodes: [UIView]) { leftBehind.formUnion(nodes.map { ObjectIdentifier($0) }) }

  private var layers: some Sequence<CALayer> { views.values.lazy.flatMap(\.layers) }

  /// Whether the app has removed the animation that hides an original.
  var isAnyBare: Bool { layers.contains { $0.animation(forKey: OwnAnimation.opacity) == nil } }

  /// Hides originals again that have become visible: the app has added a fade, or removed all animations of a layer, or
  /// a view has left the window and come back.
  func keepHidden() {
    // Animations apply in the order in which they were added, so a later one would show through.
    let seen = layers.filter { $0.animationKeys()?.last != OwnAnimation.opacity }
    seen.forEach(LayerOverride.hide)
    if !seen.isEmpty { besideFade.showAgain() }
  }

  /// Fades in the views beside the upper screen as the flight approaches it, and fades them out on the way back.
  func fade(at progress: Double, by writer: FrameWriter) {
    guard !beside.isEmpty else { return }
    writer.set(besideFade, CGFloat(min(max((progress - 0.7) / 0.3, 0), 1)))
  }

  /// Shows the originals inside a screen that returns; those that fly are hidden again in the same turn.
  func show(inside screen: UIView) {
    for (key, hidden) in views where hidden.view.isDescendant(of: screen) { forget(key) }
  }

  func showAll() {
    for key in views.keys { forget(key) }
    leftBehind = []
    beside = []
  }

  private func forget(_ key: ObjectIdentifier) {
    leftBehind.remove(key)
    beside.removeAll { ObjectIdentifier($0) == key }
    guard let hidden = views.removeValue(forKey: key) else { return }
    ViewTag.of(hidden.view)?.hider = nil
    for layer in hidden.layers { layer.removeAnimation(forKey: OwnAnimation.opacity) }
  }
}

extension UIView {
  /// Whether the view flies in another flight than the one that hides these originals; it is left to that flight.
  func flies(beside originals: Originals?) -> Bool {
    ViewTag.of(self)?.hider.map { $0 !== originals } ?? false
  }

  /// Runs code of the engine, without any animation that an animation block of the app would give it.
  static func unanimated<Result>(_ write: () -> Result) -> Result {
    let areEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    defer { setAnimationsEnabled(areEnabled) }
    return write()
  }

  /// Runs code of the app, without the animation that an animation block around this call would give it.
  static func unanimatedInBlock<Result>(_ prepare: () -> Result) -> Result {
    inheritedAnimationDuration > 0 ? unanimated(prepare) : prepare()
  }
}

/// Changes how a layer looks without writing to its properties.
///
/// A paused animation overrides the layer's own value. What the app writes in the meantime stays, stack views
/// don't collapse, safe areas don't move, and removing the animation restores everything.
enum LayerOverride {
  @MainActor static func hide(_ layer: CALayer) {
    layer.removeAnimation(forKey: OwnAnimation.opacity)
    layer.add(hiding, forKey: OwnAnimation.opacity)
  }

  /// An app's fades add to what comes before them, up to 1; a value below 0 counts as 0.
  @MainActor private static let hiding = CABasicAnimation.holding(Float(-1), of: "opacity")

  static func clip(_ layer: CALayer) {
    guard layer.animation(forKey: OwnAnimation.clip) == nil else { return }
    layer.hold(true, of: "masksToBounds", as: OwnAnimation.clip)
  }

  static func release(_ layer: CALayer) {
    for key in OwnAnimation.all { layer.removeAnimation(forKey: key) }
  }
}

extension CALayer {
  /// Overrides one value, in place of an earlier override, until the override is removed.
  func hold(_ value: Any, of keyPath: String, as key: String) {
    removeAnimation(forKey: key)
    add(CABasicAnimation.holding(value, of: keyPath), forKey: key)
  }

  /// Whether the layer has any animation except the engine's own.
  var isAnimatedByApp: Bool { animationKeys()?.contains { !$0.hasPrefix("MatchEngine.") } ?? false }
}

extension CABasicAnimation {
  fileprivate static func holding(_ value: Any, of keyPath: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 86_400
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    return animation
  }
}

enum OwnAnimation {
  static let opacity = "MatchEngine.opacity"
  static let transform = "MatchEngine.transform"
  static let corners = "MatchEngine.corners"
  static let clip = "MatchEngine.clip"
  static let background = "MatchEngine.backgroundColor"
  static let all = [opacity, transform, corners, clip]
}
#endif
