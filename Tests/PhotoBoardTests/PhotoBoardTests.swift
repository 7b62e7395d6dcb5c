#if canImport(UIKit)
import Testing
import UIKitTestSupport

/// The app's screens, as a user goes through them.
@Suite(testOrder, .oneWorld, .freshWorld) enum PhotoBoardTests {}
#endif
