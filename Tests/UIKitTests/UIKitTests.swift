#if canImport(UIKit)
import Testing
import UIKitTestSupport

extension OneWorld {
  /// What is true of UIKit, the real one and the stand-in alike.
  @Suite enum UIKitSuite {}
}

typealias UIKitTests = OneWorld.UIKitSuite
#endif
