import Testing
import UIKitTestSupport

/// What is filmed, and what is shown live.
@Suite(.serialized, .oneWorld) enum FilmTests {}
