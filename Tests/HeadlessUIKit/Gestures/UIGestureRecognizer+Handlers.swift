// The stand-in's replacement for target and action, which need the Objective-C runtime.
import Foundation

extension UIGestureRecognizer {
  /// A recognizer that calls `handler` where UIKit's would send its action.
  public convenience init(handler: @escaping (UIGestureRecognizer) -> Void) {
    self.init()
    addHandler(handler)
  }

  /// One more closure to call where UIKit's would send its action.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }
}
