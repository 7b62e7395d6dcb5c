#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Where the values of a frame go: they are written at once, or those of all frames to come are collected and played.
@MainActor final class FrameWriter {
  /// The number of the frame that is collected; nil while frames are written.
  private(set) var frame: Int?
  /// The layers of which something was collected.
  private var changed: [DrawnLayer] = []
  private var fades: [DrawnFade] = []
  /// Whether a layer was added after the first frame; then all frames are drawn again.
  private var needsAnotherPass = false

  func changes(_ layer: DrawnLayer) { changed.append(layer) }

  /// Notes a layer that has come with the frame that is drawn.
  func addsLayer() { if frame ?? 0 > 0 { needsAnotherPass = true } }

  /// Sets what can't be played: the fade of a blur, and of what is seen beside a screen.
  func set(_ fade: DrawnFade, _ share: CGFloat) {
    guard fade.last != share else { return }
    guard let frame else { return fade.show(share) }
    if !fades.contains(where: { $0 === fade }) {
      fade.collected = CollectedValues()
      fades.append(fade)
    }
    fade.collected.add(share, in: frame, after: fade.last)
    fade.last = share
  }

  func collect(_ course: Course, from begin: Double, _ draw: (Frame) -> Void) -> Playback {
    repeat {
      needsAnotherPass = false
      for layer in changed { layer.forgetCollected() }
      fades = []
      frame = 0
      course.forEachFrame { _, frame in
        draw(frame)
        self.frame = (self.frame ?? 0) + 1
      }
    } while needsAnotherPass
    frame = nil
    let playback = Playback(of: changed, fades, course.times, from: begin)
    changed = []
    fades = []
    return playback
  }
}

/// A fade that the app's own process draws, frame by frame.
@MainActor final class DrawnFade {
  /// What was set last, and what is seen.
  fileprivate var last: CGFloat?
  private var seen: CGFloat?
  fileprivate(set) var collected = CollectedValues<CGFloat>()
  private let draw: (CGFloat) -> Void

  init(_ draw: @escaping (CGFloat) -> Void) { self.draw = draw }

  func show(_ share: CGFloat) {
    last = share
    seen = share
    draw(share)
  }

  /// Shows what was collected, at a time of the course whose frames have these times.
  func show(at time: Double, _ times: [Double]) {
    let steps = collected.steps
    guard let next = steps.firstIndex(where: { times[$0.frame] > time }) else {
      return steps.last.map { set($0.value) } ?? ()
    }
    let before = steps[max(next - 1, 0)]
    let after = steps[next]
    let left = (times[after.frame] - time) / max(times[after.frame] - times[before.frame], 1e-9)
    set(after.value + (before.value - after.value) * min(left, 1))
  }

  /// Draws what was drawn last once more, after something has removed it.
  func showAgain() { if let seen { draw(seen) } }

  func forget() {
    last = nil
    seen = nil
  }

  private func set(_ share: CGFloat) { if share != seen { show(share) } }
}

/// What was collected of one value: each that differs from the one before, with the number of its frame.
struct CollectedValues<Value> {
  typealias Steps = [(frame: Int, value: Value)]
  private(set) var steps: Steps = []

  /// Adds the value of a frame, after another one, which it has had until then; nil if nobody knows that.
  ///
  /// - Parameter jumps: Whether it goes from one to the other without anything in between.
  mutating func add(_ value: Value, in frame: Int, after last: Value?, jumps: Bool = false) {
    guard frame > 0, let last else {
      steps = [(0, value)]
      return
    }
    if steps.isEmpty { steps = [(0, last)] }
    if let before = steps.last, before.frame < frame - 1 { steps.append((frame - 1, last)) }
    if jumps { steps.append((frame, last)) }
    steps.append((frame, value))
  }
}

/// When and how fast Core Animation plays a course.
struct LayerClock {
  /// When the course begins, on the clock of all layers.
  let begin: CFTimeInterval
  /// How fast it goes; 0 means that it stands still.
  let speed: Double
  /// How far into the course it stands still.
  var offset: CFTimeInterval = 0
  /// At how many frames per second; nil if the system chooses.
  let rate: CAFrameRateRange?
}

