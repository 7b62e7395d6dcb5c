#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Whether the app has given the controller a `preferredTransition` of the system's, which wins.
  ///
  /// Systems before iOS 18 have none, and an SDK of theirs does not know the name, so it is asked for by key.
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
