/// Here an animator always goes on with its own timing: nothing is one.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {}

public enum UIViewAnimatingState: Int, Sendable {
  case inactive = 0
  case active, stopped
}

public enum UIViewAnimatingPosition: Int, Sendable {
  case end = 0
  case start, current
}

@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  var isReversed: Bool { get set }
  var fractionComplete: CGFloat { get set }
  func startAnimation()
  func startAnimation(afterDelay delay: TimeInterval)
  func pauseAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Every member is optional in UIKit.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  )
}
