#if canImport(UIKit) && !os(watchOS)
import UIKit

// A recognizer takes targets and selectors where there are selectors, and closures where there are none.

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  static let value = AssociatedValue<Target>()

  private let call: () -> Void
  init(_ call: @escaping () -> Void) { self.call = call }
  @objc func act() { call() }
}
#endif

extension UIPanGestureRecognizer {
  /// The recognizer itself, which now calls a closure where it sends its action.
  @MainActor func calling(_ call: @escaping @MainActor () -> Void) -> Self {
    #if canImport(ObjectiveC)
    // A recognizer does not keep its targets.
    let target = Target(call)
    Target.value[self] = target
    addTarget(target, action: #selector(Target.act))
    #else
    addHandler { _ in call() }
    #endif
    return self
  }
}
#endif
