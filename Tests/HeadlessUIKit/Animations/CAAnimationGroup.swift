// AN-19.
import Foundation

/// Several animations that run in one time.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]? { willSet { willChange() } }

  public override init() { super.init() }

  override func ownCopy() -> CAAnimation {
    let copy = CAAnimationGroup()
    copyTiming(to: copy)
    copy.animations = animations?.map { $0.ownCopy() }
    return copy
  }

  override func becomeReadOnly() {
    super.becomeReadOnly()
    for animation in animations ?? [] {
      if animation.duration <= 0 { animation.duration = duration }
      animation.becomeReadOnly()
    }
  }

  override func apply(to state: inout LayerState, fraction: CGFloat) {
    let time = CFTimeInterval(fraction) * duration
    for animation in animations ?? [] {
      let moment = animation.moment(at: time - animation.beginTime)
      if let fraction = moment.shownFraction { animation.apply(to: &state, fraction: fraction) }
    }
  }
}
