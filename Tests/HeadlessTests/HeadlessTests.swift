import Testing
import UIKitTestSupport

extension OneWorld {
  /// What only the stand-in has.
  @Suite enum HeadlessSuite {}
}

typealias HeadlessTests = OneWorld.HeadlessSuite
