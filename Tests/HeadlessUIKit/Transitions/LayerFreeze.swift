// PD-2, CC-6: layers whose time is set by hand, and given back as it was.
import Foundation

@MainActor final class LayerFreeze {
  let layers: [CALayer]
  private let timings: [(speed: Float, offset: CFTimeInterval, begin: CFTimeInterval)]
  private var isCommitted = false
  private var time: CFTimeInterval = 0

  /// The animations that are added in this turn begin at time zero, when they are committed.
  init(layers: [CALayer]) {
    self.layers = layers
    timings = layers.map { ($0.speed, $0.timeOffset, $0.beginTime) }
    for layer in layers {
      layer.speed = 0
      layer.timeOffset = 0
    }
    World.shared.afterCommit.append { [weak self] in
      MainActor.assumeIsolated { self?.committed() }
    }
  }

  private func committed() {
    isCommitted = true
    show(time)
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
