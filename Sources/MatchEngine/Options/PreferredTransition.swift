#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Whether the app has given the controller a `preferredTransition` of the system's, which wins.
  ///
  /// Systems
  /// before iOS 18 have none, and where there is no Objective-C runtime nobody can be asked.
  var hasPreferredTransition: Bool {
    #if canImport(ObjectiveC)
    responds(to: NSSelectorFromString("preferredTransition"))
      && value(forKey: "preferredTransition") != nil
    #else
    false
    #endif
  }
}
#endif
