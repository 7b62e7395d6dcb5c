#if canImport(UIKit) && !os(watchOS)
import UIKit

// A display link takes a target and a selector, or a closure on platforms without selectors.

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let call: (CADisplayLink) -> Void
  init(_ call: @escaping (CADisplayLink) -> Void) { self.call = call }
  @objc func fire(_ link: CADisplayLink) { call(link) }
}
#endif

extension CADisplayLink {
  /// Creates a link that calls a closure on every frame, on the main thread.
  @MainActor static func calling(_ call: @escaping @MainActor (CADisplayLink) -> Void)
    -> CADisplayLink
  {
    #if canImport(ObjectiveC)
    CADisplayLink(target: Target(call), selector: #selector(Target.fire(_:)))
    #else
    CADisplayLink { link in MainActor.assumeIsolated { call(link) } }
    #endif
  }
}

// A recognizer takes targets and selectors, or closures on platforms without selectors.

#if canImport(ObjectiveC)
@MainActor private final class ActionTarget: NSObject {
  static let value = AssociatedValue<ActionTarget>()

  private let call: () -> Void
  init(_ call: @escaping () -> Void) { self.call = call }
  @objc func act() { call() }
}
#endif

extension UIGestureRecognizer {
  /// Makes the recognizer call a closure as its action, and returns the recognizer.
  @MainActor func calling(_ call: @escaping @MainActor () -> Void) -> Self {
    #if canImport(ObjectiveC)
    // A recognizer doesn't retain its targets.
    let target = ActionTarget(call)
    ActionTarget.value[self] = target
    addTarget(target, action: #selector(ActionTarget.act))
    #else
    addHandler { _ in call() }
    #endif
    return self
  }
}
#endif
