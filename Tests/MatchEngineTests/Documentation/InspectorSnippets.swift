#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The article on troubleshooting: the inspector") struct InspectorSnippets {
    @Test func `one line switches it on, and nil off`() async {
      let window = inWindow(UIViewController())
      slowly(window)
      #expect(window.matchInspector?.speed == 0.25)
      plainly(window)
      #expect(window.matchInspector?.speed == 1)
      window.matchInspector = nil
      #expect(window.matchInspector == nil)
    }

    private func slowly(_ window: UIWindow) {
      // snippet
      #if DEBUG
      window.matchInspector = MatchInspector(speed: 0.25)
      #endif
      // end
    }

    private func plainly(_ window: UIWindow) {
      // snippet
      #if DEBUG
      window.matchInspector = MatchInspector()
      #endif
      // end
    }
  }
}
#endif
