// AN-11.
import Foundation

open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  public var beginTime: CFTimeInterval = 0
  public var duration: CFTimeInterval = 0
  public var speed: Float = 1
  public var timeOffset: CFTimeInterval = 0
  public var repeatCount: Float = 0
  public var repeatDuration: CFTimeInterval = 0
  public var autoreverses = false
  public var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Retained, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() { super.init() }

  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A copy, made when the animation is added.
  func ownCopy() -> CAAnimation { missing("adding \(type(of: self))") }

  func copyTiming(to other: CAAnimation) {
    other.beginTime = beginTime
    other.duration = duration
    other.speed = speed
    other.timeOffset = timeOffset
    other.repeatCount = repeatCount
    other.repeatDuration = repeatDuration
    other.autoreverses = autoreverses
    other.fillMode = fillMode
    other.timingFunction = timingFunction
    other.delegate = delegate
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.preferredFrameRateRange = preferredFrameRateRange
  }

  func apply(to state: inout LayerState, fraction: CGFloat) {}

  /// The eased fraction at a time within one run.
  func eased(_ time: CFTimeInterval) -> CGFloat {
    let linear = duration > 0 ? CGFloat(time / duration) : 1
    return CGFloat(timingFunction?.value(at: Double(linear)) ?? Double(linear))
  }
}

extension CAAnimation {
  /// Where the animation is, so long after its begin in its layer's time.
  func moment(at elapsed: CFTimeInterval) -> AnimationMoment {
    let time = elapsed * CFTimeInterval(speed) + timeOffset
    let cycle = autoreverses ? duration * 2 : duration
    let whole = wholeDuration(cycle)
    if time < 0 {
      let fills = fillMode == .backwards || fillMode == .both
      return AnimationMoment(isBefore: true, shownFraction: fills ? eased(0) : nil)
    }
    if time >= whole - 1e-9 {
      let fills = fillMode == .forwards || fillMode == .both
      return AnimationMoment(isOver: true, shownFraction: fills ? lastFraction(whole, cycle) : nil)
    }
    return AnimationMoment(shownFraction: eased(within(cycle, time)))
  }

  private func wholeDuration(_ cycle: CFTimeInterval) -> CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
  }

  private func within(_ cycle: CFTimeInterval, _ time: CFTimeInterval) -> CFTimeInterval {
    guard cycle > 0, cycle.isFinite else { return time }
    let rest = time.truncatingRemainder(dividingBy: cycle)
    return rest > duration ? cycle - rest : rest
  }

  private func lastFraction(_ whole: CFTimeInterval, _ cycle: CFTimeInterval) -> CGFloat {
    if autoreverses { return eased(within(cycle, whole)) }
    return eased(duration)
  }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
