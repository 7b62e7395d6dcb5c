#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What the article on containers says of when the system animates, and when the engine.
  @MainActor @Suite("Whose transition is seen") struct WhatIsSeenTests {
    enum Row: String, CaseIterable, Sendable {
      case shared = "share an ID that both have in sight"
      case none = "share none"
      case newList =
        "share none as far as is known, because a list arrives that was never on the screen"
      case always = "share none, with ``MatchTransition/always(_:)``"
      case own = "share none, in a container of your own or as a window's root"
      case tabs = "share none, and are tabs"
      case reduced = "share an ID, and the user prefers reduced motion"
      case unanimated = "change with `animated: false`"
    }

    /// The first cells of a table, which begins with this line.
    private func cells(below head: String, in article: String) throws -> [String] {
      let lines = try Catalog.article(article, of: "MatchEngine").components(separatedBy: "\n")
      return lines.drop { !$0.hasPrefix(head) }.dropFirst(2).prefix { $0.hasPrefix("| ") }
        .map { $0.dropFirst(2).components(separatedBy: " | ")[0] }
    }

    @Test func `each row is one that is tested`() throws {
      let rows = try cells(below: "| If the two screens ", in: "Containers")
      #expect(rows == Row.allCases.map(\.rawValue))
      let shortcomings = try cells(below: "| Below `.overFullScreen` ", in: "Containers")
      #expect(shortcomings.count == 3)
    }

    private func other(_ id: String = "other") -> PhotoScreen {
      PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: id)
    }

    /// The flight of a push, if the engine has one.
    private func push(
      _ screen: UIViewController,
      _ transition: MatchTransition = MatchTransition(),
      animated: Bool = true
    ) async -> (flight: MatchFlight?, navigation: UINavigationController) {
      let (navigation, _) = await onScreen(below: PhotoScreen.list(), transition)
      await navigation.go(to: screen, animated: animated, for: 0.15)
      return (navigation.matchFlight, navigation)
    }

    @Test(arguments: Row.allCases)
    func `it is as the row says`(row: Row) async throws {
      switch row {
      case .shared:
        #expect(await push(PhotoScreen.detail()).flight?.report?.pairCount == 1)
      case .none:
        let (flight, navigation) = await push(other())
        #expect(flight == nil && navigation.transitionCoordinator != nil)
      case .newList:
        let (flight, navigation) = await push(TripList())
        #expect(flight?.report?.pairCount == 0)
        await advance(1)
        await navigation.back(for: 1)
        await navigation.go(to: TripList(), for: 0.15)
        #expect(navigation.matchFlight == nil && navigation.transitionCoordinator != nil)
      case .always:
        #expect(await push(other(), .always()).flight?.report?.pairCount == 0)
      case .own:
        let container = UIViewController()
        let window = await onScreen(container, showing: PhotoScreen.list())
        let inside = container.matchShow(other(), in: container.view)
        await inside.arrives(in: 1.5)
        let root = window.matchShow(other("root"))
        await root.arrives(in: 1.5)
        #expect([inside, root].allSatisfy { $0.report?.pairCount == 0 })
      case .tabs:
        let stage = await TripStage(.tabs, PhotoScreen.list(), other(), MatchTransition())
        await stage.go(true, for: 0.02)
        #expect(stage.flight == nil && stage.coordinator == nil && stage.isUpperThere)
      case .reduced:
        Headless.setReduceMotion(true)
        let report = await push(PhotoScreen.detail()).flight?.report
        #expect(report?.description.contains("motion is reduced") == true)
      case .unanimated:
        let (flight, navigation) = await push(PhotoScreen.detail(), animated: false)
        #expect(flight == nil && navigation.transitionCoordinator == nil)
      }
      await advance(1.5)
    }

    // MARK: Below a screen that leaves its presenter where it is

    private let styles: [Trip] = [.modal(.fullScreen), .modal(.overFullScreen)]

    /// A presenter with a line of text, and a screen above it.
    private func stage(_ trip: Trip, _ log: CallLog) async -> TripStage {
      let lower = LoggedPhoto("A", log, at: CGRect(x: 20, y: 300, width: 80, height: 80))
      lower.view.backgroundColor = .white
      lower.view.addSubview(UILabel(CGRect(x: 20, y: 700, width: 200, height: 30), "Below"))
      return await TripStage(
        trip,
        lower,
        PhotoScreen.detail(),
        .linear(0.5) { $0.screenEffect = .push(from: .trailing) + .dim(0.3) }
      )
    }

    @Test func `its presenter gives no way, and hears nothing`() async throws {
      for trip in styles {
        let log = CallLog()
        let stage = await stage(trip, log)
        log.clear()
        let flight = try await stage.fly(true, for: 0.1)
        await flight.show(at: 0.5)
        let place = try #require(stage.window.shownPlace(of: "Below"))
        let isFull = trip == .modal(.fullScreen)
        #expect(isFull == (place.x < 100) && isFull != isClose(place.x, 120, within: 0.01))
        await flight.land()
        #expect(log.calls.contains { $0.contains("Disappear") } == isFull, "\(log.calls)")
      }
    }

    @Test func `what is pulled away from above it keeps its corners`() async throws {
      for trip in styles {
        startOver()
        let stage = await stage(trip, CallLog())
        await stage.go(true, for: 1)
        let finger = await Hands.touch(at: CGPoint(x: 195, y: 250), in: stage.window)
        await finger.move(to: CGPoint(x: 195, y: 450), during: 0.3)
        #expect(stage.flight?.phase == .held)
        let radius = stage.upper.view.nextLayer.cornerRadius
        #expect((radius > 1) == (trip == .modal(.fullScreen)), "\(trip) \(radius)")
        await finger.lift(thenWait: 1.5)
      }
    }
  }
}
#endif
