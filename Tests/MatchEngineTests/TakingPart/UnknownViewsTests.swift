#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Beside `HostedScreenTests`: what was laid out before, lies somewhere else, or shows something else by now.
  @MainActor @Suite("What SwiftUI shows is known with layout") struct UnknownViewsTests {
    private let large = CGRect(x: 0, y: 120, width: 390, height: 292)

    @Test(
      "a screen that is kept may show something else the next time",
      arguments: [Trip.navigation, .modal(.fullScreen), .tabs],
      [false, true]
    )
    func kept(trip: Trip, changes: Bool) async {
      let model = Model([changes ? "other" : "photo"])
      let stage = await TripStage(trip, PhotoScreen.list(), model.hosting(), .linear(0.4))
      await stage.arrive()
      stage.go(false, animated: false)
      await advance(0.6)
      model.ids = ["photo"]
      await stage.go(true, for: 0.1)
      #expect(stage.flight?.report?.pairCount == 1)
      await advance(1)
      #expect(stage.isUpperThere && stage.window.remains.isEmpty)
    }

    @Test(
      "one to which the app has added a view with an ID is waited for",
      arguments: [nil, "badge"]
    )
    func addsID(id: String?) async {
      let stack = await PhotoStack()
      let hosting = Model(["photo"]).hosting()
      let frame = CGRect(x: 300, y: 700, width: 40, height: 40)
      hosting.view.addSubview(UIView(tagged: id, frame, .red))
      await stack.navigation.go(to: hosting, for: 0.1)
      #expect(stack.navigation.matchFlight?.report?.pairCount == 1)
      await advance(1)
    }

    @Test(
      "a view of a hosting controller is waited for, whether or not that is a child",
      arguments: [true, false]
    )
    func nobodysChild(isChild: Bool) async {
      let stack = await PhotoStack()
      let hosting = Model(["photo"]).hosting()
      let outer = KindScreen([])
      outer.embed(hosting, CGRect(x: 0, y: 0, width: 390, height: 600), asChild: isChild)
      await stack.navigation.go(to: outer, for: 0.1)
      #expect(stack.navigation.matchFlight?.report?.pairCount == 1)
      await advance(1)
      // The app keeps it.
      withExtendedLifetime(hosting) {}
    }

    @Test("a child is waited for beside one that `matchShow` has shown", arguments: [false, true])
    func besideShown(isShown: Bool) async {
      let outer = KindScreen([])
      let plain = KindScreen([UIView(CGRect(x: 40, y: 20, width: 90, height: 90), .green)])
      let content = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
      outer.view.addSubview(content)
      if isShown {
        outer.matchShow(plain, in: content, animated: false)
      } else {
        outer.embed(plain, content.frame)
      }
      outer.embed(Model(["photo"]).hosting(), CGRect(x: 0, y: 0, width: 390, height: 600))
      await expectThereAndBack(outer)
    }

    /// A view with an ID, or one that holds such a view once it is laid out.
    enum Item: CaseIterable, Sendable { case plain, configured, hosted }

    @Test(
      "what is in the bar of what comes is waited for",
      arguments: Item.allCases,
      [true, false]
    )
    func inBar(_ item: Item, isTitle: Bool) async {
      let frame = CGRect(x: 0, y: 0, width: 40, height: 30)
      let hosting = Model(["photo"]).hosting()
      let view: UIView =
        switch item {
        case .plain: UIImageView(tagged: "photo", frame, PhotoScreen.image)
        case .configured: LateContentView(LateContent(id: "photo"))
        case .hosted: hosting.view
        }
      view.frame = frame
      let screen = KindScreen([UIView(CGRect(x: 40, y: 600, width: 90, height: 90), .green)])
      if isTitle {
        screen.navigationItem.titleView = view
      } else {
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: view)
      }
      await expectThereAndBack(UINavigationController(rootViewController: screen))
      withExtendedLifetime(hosting) {}
    }

    @Test("content without an ID makes no way back the engine's", arguments: [false, true])
    func banner(hasBanner: Bool) async throws {
      let list = PhotoScreen.list()
      if hasBanner {
        list.embed(Model([]).hosting(), CGRect(x: 0, y: 600, width: 390, height: 80))
      }
      let detail = PhotoScreen(large)
      let (navigation, _) = await onScreen(below: list, MatchTransition())
      let there = try await navigation.push(detail, for: 0.1)
      #expect(there.report?.pairCount == 1)
      await there.arrives(in: 2)
      detail.photo.matchID = "other"
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight == nil)
      await advance(1)
    }

    @Test("where a grid has scrolled meanwhile, its controller says so", arguments: [true, false])
    func scrolled(says: Bool) async throws {
      let model = Model(["photo", "a", "b"])
      let grid = says ? model.revealing() : model.hosting()
      let (navigation, window) = await onScreen(below: grid, .linear(0.4))
      let detail = PhotoScreen(large)
      let there = try await navigation.push(detail, for: 0.1)
      #expect(there.report?.pairCount == 1)
      await there.arrives()
      detail.photo.matchID = "c"
      model.ids = ["b", "c", "d"]
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight?.report?.pairCount == (says ? 1 : nil))
      await advance(1)
      #expect(window.remains.isEmpty)
    }

    private func expectThereAndBack(_ upper: UIViewController) async {
      let stage = await TripStage(.modal(.fullScreen), PhotoScreen.list(), upper, .linear(0.5))
      for isForward in [true, false] {
        await stage.go(isForward, for: 0.1)
        #expect(stage.flight?.report?.pairCount == 1, "\(isForward)")
        await advance(1)
      }
      #expect(stage.window.remains.isEmpty)
    }
  }
}

extension UIViewController {
  /// Shows another controller in a part, as its child or without telling anybody.
  fileprivate func embed(_ child: UIViewController, _ frame: CGRect, asChild: Bool = true) {
    loadViewIfNeeded()
    if asChild { addChild(child) }
    child.view.frame = frame
    view.addSubview(child.view)
    if asChild { child.didMove(toParent: self) }
  }
}

/// The IDs of what an app's SwiftUI shows, which may change while that is covered.
@MainActor private final class Model {
  var ids: [String] { didSet { content?.setNeedsLayout() } }
  private weak var content: UIView?

  init(_ ids: [String]) { self.ids = ids }

  func hosting() -> UIViewController { Headless.UIHostingController(content: views) }
  func revealing() -> UIViewController { RevealingHost(content: views) }

  private func views(_ size: CGSize) -> [UIView] {
    let content = Content(self)
    content.frame = CGRect(origin: .zero, size: size)
    self.content = content
    return [content]
  }
}

/// Shows a photo for each ID; where those have changed, others with the next layout.
private final class Content: UIView {
  private let model: Model
  private var shown: [String] = []

  init(_ model: Model) {
    self.model = model
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard shown != model.ids else { return }
    shown = model.ids
    for view in subviews { view.removeFromSuperview() }
    for (row, id) in shown.enumerated() {
      let frame = CGRect(x: 0, y: 20 + CGFloat(row) * 160, width: 200, height: 150)
      addSubview(UIImageView(tagged: id, frame, PhotoScreen.image))
    }
  }
}

/// A hosting controller of which the app says that it scrolls to what is asked for.
private final class RevealingHost: Headless.UIHostingController, MatchRevealing {
  func canRevealMatches(_ ids: Set<String>) -> Bool { true }
  func revealMatches(_ ids: Set<String>) -> UIView? { nil }
}
#endif
