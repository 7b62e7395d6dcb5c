// AN-6, AN-8: beginnings at the commit, ends at the first frame after them.
@MainActor extension World {
  /// The commit: animations that were added begin, those of layers that no one sees are dropped.
  func startAnimations() {
    for layer in animatedLayers where layer.attached.contains(where: { $0.start == nil }) {
      let time = layer.localTime
      for animation in layer.attached where animation.start == nil {
        if layer.isOnScreen {
          animation.begin(at: time)
        } else {
          layer.end(animation, finished: true)
        }
      }
      layer.isHeldOut = layer.isOnScreen && (layer.shownState()?.opacity ?? 1) <= 0
    }
  }

  /// Takes off what has ended by now.
  func endAnimations() {
    for animator in animators { animator.endIfOver() }
    for layer in animatedLayers {
      guard layer.attached.contains(where: \.endsByItself), !layer.isTimeHeld else { continue }
      let time = layer.localTime
      for animation in layer.attached where animation.hasEnded(at: time) {
        layer.end(animation, finished: true)
      }
    }
  }

  /// Ends every animation at or below a layer at once, as if its time had come.
  func endAnimations(below root: CALayer) {
    for layer in animatedLayers where layer === root || layer.isBelow(root) {
      for animation in layer.attached
      where animation.driver == nil && animation.animation.isRemovedOnCompletion {
        layer.end(animation, finished: true)
      }
    }
  }
}

extension World {
  /// A name for something that was added without a key.
  func nextName(_ kind: String) -> String {
    nameCount += 1
    return "\(kind)-\(nameCount)"
  }
}

extension CALayer {
  /// PD-2: where time is held nothing ends by itself.
  var isTimeHeld: Bool { speed == 0 || parent?.isTimeHeld ?? false }

  func isBelow(_ root: CALayer) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0 === root }
  }
}
