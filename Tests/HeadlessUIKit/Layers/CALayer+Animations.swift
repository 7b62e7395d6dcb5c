// AN-11, VH-8: adding animations by hand, by a block, and by a free layer's own action.
extension CALayer {
  public func add(_ anim: CAAnimation, forKey key: String?) {
    wrote(self, "animation \(key ?? "")")
    let animation = anim.ownCopy()
    if animation.duration <= 0 { animation.duration = 0.25 }
    attach(
      AttachedAnimation(
        key: key ?? World.shared.nextName("animation"),
        animation: animation,
        batch: World.shared.transactionBatch
      )
    )
  }

  public func removeAnimation(forKey key: String) {
    wrote(self, "animation \(key)")
    for animation in attached where animation.key == key && !animation.isMuted {
      end(animation, finished: false)
    }
  }

  public func removeAllAnimations() {
    wrote(self, "animations")
    for animation in attached { end(animation, finished: false) }
  }

  public func animationKeys() -> [String]? {
    let keys = attached.filter { !$0.isMuted }.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  public func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key && !$0.isMuted }?.animation
  }

  /// Adds an animation; one that had the key is removed.
  func attach(_ animation: AttachedAnimation) {
    removeAnimation(forKey: animation.key)
    animation.animation.isReadOnly = true
    if attached.isEmpty { World.shared.animatedLayers.append(self) }
    attached.append(animation)
    animation.batch?.opened()
    setNeedsCommit()
  }

  /// Takes an animation off and tells whoever waits for its end.
  func end(_ animation: AttachedAnimation, finished: Bool) {
    attached.removeAll { $0 === animation }
    setNeedsCommit()
    if attached.isEmpty { World.shared.animatedLayers.removeAll { $0 === self } }
    animation.batch?.closed(finished: finished)
    let stopped = animation.animation
    if let delegate = stopped.delegate {
      World.shared.nextTurn { delegate.animationDidStop(stopped, finished: finished) }
    }
  }

  /// Whether a change made now would be animated.
  var wantsAction: Bool {
    guard original == nil else { return false }
    if view != nil { return World.shared.block != nil && World.shared.areAnimationsEnabled }
    return isOnScreen && !World.shared.actionsAreDisabled
  }

  /// Animates from the value before a change to the value it has now.
  func animateChange(of key: LayerKey, from before: LayerValue) {
    guard let after = state[key], !after.isSame(as: before), !after.isPicture else { return }
    guard view == nil else {
      World.shared.block?.animate(self, key, from: before, to: after)
      return
    }
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.fromValue = shownState()?[key] ?? before
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    add(animation, forKey: key.rawValue)
  }
}
