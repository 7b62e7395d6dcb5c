// AN-11, AN-18.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  public var beginTime: CFTimeInterval = 0 { willSet { willChange() } }
  public var duration: CFTimeInterval = 0 { willSet { willChange() } }
  public var speed: Float = 1 { willSet { willChange() } }
  public var timeOffset: CFTimeInterval = 0 { willSet { willChange() } }
  public var repeatCount: Float = 0 { willSet { willChange() } }
  public var autoreverses = false { willSet { willChange() } }
  public var fillMode = CAMediaTimingFillMode.removed { willSet { willChange() } }
  open var timingFunction: CAMediaTimingFunction? { willSet { willChange() } }
  /// Retained, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)? { willSet { willChange() } }
  open var isRemovedOnCompletion = true { willSet { willChange() } }
  open var preferredFrameRateRange = CAFrameRateRange.default { willSet { willChange() } }

  /// A layer's own copy is read-only.
  var isReadOnly = false

  public func copy(with zone: NSZone? = nil) -> Any { ownCopy() }

  /// A copy, made when the animation is added.
  func ownCopy() -> CAAnimation { missing("adding \(type(of: self))") }

  func copyTiming(to other: CAAnimation) {
    other.beginTime = beginTime
    other.duration = duration
    other.speed = speed
    other.timeOffset = timeOffset
    other.repeatCount = repeatCount
    other.autoreverses = autoreverses
    other.fillMode = fillMode
    other.timingFunction = timingFunction
    other.delegate = delegate
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.preferredFrameRateRange = preferredFrameRateRange
  }

  /// What was to begin with its commit has begun.
  func begin(at time: CFTimeInterval) {
    isReadOnly = false
    beginTime = time
    isReadOnly = true
  }

  final func willChange() {
    if isReadOnly { raise("an animation that a layer has is read-only") }
  }

  func apply(to state: inout LayerState, fraction: CGFloat) {}

  /// The eased fraction at a time within one run.
  func eased(_ time: CFTimeInterval) -> CGFloat {
    let linear = duration > 0 ? time / duration : 1
    return CGFloat(timingFunction?.curve.value(at: linear) ?? linear)
  }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
