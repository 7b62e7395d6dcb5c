import Testing
import UIKitTestSupport

/// What only the stand-in has.
@Suite(testOrder, .oneWorld, .freshWorld) enum HeadlessTests {}
