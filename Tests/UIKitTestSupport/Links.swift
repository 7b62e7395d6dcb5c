#if canImport(UIKit)
import UIKit

#if canImport(ObjectiveC)
/// The target of a display link, which calls a closure.
private final class LinkTarget: NSObject {
  let callback: (CADisplayLink) -> Void
  init(_ callback: @escaping (CADisplayLink) -> Void) { self.callback = callback }
  @objc func fire(_ link: CADisplayLink) { callback(link) }
}
#endif

/// A display link that calls a closure, wherever the tests run.
@MainActor public func displayLink(_ callback: @escaping (CADisplayLink) -> Void) -> CADisplayLink {
  #if canImport(ObjectiveC)
  CADisplayLink(target: LinkTarget(callback), selector: #selector(LinkTarget.fire(_:)))
  #else
  CADisplayLink(callback: callback)
  #endif
}
#endif
