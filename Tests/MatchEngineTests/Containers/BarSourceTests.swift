#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

#if !canImport(ObjectiveC)
import MatchEngineFuzz
#endif

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

    @Test(
      "so does one in the bar of what comes, though that bar was never laid out",
      arguments: [Trip.modal(.fullScreen), .tabs],
      [true, false]
    )
    func barThatComes(trip: Trip, isTitle: Bool) async throws {
      let screen = KindScreen([UIView(CGRect(x: 40, y: 600, width: 90, height: 90), .green)])
      let view = UIView(tagged: "photo", CGRect(x: 0, y: 0, width: 30, height: 30), .red)
      if isTitle {
        screen.navigationItem.titleView = view
      } else {
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
      }
      let arriving = UINavigationController(rootViewController: screen)
      let stage = await TripStage(trip, PhotoScreen.list(), arriving, .linear(0.5))
      for isForward in [true, false] {
        let flight = try await stage.fly(isForward, for: 0.1)
        #expect(flight.report?.pairCount == 1)
        await flight.arrives()
      }
      #expect(stage.window.remains.isEmpty)
    }

    @Test("what is in a bar that isn't seen counts for nothing", arguments: [true, false])
    func barWithoutPlace(isHidden: Bool) async {
      let arriving = UINavigationController(rootViewController: withoutID(titled: true))
      arriving.isNavigationBarHidden = isHidden
      let stage = await TripStage(.modal(.fullScreen), PhotoScreen.list(), arriving, .linear(0.5))
      await stage.go(true, for: 0.1)
      #expect((stage.flight == nil) == isHidden)
      await advance(1)
    }

    @Test("a bar has the item of what is on its stack, no inner one", arguments: [true, false])
    func itemOfContainer(isOnStack: Bool) async {
      let tabs = UITabBarController()
      tabs.viewControllers = [withoutID(titled: !isOnStack)]
      if isOnStack { tabs.navigationItem.titleView = mark() }
      let arriving = UINavigationController(rootViewController: tabs)
      let stage = await TripStage(.modal(.fullScreen), PhotoScreen.list(), arriving, .linear(0.5))
      for isForward in [true, false] {
        await stage.go(isForward, for: 0.1)
        #expect(stage.flight?.report?.pairCount == (isOnStack ? 1 : nil), "\(isForward)")
        await advance(1)
      }
      #expect(stage.window.remains.isEmpty)
    }

    private func mark() -> UIView {
      UIView(tagged: "photo", CGRect(x: 0, y: 0, width: 30, height: 30), .red)
    }

    /// A screen without an ID, but for one in its title.
    private func withoutID(titled: Bool) -> UIViewController {
      let screen = KindScreen([UIView(CGRect(x: 40, y: 600, width: 90, height: 90), .green)])
      if titled { screen.navigationItem.titleView = mark() }
      return screen
    }

    #if !canImport(ObjectiveC)
    /// What becomes of the bar while the view flies.
    enum Change: CaseIterable, Sendable { case none, sameView, otherView, goes, hides }

    @Test(
      "nothing is lost where the bar changes meanwhile",
      arguments: Change.allCases,
      [true, false]
    )
    func changes(_ change: Change, isBack: Bool) async throws {
      profile.comes(as: .fullScreen, .linear(0.5))
      await list.present(profile, for: isBack ? 1 : 0)
      if isBack { await list.dismiss(for: 0) }
      let flight = try await profile.flight(after: 0.2)
      #expect(flight.report?.pairCount == 1)
      let other = UIView(tagged: "avatar", CGRect(x: 0, y: 0, width: 30, height: 30), .red)
      let footage = await Footage {
        let item = list.navigationItem
        switch change {
        case .none: break
        case .sameView: item.rightBarButtonItem = UIBarButtonItem(customView: avatar)
        case .otherView: item.rightBarButtonItem = UIBarButtonItem(customView: other)
        case .goes: item.rightBarButtonItem = nil
        case .hides: navigation.setNavigationBarHidden(true, animated: true)
        }
        await flight.arrives()
      }
      #expect(footage.faults == [])
      if !isBack { await list.dismiss(for: 1.5) }
      #expect(window.remains.isEmpty && list.presentedViewController == nil)
      #expect([avatar, other].allSatisfy { $0.layer.animationKeys() == nil })
    }
    #endif

    @Test func `in a push the bar is the container's, and it doesn't fly`() async throws {
      await navigation.go(to: profile, for: 0.1)
      #expect(profile.matchFlight == nil)
      #expect(profile.matchDiagnosis == .nothingShared(lower: ["photo"], upper: ["avatar"]))
    }
  }
}
#endif
