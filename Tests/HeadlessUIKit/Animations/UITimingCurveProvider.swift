// AN-13, SP-4, SP-5.
import Foundation

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut

  /// Core Animation's default curve.
  public override init() { curve = .default }

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = CubicCurve(curve)
    animationCurve = curve
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
  }

  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What a spring is given by: a ratio for whatever duration it is used with, or its own constants.
  enum Form {
    case ratio(Double)
    case constants(mass: Double, stiffness: Double, damping: Double)
  }

  let form: Form
  open private(set) var initialVelocity: CGVector

  /// The system's own spring (SP-5).
  public override init() {
    form = .constants(mass: 3, stiffness: 1000, damping: 500)
    initialVelocity = .zero
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(Double(ratio))
    initialVelocity = velocity
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public init(
    mass: CGFloat,
    stiffness: CGFloat,
    damping: CGFloat,
    initialVelocity velocity: CGVector
  ) {
    form = .constants(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    initialVelocity = velocity
  }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring for an animation of `duration`, and how long it really takes (SP-4).
  func motion(for duration: TimeInterval) -> (motion: SpringMotion, duration: TimeInterval) {
    let velocity = Double(initialVelocity.dx)
    switch form {
    case .ratio(let ratio):
      guard duration > 0 else { return (SpringMotion(dampingRatio: ratio, duration: 1), 0) }
      return (
        SpringMotion(dampingRatio: ratio, duration: duration, initialVelocity: velocity), duration
      )
    case .constants(let mass, let stiffness, let damping):
      let motion = SpringMotion(
        mass: mass,
        stiffness: stiffness,
        damping: damping,
        initialVelocity: velocity
      )
      return (motion, motion.settlingDuration)
    }
  }
}

extension UITimingCurveProvider {
  /// What paces an animation of `duration`, and how long it really takes.
  func pace(for duration: TimeInterval) -> (pace: AnimationBlock.Pace, duration: TimeInterval) {
    if let spring = springTimingParameters {
      let fit = spring.motion(for: duration)
      return (.spring(fit.motion), fit.duration)
    }
    guard let cubic = cubicTimingParameters else {
      missing("timing that is neither cubic nor a spring")
    }
    return (.curve(cubic.curve), duration)
  }
}
