// AN-13, SP-4.
import Foundation

@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: CubicCurve
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut

  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = CubicCurve(curve)
    animationCurve = curve
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = CubicCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
  }

  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  let ratio: Double
  open private(set) var initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.ratio = Double(ratio)
    initialVelocity = velocity
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITimingCurveProvider {
  /// What paces an animation of `duration`.
  func pace(for duration: TimeInterval) -> AnimationBlock.Pace {
    if let cubic = cubicTimingParameters { return .curve(cubic.curve) }
    guard let spring = springTimingParameters else {
      missing("timing that is neither cubic nor a spring")
    }
    return .spring(
      SpringMotion(
        dampingRatio: spring.ratio,
        duration: duration > 0 ? duration : 1,
        initialVelocity: Double(spring.initialVelocity.dx)
      )
    )
  }
}
