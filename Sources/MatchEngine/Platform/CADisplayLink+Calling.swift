#if canImport(UIKit) && !os(watchOS)
import UIKit

// A display link takes a target and a selector where there are selectors, and a closure where there are none.

#if canImport(ObjectiveC)
@MainActor private final class Target: NSObject {
  private let call: (CADisplayLink) -> Void
  init(_ call: @escaping (CADisplayLink) -> Void) { self.call = call }
  @objc func fire(_ link: CADisplayLink) { call(link) }
}
#endif

extension CADisplayLink {
  /// A link that calls a closure on every frame, on the main thread.
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
#endif
