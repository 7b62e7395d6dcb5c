// AN-1…AN-9, SP-1.
extension UIView {
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let block = AnimationBlock(
      duration: duration,
      delay: delay,
      options: options,
      pace: .curve(CubicCurve(options.curve)),
      batch: AnimationBatch(completion: completion)
    )
    run(block, animations)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var pace = AnimationBlock.Pace.curve(.linear)
    if duration > 0 {
      pace = .spring(
        SpringMotion(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
      )
    }
    let block = AnimationBlock(
      duration: duration,
      delay: delay,
      options: options,
      pace: pace,
      batch: AnimationBatch(completion: completion)
    )
    run(block, animations)
  }

  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let were = World.shared.areAnimationsEnabled
    World.shared.areAnimationsEnabled = false
    actionsWithoutAnimation()
    World.shared.areAnimationsEnabled = were
  }

  public class func setAnimationsEnabled(_ enabled: Bool) {
    World.shared.areAnimationsEnabled = enabled
  }
  public class var areAnimationsEnabled: Bool { World.shared.areAnimationsEnabled }
  public class var inheritedAnimationDuration: TimeInterval { World.shared.block?.duration ?? 0 }

  /// Runs the changes of one block, with what it inherits from the block around it.
  class func run(_ block: AnimationBlock, _ animations: () -> Void) {
    var block = block
    let outer = World.shared.block
    if let outer, block.driver == nil {
      if !block.options.contains(.overrideInheritedDuration) { block.duration = outer.duration }
      if !block.options.contains(.overrideInheritedCurve) { block.pace = outer.pace }
      if !block.options.contains(.overrideInheritedOptions) {
        block.options.formUnion(outer.options.intersection(.inherited))
      }
    }
    World.shared.block = block
    animations()
    // CO-2: what goes alongside a transition runs in the animator's first block.
    if let alongside = World.shared.alongside {
      World.shared.alongside = nil
      alongside()
    }
    World.shared.block = outer
    block.batch?.seal()
  }
}

extension CubicCurve {
  /// The curve that UIKit has under a name.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut, .nameless: self = .easeInOut
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .linear: self = .linear
    }
  }
}
