import Testing
import UIKitTestSupport

/// What only the stand-in has.
@Suite(.serialized, .oneWorld) enum HeadlessTests {}
