#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A tagged view of the app's in an item of a bar.
  @MainActor @Suite("A view in a bar") final class BarSourceTests: PhotoStack {
    private let avatar = UIView(CGRect(x: 0, y: 0, width: 30, height: 30), .red)
    private let profile = PhotoScreen(CGRect(x: 45, y: 200, width: 300, height: 300), id: "avatar")

    init() async {
      await super.init()
      navigation.view.backgroundColor = .white
      avatar.matchID = "avatar"
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: avatar)
      await advance(0.1)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet])
    func `it flies where the bar lies inside the screen that presents`(
      style: UIModalPresentationStyle
    ) async throws {
      profile.comes(as: style, .linear(0.5))
      await list.present(profile, for: 0)
      let flight = try await profile.flight(after: 0.1)
      #expect(flight.report?.pairCount == 1)
      #expect(avatar.shownAlpha == 0)
      await flight.arrives(in: 1)
      await list.dismiss(for: 0)
      let back = try await profile.flight(after: 0.4)
      #expect(back.report?.pairCount == 1)
      await back.arrives(in: 1)
      #expect(avatar.shownAlpha == 1 && window.remains.isEmpty)
    }

    @Test func `in a push the bar is the container's, and it doesn't fly`() async throws {
      await navigation.go(to: profile, for: 0.1)
      #expect(profile.matchFlight == nil)
      #expect(profile.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["avatar"]))
    }
  }
}
#endif
