// VH-9: what is on the screen at this moment, as a layer. AN-11: a layer's own time.
extension CALayer {
  /// A copy that shows what is on the screen now; nil until the layer was committed once.
  public func presentation() -> Self? {
    guard original == nil else { return self }
    guard let state = shownState() else { return nil }
    let copy: CALayer =
      switch self {
      case is CAShapeLayer: CAShapeLayer(of: self, state: state)
      case is CAGradientLayer: CAGradientLayer(of: self, state: state)
      case is AVPlayerLayer: AVPlayerLayer(of: self, state: state)
      case is CAMetalLayer: CAMetalLayer(of: self, state: state)
      case is LayerShownElsewhere: LayerShownElsewhere(of: self, state: state)
      default: CALayer(of: self, state: state)
      }
    guard let own = copy as? Self else { missing("the presentation of \(type(of: self))") }
    return own
  }

  /// The committed values with every animation on top that the layer has now.
  func shownState() -> LayerState? {
    guard World.shared.frame == nil else { return renderedState()?.values }
    return shown(with: attached.filter { !$0.isMuted })?.values
  }

  /// AN-20: the committed values with every committed animation on top, which is what is on the screen.
  func renderedState() -> CommittedState? { shown(with: shownAnimations) }

  private func shown(with animations: [AttachedAnimation]) -> CommittedState? {
    guard let shown, !animations.isEmpty else { return shown }
    var state = shown.values
    let time = localTime
    for animation in animations { animation.apply(to: &state, at: time) }
    return CommittedState(state)
  }

  /// This layer's own time at this moment.
  var localTime: CFTimeInterval { localTime(at: World.shared.shownTime) }

  private func localTime(at now: CFTimeInterval) -> CFTimeInterval {
    if let original { return original.localTime(at: now) }
    let outer = parent?.localTime(at: now) ?? now
    return (outer - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    if l != nil { missing("a time of another layer's") }
    return localTime(at: t)
  }
}

public func CACurrentMediaTime() -> CFTimeInterval { World.shared.now }
