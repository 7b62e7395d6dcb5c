// PD-2, CC-6: layers whose time is set by hand, and given back as it was.
@MainActor final class LayerFreeze {
  let layers: [CALayer]
  private let timings: [(speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)]
  private var isCommitted = false
  private var time: CFTimeInterval = 0
  /// The animations that were added while this was followed.
  private var followed: [(layer: CALayer, animation: AttachedAnimation)] = []

  /// The animations that are added in this turn begin at time zero, when they are committed.
  init(layers: [CALayer]) {
    self.layers = layers
    timings = layers.map { ($0.speed, $0.timeOffset, $0.beginTime) }
    for layer in layers {
      layer.speed = 0
      layer.timeOffset = 0
    }
    World.shared.afterCommit.append { [weak self] in self?.committed() }
  }

  private func committed() {
    isCommitted = true
    show(time)
  }

  /// Remembers what animations a change adds.
  func follow(_ change: () -> Void) {
    let before = Set(animations.map { ObjectIdentifier($0.animation) })
    change()
    followed = animations.filter { !before.contains(ObjectIdentifier($0.animation)) }
  }

  private var animations: [(layer: CALayer, animation: AttachedAnimation)] {
    World.shared.animatedLayers.filter { animated in
      layers.contains { animated === $0 || animated.isBelow($0) }
    }.flatMap { layer in layer.attached.map { (layer, $0) } }
  }

  /// RC-46: the models have the values that they had before those animations, last changes first.
  func restoreModels() {
    for (layer, animation) in followed.reversed() {
      guard let ends = animation.modelEnds else { continue }
      layer.setWithoutAnimation(ends.path, ends.before)
    }
  }

  func show(_ time: CFTimeInterval) {
    self.time = time
    guard isCommitted else { return }
    for layer in layers { layer.timeOffset = time }
  }

  func thaw() {
    for (layer, timing) in zip(layers, timings) {
      layer.speed = timing.speed
      layer.timeOffset = timing.offset
      layer.beginTime = timing.begin
    }
  }
}
