import Testing
import UIKitTestSupport

/// What is filmed, and what is shown live.
@Suite(testOrder, .oneWorld, .freshWorld) enum FilmTests {}
