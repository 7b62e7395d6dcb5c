#if canImport(UIKit)
import Testing
import UIKitTestSupport

/// The app's screens, as a user goes through them.
@Suite(.serialized, .oneWorld) enum PhotoBoardTests {}
#endif
