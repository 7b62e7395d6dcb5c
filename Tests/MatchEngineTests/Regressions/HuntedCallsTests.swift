#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What ordinary apps write for a flight, and what they are told of it.
  @MainActor @Suite("What apps write for a flight") struct HuntedCallsTests {
    /// A photo, for which a flight may have to wait.
    private final class Late: PhotoScreen, MatchPreparing {
      var isReadyForMatchFlight = true
      static func detail(isReady: Bool) -> Late {
        let late = Late(CGRect(x: 0, y: 120, width: 390, height: 292))
        late.isReadyForMatchFlight = isReady
        return late
      }
      static func list(isReady: Bool) -> Late {
        let late = Late(CGRect(x: 20, y: 300, width: 80, height: 80))
        late.isReadyForMatchFlight = isReady
        return late
      }
    }

    // MARK: Screens that are not ready

    @Test(arguments: [true, false])
    func `a new root that isn't ready is waited for, as a child is`(isRoot: Bool) async {
      let container = UIViewController()
      let window =
        isRoot
        ? await onScreen(PhotoScreen.list())
        : await onScreen(container, showing: PhotoScreen.list())
      let late = Late.detail(isReady: false)
      late.loadViewIfNeeded()
      late.view.backgroundColor = .yellow
      let flight =
        isRoot
        ? window.matchShow(late, transition: .linear(0.5))
        : container.matchShow(late, in: container.view, transition: .linear(0.5))
      await advance(0.2)
      #expect(flight.phase == .preparing && !FootageFrame.now.shows(.yellow))
      // Nothing is touched that isn't seen.
      func touched() -> UIView? { window.hitTest(CGPoint(x: 200, y: 700), with: nil) }
      #expect(touched()?.isDescendant(of: late.view) != true)
      late.isReadyForMatchFlight = true
      await advance(0.1)
      #expect(touched()?.isDescendant(of: late.view) == isRoot)
      #expect(flight.phase == .running && flight.report?.pairCount == 1)
      await flight.arrives()
      #expect(window.remains.isEmpty && FootageFrame.now.shows(.yellow))
    }

    @Test(arguments: [true, false])
    func `a tap on Back isn't late because the photo never came`(isReady: Bool) async throws {
      let stack = await PhotoStack()
      await stack.navigation.go(to: Late.detail(isReady: isReady), for: 1.5)
      let flight = try await stack.navigation.pop(for: 0.1)
      #expect(flight.phase == .running)
      await flight.arrives()
    }

    @Test(.enabled(if: Hands.isAvailable), arguments: [true, false], [true, false])
    func `a photo follows the finger, whether or not a screen is ready`(
      isReady: Bool,
      isListReady: Bool
    ) async throws {
      startOver()
      let list = Late.list(isReady: isListReady)
      let (navigation, window) = await onScreen(below: list, .linear(0.5))
      let detail = Late.detail(isReady: isReady)
      await navigation.go(to: detail, animated: false, for: 0.1)
      let finger = await Hands.touch(at: GestureScene.middle, in: window)
      var places: [CGFloat] = []
      for step in 1...6 {
        await finger.move(to: CGPoint(x: 195, y: 266 + 20 * step), during: 1 / 15)
        if let box = window.flownPhoto(beside: [list.photo, detail.photo]) {
          places.append(box.midY - 266 - CGFloat(20 * step))
        }
      }
      #expect(places.count > 4, "\(places)")
      await finger.lift(thenWait: 1.5)
    }

    // MARK: Views that are carried

    /// What an app carries of the two things on its screen.
    @Test(arguments: [["photo"], ["photo", "title"], ["title", "photo"]])
    func `all that an app carries stays under the finger, and flies home`(ids: [String])
      async throws
    {
      let stack = await PhotoStack(.linear(0.5))
      let titles = [
        UILabel(tagged: "title", CGRect(x: 120, y: 300, width: 100, height: 30), "Sea"),
        UILabel(tagged: "title", CGRect(x: 20, y: 450, width: 100, height: 30), "Sea"),
      ]
      stack.list.view.addSubview(titles[0])
      stack.detail.loadViewIfNeeded()
      stack.detail.view.addSubview(titles[1])
      await stack.navigation.go(to: stack.detail, animated: false, for: 0.1)
      var footage = await Footage { await advance(0.02) }
      let flight = try stack.navigation.begin(false, stack.detail)
      func box(_ id: String) -> CGRect? {
        stack.window.engineViews("PerformerView").map { $0.nextBox(in: stack.window) }
          .first { id == "photo" ? $0.height > 35 : $0.height < 35 }
      }
      try await footage.record {
        for step in 1...10 {
          let way = CGPoint(x: 4 * step, y: 8 * step)
          flight.update(way.y / 844)
          for id in ids { flight.drag(id, translation: way) }
          await advance(1 / 60)
          guard step > 2 else { continue }
          for id in ids {
            let frame = id == "photo" ? stack.detail.photo.frame : titles[1].frame
            let seen = try #require(box(id))
            #expect(isClose(seen.midX - frame.midX, way.x, within: 0.5), "\(id) \(step)")
            #expect(isClose(seen.midY - frame.midY, way.y, within: 0.5), "\(id) \(step)")
          }
        }
        flight.finish()
        await flight.arrives(in: 1.5)
      }
      #expect(footage.faults == [])
    }

    @Test(arguments: [true, false])
    func `an early drag counts from the beginning, before or after the update beside it`(
      isUpdatedFirst: Bool
    ) async throws {
      let stage = await ChildStage()
      stage.b.view.addSubview(UIVisualEffectView())
      let flight = stage.container.replace(with: stage.b, .linear(0.5))
      if isUpdatedFirst { flight.update(0.3) }
      flight.drag("photo", translation: CGPoint(x: 30, y: 50))
      if !isUpdatedFirst { flight.update(0.3) }
      await advance(0.1)
      let middle = try #require(stage.container.view.flyingMiddle)
      #expect(isClose(middle.x, stage.a.middle.x + 30, within: 0.1))
      #expect(isClose(middle.y, stage.a.middle.y + 50, within: 0.1))
      await flight.goBack()
    }

    // MARK: Lists

    @Test(arguments: [false, true])
    func `a list stays at what was tapped, although its screen shows other things, too`(
      showsOthers: Bool
    ) async throws {
      let list = TripList()
      list.tableView.matchIndexPathProvider = { [weak list] in list?.path(of: $0) }
      let (navigation, window) = await onScreen(below: list, .linear(0.5))
      let detail = TripDetail(4)
      detail.loadViewIfNeeded()
      if showsOthers {
        for number in [40, 41, 42] {
          let frame = CGRect(x: 16 + 120 * (number - 40), y: 400, width: 110, height: 110)
          detail.view.addSubview(UIImageView(tagged: "photo-\(number)", frame, PhotoScreen.image))
        }
      }
      await navigation.go(to: detail, for: 1)
      let flight = try await navigation.pop(for: 0.2)
      #expect(list.photo(of: 4) != nil && list.photo(of: 42) == nil)
      #expect(flight.report?.rows.first { $0.id == "photo-4" }?.fate == .flew)
      await flight.arrives()
      #expect(window.remains.isEmpty)
    }

    /// A list that shows some trips twice, and says which of the two is meant.
    private final class Doubled: TripList {
      override func canRevealMatches(_ ids: Set<String>) -> Bool { true }
      override func revealMatches(_ ids: Set<String>) -> UIView? {
        tableView.cellForRow(at: IndexPath(row: 5, section: 0))
      }
    }

    @Test(arguments: [nil, 0, 0.2] as [TimeInterval?])
    func `a photo flies to the cell that was named, also when the list is reloaded`(
      reload: TimeInterval?
    ) async throws {
      let list = Doubled()
      list.numbers = [0, 7, 2, 3, 4, 7, 6]
      let (navigation, window) = await onScreen(below: list, .linear(0.5))
      await navigation.go(to: TripDetail(7), animated: false, for: 0.1)
      navigation.popViewController(animated: true)
      if reload != 0 { await advance(reload ?? 0) }
      if reload != nil { list.tableView.reloadData() }
      let flight = try await navigation.flight(after: 0.45 - (reload ?? 0))
      let photo = try #require(window.flyingMiddle)
      let cell = list.tableView.rectForRow(at: IndexPath(row: 5, section: 0))
      let place = list.tableView.convert(cell, to: window)
      #expect(abs(photo.y - place.midY) < 60, "\(photo) \(place)")
      await flight.arrives()
    }

    // MARK: Who takes part, and how it ends

    @Test(arguments: [true, false])
    func `a container whose provider says nil lets nothing fly`(saysNil: Bool) async {
      let container = UIViewController()
      let window = await onScreen(container, showing: PhotoScreen.list())
      container.childMatchTransitionProvider = { _ in saysNil ? nil : .linear(0.5) }
      let flight = container.matchShow(PhotoScreen.detail(), in: container.view)
      await advance(0.1)
      #expect((flight.outcome == .finished) == saysNil)
      await advance(1)
      #expect(window.remains.isEmpty)
    }

    enum End: CaseIterable { case arrives, root, noRoot, shown, window, popped, child }

    @Test(arguments: End.allCases)
    func `whoever waits for an outcome hears of it, whatever the app does`(_ end: End) async throws
    {
      let container = UIViewController()
      let (list, detail) = (PhotoScreen.list(), PhotoScreen.detail())
      let navigation = UINavigationController(rootViewController: list)
      navigation.childMatchTransition = .linear(0.5)
      var window: UIWindow? = await onScreen(container, showing: navigation)
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      var heard: MatchOutcome?
      let flight = try #require(navigation.matchFlight)
      let task = Task { heard = await flight.finalOutcome }
      await Task.yield()
      switch end {
      case .arrives: break
      case .root: window?.rootViewController = UIViewController()
      case .noRoot: window?.rootViewController = nil
      case .shown: window?.matchShow(UIViewController())
      case .window:
        window?.isHidden = true
        window = nil
      case .popped: navigation.popToRootViewController(animated: false)
      case .child: container.matchShow(UIViewController(), in: container.view, animated: false)
      }
      await advance(2)
      for _ in 0..<20 { await Task.yield() }
      #expect(heard != nil && heard == flight.outcome, "\(flight.phase)")
      task.cancel()
    }
  }
}
#endif
