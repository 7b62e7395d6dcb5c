#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Roots, children and cards that ordinary apps exchange, beside what else they do.
  @MainActor @Suite("Changes beside other changes") struct HuntedChangesTests {
    /// A photo, for which a flight may have to wait.
    private final class Late: LoggingController, MatchPreparing {
      let photo = UIImageView()
      var isReadyForMatchFlight = true
      var color = UIColor.white

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        photo.showPhoto(in: CGRect(x: 0, y: 120, width: 390, height: 292))
        view.addSubview(photo)
      }

      static func photo(_ name: String, _ log: CallLog, isReady: Bool) -> Late {
        let late = Late(name, log)
        late.isReadyForMatchFlight = isReady
        late.photo.matchID = "photo"
        return late
      }
    }

    private let log = CallLog()

    private func photos() -> (LoggedPhoto, LoggedPhoto, LoggedPhoto) { LoggedPhoto.three(log) }

    // MARK: Roots

    @Test(arguments: [true, false])
    func `a new root that presents while it is waited for keeps what it presents`(
      presents: Bool
    ) async {
      let (a, _, c) = photos()
      let window = await onScreen(a)
      let b = Late.photo("B", log, isReady: false)
      let flight = window.matchShow(b, transition: .linear(0.3))
      flight.reverse()
      if presents { b.present(c, animated: true) }
      await advance(0.1)
      b.isReadyForMatchFlight = true
      await advance(2)
      #expect(window.rootViewController === (presents ? b : a))
      #expect((c.viewIfLoaded?.window != nil) == presents)
      #expect(flight.outcome == (presents ? .finished : .cancelled))
      #expect(window.remains.isEmpty && (presents || window.showsOnly(a.view)))
    }

    enum Early: CaseIterable { case cancelled, held }

    @Test(arguments: [true, false], Early.allCases)
    func `a root that is taken back before it was seen goes, as the flight says`(
      isWaiting: Bool,
      how: Early
    ) async {
      let (a, _, _) = photos()
      let window = await onScreen(a)
      let b = Late.photo("B", log, isReady: !isWaiting)
      let flight = window.matchShow(b, transition: .linear(0.3))
      if how == .held { flight.hold() } else { flight.cancel() }
      enterBackground()
      #expect(flight.outcome != nil && !flight.wouldFinish())
      #expect(window.rootViewController === a)
      await advance(0.5)
      #expect(window.showsOnly(window.rootViewController?.view ?? a.view))
    }

    enum Next: CaseIterable { case atOnce, waiting, seen }

    @Test(arguments: Next.allCases)
    func `a root that nobody has seen isn't seen where another one takes its place`(
      next: Next
    ) async {
      let (a, _, c) = photos()
      let window = await onScreen(a)
      let b = Late.photo("B", log, isReady: next != .waiting)
      b.color = .green
      let footage = await Footage {
        window.matchShow(b, transition: .linear(0.3))
        if next != .atOnce { await advance(next == .seen ? 1 : 0.2) }
        window.matchShow(c, transition: .linear(0.3))
        await advance(1)
      }
      #expect(window.showsOnly(c.view))
      #expect(footage.frames.contains { $0.shows(.green) } == (next == .seen))
    }

    @Test(arguments: [true, false], MatchDirection.allCases)
    func `a card that gets its ID while its root is waited for is seen once`(
      isLate: Bool,
      direction: MatchDirection
    ) async {
      let place = CGRect(x: 20, y: 300, width: 80, height: 80)
      let a = KindScreen([UIView(tagged: "card", place, .red)])
      let window = await onScreen(a)
      let b = Late("B", log)
      b.isReadyForMatchFlight = false
      let card = UIView(
        tagged: isLate ? nil : "card",
        CGRect(x: 250, y: 600, width: 100, height: 100),
        .red
      )
      b.view.addSubview(card)
      let flight = window.matchShow(b, direction: direction, transition: .linear(0.5))
      await advance(0.1)
      #expect(FootageFrame.now.shows(.red, every: 9, in: place.insetBy(dx: 9, dy: 9)))
      card.matchID = "card"
      b.isReadyForMatchFlight = true
      await advance(0.1)
      await flight.show(at: 0.35)
      #expect(flight.report?.pairCount == 1)
      #expect(!FootageFrame.now.shows(.red, every: 9, in: place.insetBy(dx: 9, dy: 9)))
      await flight.land()
    }

    @Test(arguments: [true, false])
    func `what a new root presents when it appears lies over what flies`(isReady: Bool) async throws
    {
      let (a, _, _) = photos()
      let window = await onScreen(a)
      let b = Late.photo("B", log, isReady: isReady)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      b.whenCalled = { if $0.hasPrefix("didAppear") { b.present(sheet, animated: true) } }
      window.matchShow(b, transition: .linear(1))
      await advance(0.1)
      b.isReadyForMatchFlight = true
      await advance(0.2)
      let stage = try #require(window.subviews.firstIndex { "\(type(of: $0))" == "StageView" })
      let over = try #require(window.subviews.firstIndex { sheet.view.isDescendant(of: $0) })
      #expect(stage < over)
      await advance(2)
    }

    @Test(arguments: [true, false])
    func `what an app lays over its window lies over what flies`(isThere: Bool) async throws {
      let (a, b, _) = photos()
      let window = await onScreen(a)
      let note = UILabel(CGRect(x: 20, y: 60, width: 300, height: 40), "Logged in")
      if isThere { window.addSubview(note) }
      window.matchShow(b, transition: .linear(0.5))
      if !isThere { window.addSubview(note) }
      await advance(0.2)
      let stage = try #require(window.subviews.firstIndex { "\(type(of: $0))" == "StageView" })
      let over = try #require(window.subviews.firstIndex(of: note))
      #expect(stage < over)
      await advance(1)
    }

    @Test(arguments: [true, false], [true, false])
    func `what an old root presents goes with it, at rest or in flight`(
      flies: Bool,
      isAnimated: Bool
    ) async {
      let (a, b, c) = photos()
      let window = await onScreen(a)
      c.comes(as: .pageSheet, .always())
      await a.present(c, for: flies ? 0.2 : 2)
      window.matchShow(b, animated: isAnimated, transition: .linear(0.3))
      await advance(2)
      #expect(c.view.window == nil && window.showsOnly(b.view))
    }

    enum Sheet: CaseIterable { case there, coming, going, goingLate, appears }

    @Test(arguments: Sheet.allCases, [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `so it does while the system moves it`(
      sheet: Sheet,
      style: UIModalPresentationStyle
    ) async {
      let (a, b, c) = photos()
      let window = await onScreen(a)
      c.modalPresentationStyle = style
      func replace() { window.matchShow(b, transition: .linear(0.3)) }
      if sheet == .appears { c.whenCalled = { if $0.hasPrefix("didAppear") { replace() } } }
      await a.present(c, for: sheet == .coming ? 0.2 : 2)
      if sheet == .going || sheet == .goingLate { a.dismiss(animated: true) }
      if sheet == .goingLate { await advance(0.2) }
      if sheet != .appears { replace() }
      await advance(2)
      #expect(window.rootViewController === b)
      #expect(c.view.window == nil && a.view.window == nil && window.showsOnly(b.view))
    }

    // MARK: Children

    enum Moment: CaseIterable { case later, completion, coordinator, didAppear }

    private final class Stage: UIViewController {
      var whenAppeared: () -> Void = {}
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenAppeared()
      }
    }

    @Test(arguments: Moment.allCases, [true, false])
    func `a child that is replaced where a screen has come back flies, and is told`(
      moment: Moment,
      isPush: Bool
    ) async {
      let (a, b, _) = photos()
      let container = Stage()
      let navigation = UINavigationController(rootViewController: container)
      let window = await onScreen(navigation)
      container.matchShow(a, in: container.view, animated: false)
      let over = UIViewController()
      over.modalPresentationStyle = .fullScreen
      if isPush {
        await navigation.go(to: over, for: 1)
      } else {
        await navigation.present(over, for: 1)
      }
      log.clear()
      var flight: MatchFlight?
      func go() { flight = flight ?? container.replace(with: b, .linear(0.5)) }
      if moment == .didAppear { container.whenAppeared = go }
      if isPush {
        navigation.popViewController(animated: true)
      } else {
        navigation.dismiss(animated: true) { if moment == .completion { go() } }
      }
      if moment == .coordinator {
        await advance(0.1)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in go() }
      }
      await advance(0.8)
      if flight == nil { go() }
      await advance(0.1)
      #expect(flight?.report?.pairCount == 1)
      await advance(1)
      let calls = log.appearances.filter { $0.hasPrefix("B") }
      #expect(calls == ["B.willAppear(true)", "B.didAppear(true)"])
      #expect(log.appearances.last { $0.hasPrefix("A") }?.contains("didDisappear") == true)
      #expect(container.children == [b] && window.remains.isEmpty)
      #expect(Headless.warnings == [])
    }

    @Test(arguments: [true, false], [true, false])
    func `what flies in an old root ends with it`(flies: Bool, isPush: Bool) async {
      let (a, b, c) = photos()
      let container = UIViewController()
      let navigation = UINavigationController(rootViewController: isPush ? a : container)
      navigation.childMatchTransition = .linear(0.5)
      let window = await onScreen(navigation)
      if !isPush { container.matchShow(a, in: container.view, animated: false) }
      await advance(0.1)
      log.clear()
      if isPush {
        navigation.pushViewController(b, animated: true)
      } else {
        container.replace(with: b, .linear(0.5))
      }
      await advance(flies ? 0.2 : 1)
      window.matchShow(c, transition: .linear(0.5))
      await advance(2)
      #expect(window.showsOnly(c.view))
      for name in ["A", "B"] {
        let calls = log.appearances.filter { $0.hasPrefix(name) }
        #expect(calls.last?.contains("didDisappear") == true, "\(calls)")
        #expect(calls.filter { $0.contains("did") }.count <= 2, "\(calls)")
      }
      #expect(Headless.warnings == [])
    }

    // MARK: Cards

    @Test(arguments: [MatchTransition.linear(0.3), .system])
    func `what a card changes in a change of its list is undone with that`(
      transition: MatchTransition
    ) async {
      let (a, _, _) = photos()
      let window = await onScreen(a)
      let card = UIView(tagged: "card", CGRect(x: 100, y: 500, width: 100, height: 100), .red)
      a.view.addSubview(card)
      await advance(0.1)
      let flight = a.view.matchAnimate(transition: .linear(0.3)) {
        a.photo.frame.origin.y = 100
        card.matchAnimate(transition: transition) {
          card.backgroundColor = .blue
        } undoOnCancel: {
          card.backgroundColor = .red
        }
      } undoOnCancel: {
        a.photo.frame.origin.y = 300
      }
      await advance(0.1)
      await flight.goBack()
      #expect(a.photo.frame.minY == 300 && card.backgroundColor == .red)
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
