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

  /// Notes a layer of which something is collected.
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

  /// Collects all frames of a course, to be played by a clock.
  func collect(
    _ course: Course,
    from begin: CFTimeInterval,
    _ clock: LayerClock,
    on stage: CALayer,
    _ draw: (Frame) -> Void
  ) -> Playback {
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
    let playback = Playback(of: changed, fades, at: course.times, from: begin, clock, on: stage)
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

  /// Shows what was collected, at a frame or between two frames.
  func show(atFrame place: Double) {
    let steps = collected.steps
    guard let next = steps.firstIndex(where: { Double($0.frame) > place }) else {
      return steps.last.map { set($0.value) } ?? ()
    }
    let before = steps[max(next - 1, 0)]
    let after = steps[next]
    let length = Double(after.frame - before.frame)
    let way = length > 0 ? (place - Double(before.frame)) / length : 0
    set(before.value + (after.value - before.value) * way)
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
  private(set) var steps: [(frame: Int, value: Value)] = []

  /// Adds the value of a frame.
  ///
  /// - Parameters:
  ///   - last: Another value, which it has had since it was added; nil if nobody knows it.
  ///   - jumps: Whether it goes from one to the other without anything in between.
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
#endif
