#if canImport(UIKit)
import Testing
import UIKitTestSupport

extension OneWorld {
  /// The app's screens, as a user goes through them.
  @Suite enum PhotoBoardSuite {}
}

typealias PhotoBoardTests = OneWorld.PhotoBoardSuite
#endif
