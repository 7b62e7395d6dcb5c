#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Whether the app has set the controller's `preferredTransition`, which takes precedence.
  ///
  /// The property is read by key, because systems and SDKs before iOS 18 don't have it.
  var hasPreferredTransition: Bool {
    #if canImport(ObjectiveC)
    responds(to: NSSelectorFromString("preferredTransition"))
      && value(forKey: "preferredTransition") != nil
    #else
    preferredTransition != nil
    #endif
  }
}
#endif