/// The animations that play the frames of a course; the layers themselves have the values of its last one.
@MainActor final class Playback {
  /// When the course begins, on the flight's own clock.
  let begin: CFTimeInterval
  /// When each of its frames is seen, in seconds since it began.
  private let times: [Double]
  private var animations: [PlayedAnimation] = []
  /// The times of some frames as Core Animation takes them, which many animations share.
  private var knownTimes: [[Int]: [NSNumber]] = [:]
  /// The fades that Core Animation can't play, so that they are drawn in each frame.
  private let fades: [DrawnFade]

  private struct PlayedAnimation {
    let layer: DrawnLayer
    let animation: CAKeyframeAnimation
    let key: String
    @MainActor func add() {
      layer.layer.add(animation, forKey: key)
      if layer.isOnScreen, key == OwnAnimation.corners { LayerOverride.clip(layer.layer) }
    }
  }

  init(of layers: [DrawnLayer], _ fades: [DrawnFade], _ times: [Double], from begin: Double) {
    self.fades = fades
    self.times = times
    self.begin = begin
    for layer in layers {
      for (property, steps) in layer.takeCollected() {
        let animation = animation(of: property, steps, on: layer)
        animations.append(
          PlayedAnimation(layer: layer, animation: animation, key: property.animationKey)
        )
      }
    }
  }

  var duration: Double { times.last ?? 0 }

  private func animation(
    of property: LayerProperty,
    _ steps: CollectedValues<LayerValue>.Steps,
    on layer: DrawnLayer
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: property.rawValue)
    let isDiscrete = property == .depth
    let last = times.count - 1
    var steps = steps
    if let step = steps.last, isDiscrete || step.frame < last { steps.append((last, step.value)) }
    animation.keyTimes = keyTimes(of: steps.map(\.frame))
    if isDiscrete {
      animation.calculationMode = .discrete
      steps.removeLast()
    }
    var values: [Any] = []
    values.reserveCapacity(steps.count)
    for step in steps { values.append(layer.object(of: step.value)) }
    animation.values = values
    animation.duration = duration
    // A course that goes on may begin only when what is committed now is shown. On a screen, the last value stays until
    // the next frame is drawn.
    animation.fillMode = layer.isOnScreen ? .both : .backwards
    animation.isRemovedOnCompletion = !layer.isOnScreen
    return animation
  }

  private func keyTimes(of frames: [Int]) -> [NSNumber] {
    let numbers = knownTimes[frames] ?? frames.map { NSNumber(value: times[$0] / duration) }
    knownTimes[frames] = numbers
    return numbers
  }

  /// Plays by a clock on a stage, from where that is.
  func start(_ clock: LayerClock, on stage: CALayer) {
    let stageBegin = stage.convertTime(clock.begin, from: nil)
    for played in animations {
      let layer = played.layer.layer
      let animation = played.animation
      animation.beginTime =
        played.layer.isOnScreen ? layer.convertTime(clock.begin, from: nil) : stageBegin
      animation.speed = Float(clock.speed)
      animation.timeOffset = min(clock.offset, animation.duration)
      if let rate = clock.rate { animation.preferredFrameRateRange = rate }
      layer.removeAnimation(forKey: played.key)
      played.add()
    }
  }

  /// Puts back what the app has taken away from its own layers, as if it had never been gone.
  func putBack() {
    for played in animations
    where played.layer.isOnScreen && played.layer.layer.animation(forKey: played.key) == nil {
      played.add()
    }
  }

  func drawFades(at time: CFTimeInterval) {
    for fade in fades { fade.show(at: time - begin, times) }
  }

  /// Takes all animations off the stage; those on the app's own layers are overrides, which the next frame replaces.
  func stop() {
    for played in animations where !played.layer.isOnScreen {
      played.layer.layer.removeAnimation(forKey: played.key)
    }
    animations = []
  }
}
#endif
