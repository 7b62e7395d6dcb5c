// Keyframes are animations that begin later, one on the other: values that can be added go through all of them; of
// others, such as colors, the last one is seen.
extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let batch = AnimationBatch(completion: completion)
    let block = AnimationBlock(
      duration: duration,
      delay: delay,
      options: AnimationOptions(rawValue: options.rawValue & 0xf),
      pace: .curve(.linear),
      batch: batch
    )
    run(block) {
      animations()
      // The whole lasts as long as it was said to, wherever its last keyframe ends.
      guard batch.isOpen else { return }
      batch.opened()
      let whole = (World.shared.block?.duration ?? duration) + delay
      nonisolated(unsafe) let waiting = batch
      Timer.scheduledTimer(withTimeInterval: whole, repeats: false) { _ in
        waiting.closed(finished: true)
      }
    }
  }

  /// The start and the duration are parts of the whole.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let outer = World.shared.block else { return animations() }
    var block = outer
    block.delay += frameStartTime * outer.duration
    block.duration *= frameDuration
    World.shared.block = block
    animations()
    World.shared.block = outer
  }
}
