#if canImport(UIKit) && !canImport(ObjectiveC)
import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("How long touches wait") struct SpringTimeTests {
    nonisolated private static let springs: [(name: String, timing: MatchTiming?)] = [
      ("spring(duration: 0.32)", nil), ("smooth", .smooth), ("snappy", .snappy),
      ("bouncy", .bouncy),
    ]

    /// From the push to its outcome, between a list and a photo of a phone.
    private func wait(_ timing: MatchTiming?) async -> TimeInterval {
      startOver()
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      navigation.childMatchTransition = MatchTransition {
        if let timing { $0.timing = timing }
      }
      _ = await onScreen(navigation)
      let start = Headless.now
      navigation.pushViewController(PhotoScreen.detail(), animated: true)
      while navigation.transitionCoordinator != nil, Headless.now < start + 3 {
        await advance(1 / 60)
      }
      return Headless.now - start
    }

    @Test("the article says how long each spring takes", arguments: springs)
    func article(_ each: (name: String, timing: MatchTiming?)) async throws {
      let seconds = await wait(each.timing)
      // By default, they wait no longer than after the system's own push.
      if each.timing == nil { #expect(seconds <= 0.55) }
      let time = String(format: "%.2f", seconds)
      let page = try Catalog.article("StandInsAndStyles", of: "MatchEngine")
      #expect(
        page.contains("| `.\(each.name)` | \(time) s |"),
        "\(each.name): \(time) s"
      )
    }
  }
}
#endif
