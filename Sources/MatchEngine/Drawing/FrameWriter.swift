#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Takes the values of frames: writes them at once, or collects those of all frames to come, to be played.
@MainActor final class FrameWriter {
  /// The number of the frame that is collected; nil while frames are written.
  private(set) var frame: Int?
  /// The layers for which values were collected.
  private var changed: [DrawnLayer] = []
  private var fades: [DrawnFade] = []
  /// Whether a layer was added after the first frame; then all frames are drawn again.
  private var needsAnotherPass = false

  func changes(_ layer: DrawnLayer) { changed.append(layer) }

  /// Notes that a layer was added while a frame was drawn.
  func addsLayer() { if frame ?? 0 > 0 { needsAnotherPass = true } }

  /// Sets the strength of a fade that can't be played: that of a blur, or of views seen beside a screen.
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
      for fade in fades { fade.collected = CollectedValues() }
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

/// A fade that the app's process draws on every frame.
@MainActor final class DrawnFade {
  /// The share that was set last, and the one that is visible.
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

  /// Shows the collected share at a time of the course; `times` are those of the course's frames.
  func show(at time: Double, _ times: [Double]) {
    let steps = collected.steps
    guard let next = steps.firstIndex(where: { times[$0.frame] > time }) else {
      if let share = steps.last?.value ?? last { set(share) }
      return
    }
    let before = steps[max(next - 1, 0)]
    let after = steps[next]
    let left = (times[after.frame] - time) / max(times[after.frame] - times[before.frame], 1e-9)
    set(after.value + (before.value - after.value) * min(left, 1))
  }

  /// Draws the visible share again, after something has removed it.
  func showAgain() { if let seen { draw(seen) } }

  func forget() {
    last = nil
    seen = nil
  }

  private func set(_ share: CGFloat) { if share != seen { show(share) } }
}

/// The collected values of one property: each that differs from the one before, with the number of its frame; none if
/// it has only one value.
struct CollectedValues<Value> {
  typealias Steps = [(frame: Int, value: Value)]
  private(set) var steps: Steps = []

  /// Adds the value of a frame; `last` is the value until then, or nil if nobody knows it.
  ///
  /// - Parameter jumps: Whether the value changes without anything in between.
  mutating func add(_ value: Value, in frame: Int, after last: Value?, jumps: Bool = false) {
    guard frame > 0, let last else { return steps = [] }
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
  /// The speed; at 0, the course stands still.
  let speed: Double
  /// The time of the course at which it stands still.
  var offset: CFTimeInterval = 0
  /// The frames per second; nil if the system chooses.
  let rate: CAFrameRateRange?
}

/// The animations that play the frames of a course; the layers themselves have the values of the last frame.
@MainActor final class Playback {
  /// When the course begins, on the flight's own clock.
  let begin: CFTimeInterval
  /// The time at which each of its frames is seen, in seconds since it began.
  private let times: [Double]
  private var animations: [PlayedAnimation] = []
  /// The times of some frames, in the form that Core Animation takes; many animations share them.
  private var knownTimes: [[Int]: [NSNumber]] = [:]
  /// The fades that Core Animation can't play; they are drawn on every frame.
  private let fades: [DrawnFade]

  private struct PlayedAnimation {
    let layer: DrawnLayer
    let animation: CAKeyframeAnimation
    let key: String
    @MainActor func add() {
      layer.layer.add(animation, forKey: key)
      if layer.belongsToApp, key == OwnAnimation.corners { LayerOverride.clip(layer.layer) }
    }
  }

  init(of layers: [DrawnLayer], _ fades: [DrawnFade], _ times: [Double], from begin: Double) {
    self.fades = fades
    self.times = times
    self.begin = begin
    for layer in layers {
      for (property, steps) in layer.takeCollected() {
        let animation = animation(of: property, steps, on: layer)
        let key = property.animationKey
        animations.append(PlayedAnimation(layer: layer, animation: animation, key: key))
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
    // A continued course may begin only when what is committed now is shown. On a screen, the last value stays until
    // the next frame is drawn.
    animation.fillMode = layer.belongsToApp ? .both : .backwards
    animation.isRemovedOnCompletion = !layer.belongsToApp
    return animation
  }

  private func keyTimes(of frames: [Int]) -> [NSNumber] {
    let numbers = knownTimes[frames] ?? frames.map { NSNumber(value: times[$0] / duration) }
    knownTimes[frames] = numbers
    return numbers
  }

  /// Plays by a clock on a stage, from the time that the clock shows.
  func start(_ clock: LayerClock, on stage: CALayer) {
    let stageBegin = stage.convertTime(clock.begin, from: nil)
    for played in animations {
      let layer = played.layer.layer
      let animation = played.animation
      animation.beginTime =
        played.layer.belongsToApp ? layer.convertTime(clock.begin, from: nil) : stageBegin
      animation.speed = Float(clock.speed)
      animation.timeOffset = min(clock.offset, animation.duration)
      if let rate = clock.rate { animation.preferredFrameRateRange = rate }
      layer.removeAnimation(forKey: played.key)
      played.add()
    }
  }

  /// Restores the animations that the app has removed from its own layers, as if they had always been there.
  func putBack() {
    for played in animations
    where played.layer.belongsToApp && played.layer.layer.animation(forKey: played.key) == nil {
      played.add()
    }
  }

  func drawFades(at time: CFTimeInterval) {
    for fade in fades { fade.show(at: time - begin, times) }
  }

  /// Removes all animations from the stage; on the app's own layers, the next frame replaces them.
  func stop() {
    for played in animations where !played.layer.belongsToApp {
      played.layer.layer.removeAnimation(forKey: played.key)
    }
    animations = []
  }
}
#endif
