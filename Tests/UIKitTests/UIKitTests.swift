#if canImport(UIKit)
import Testing
import UIKitTestSupport

/// What is true of UIKit, the real one and the stand-in alike.
@Suite(testOrder, .oneWorld, .freshWorld) enum UIKitTests {}
#endif
