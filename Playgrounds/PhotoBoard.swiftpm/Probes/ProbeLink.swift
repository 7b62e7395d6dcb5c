#if canImport(UIKit)
import UIKit

extension ProbeRoom {
  /// Calls back once, when a display link that is made now is called for the first time.
  func atFirstFrame(_ call: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
    let link = CADisplayLink(target: ProbeLink(call), selector: #selector(ProbeLink.fire(_:)))
    #else
    let link = CADisplayLink { link in
      link.invalidate()
      MainActor.assumeIsolated { call() }
    }
    #endif
    link.add(to: .main, forMode: .common)
  }
}

#if canImport(ObjectiveC)
/// The target of a display link, which keeps it until the first call.
@MainActor private final class ProbeLink: NSObject {
  private let call: @MainActor () -> Void

  init(_ call: @escaping @MainActor () -> Void) { self.call = call }

  @objc func fire(_ link: CADisplayLink) {
    link.invalidate()
    call()
  }
}
#endif
#endif
