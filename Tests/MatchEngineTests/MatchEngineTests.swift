#if canImport(UIKit)
import Testing
import UIKitTestSupport

extension OneWorld {
  /// What the UIKit layer does, end to end, on the real UIKit and on the stand-in alike.
  @Suite enum MatchEngineSuite {}
}

typealias MatchEngineTests = OneWorld.MatchEngineSuite
#endif
