#if canImport(UIKit)
import Testing
import UIKitTestSupport

/// What the UIKit layer does, end to end, on the real UIKit and on the stand-in alike.
@Suite(testOrder, .oneWorld, .freshWorld) enum MatchEngineTests {}
#endif
