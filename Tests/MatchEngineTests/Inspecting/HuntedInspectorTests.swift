#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// An inspector in ordinary apps.
  @MainActor @Suite("What an inspector tells and leaves alone") struct HuntedInspectorTests {
    /// A view that moves in a change of its own screen, or of a part of that.
    private let card = UIView(tagged: "card", CGRect(x: 20, y: 20, width: 100, height: 100), .red)

    private func inspect(_ window: UIWindow) -> MatchInspector {
      let inspector = MatchInspector()
      window.matchInspector = inspector
      return inspector
    }

    @Test(arguments: [true, false])
    func `it asks an app for no view to fly`(isInspected: Bool) async {
      var asked = 0
      card.matchStandIn = .view { _ in
        asked += 1
        return UIView()
      }
      let window = await onScreen(KindScreen([card]))
      let inspector = isInspected ? inspect(window) : nil
      await advance(1)
      #expect(asked == 0 && inspector?.outlines.isEmpty != true)
    }
  }
}
#endif
