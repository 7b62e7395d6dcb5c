#if canImport(UIKit)
import UIKit

// What animations show while they run otherwise than usual, and when frames come.
nonisolated extension Probe {
  static let timing = [
    Probe(
      "animationsKeepTheirIdentity",
      relies: "A layer gives the same animation for a key each time"
    ) { room in
      let (view, _) = await room.showView()
      view.layer.fadeIn(speed: 1, offset: 0, since: view.layer.now)
      let found = (0..<2).map { _ in
        view.layer.animationKeys()?.first.flatMap { view.layer.animation(forKey: $0) }
      }
      return found[0].map { "\($0 === found[1])" }
    },
    Probe(
      "animatorBlocksHaveDurations",
      relies: "The duration of an animation is inherited in a property animator's block, too"
    ) { _ in
      var inherited: TimeInterval?
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear)
      animator.addAnimations { inherited = UIView.inheritedAnimationDuration }
      animator.startAnimation()
      animator.stopAnimation(true)
      return inherited.map { "\($0 > 0)" }
    },
    Probe(
      "animationsStandAtTheirOffset",
      relies: "An animation with a speed of 0 shows the value at its offset, and stays"
    ) { room in
      let (view, _) = await room.showView()
      await room.wait(0.1)
      view.layer.fadeIn(speed: 0, offset: 0.25, since: view.layer.now)
      var seen: [Float] = []
      for _ in 0..<3 {
        await room.wait(0.5)
        seen.append(view.layer.presentation()?.opacity ?? 1)
      }
      return "\(seen.allSatisfy { abs($0 - 0.25) < 0.01 })"
    },
    Probe(
      "slowAnimationsBeginInTheLayersTime",
      relies: "A slow animation begins in the layer's time, and its offset is in its own"
    ) { room in
      let (view, _) = await room.showView()
      await room.wait(0.1)
      let begin = view.layer.now - 2
      view.layer.fadeIn(speed: 0.1, offset: 0.5, since: begin)
      await room.wait(0.1)
      let due = 0.5 + 0.1 * (view.layer.now - begin)
      return "\(abs(Double(view.layer.presentation()?.opacity ?? 1) - due) < 0.02)"
    },
    Probe(
      "displayLinksComeBeforeCommit",
      open: "Whether a display link's first call comes before the commit of its turn"
    ) { room in
      var findings: [Bool] = []
      // Several times, because a frame has to begin at the right moment.
      for _ in 0..<5 {
        let (view, _) = await room.showView()
        room.atFirstFrame { findings.append(view.layer.presentation() == nil) }
        await room.wait(0.1)
      }
      return findings.count == 5 ? "\(findings.contains(true))" : nil
    },
  ]
}

extension CALayer {
  /// The layer's own time.
  fileprivate var now: CFTimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

  /// Fades from 0 to 1 within a second of the animation's own time, as the library plays what it has computed.
  fileprivate func fadeIn(speed: Float, offset: CFTimeInterval, since begin: CFTimeInterval) {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [Float(0), Float(1)]
    animation.duration = 1
    animation.fillMode = .backwards
    (animation.beginTime, animation.speed, animation.timeOffset) = (begin, speed, offset)
    add(animation, forKey: "fade")
  }
}
#endif
