#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineCore
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  @MainActor @Suite("The inspector's window") struct InspectorWindowTests {
    @Test func `tagged views are outlined where they are, however placed`() async throws {
      let inspected = await InspectorStage()
      let root = inspected.stage.lower.view
      let list = UIScrollView(frame: CGRect(x: 10, y: 400, width: 300, height: 200))
      list.contentSize = CGSize(width: 300, height: 900)
      let (cell, turned) = (UIView(), UIView())
      cell.frame = CGRect(x: 20, y: 150, width: 90, height: 60)
      (cell.matchID, turned.matchID) = ("cell", "turned")
      turned.frame = CGRect(x: 220, y: 80, width: 60, height: 30)
      list.addSubview(cell)
      root?.addSubview(list)
      root?.addSubview(turned)
      for step in 0..<4 {
        list.contentOffset.y = CGFloat(step) * 30
        turned.transform = CGAffineTransform(rotationAngle: CGFloat(step) * 0.4)
        if step == 3 { Headless.changeScreen { $0.size = CGSize(width: 844, height: 390) } }
        if step == 3 { list.frame.origin.y = 100 }
        await advance(0.1)
        for (view, id) in [(cell, "cell"), (turned, "turned")] {
          let box = try #require(inspected.box(id), "\(id) \(step)")
          #expect(isClose(box, view.convert(view.bounds, to: nil), within: 0.5), "\(id) \(step)")
        }
      }
      #expect(inspected.overlay?.frame == inspected.app.frame)
    }

    @Test func `at rest it looks ten times a second`() async throws {
      let inspected = await InspectorStage()
      let view = try #require(inspected.stage.lower.view.subviews.first)
      let id = try #require(view.matchID)
      func move() { view.frame.origin.x += 20 }
      func sees() throws -> Bool {
        isClose(try #require(inspected.box(id)), view.convert(view.bounds, to: nil), within: 0.5)
      }
      var frames = [0, 0, 0]
      for time in frames.indices {
        await advance(3 + Double(time) / 3)
        #expect(Headless.isAtRest, "its display link stands still")
        move()
        while try !sees(), frames[time] < 20 {
          await advance(1 / 60)
          frames[time] += 1
        }
      }
      // It may just have been about to look.
      #expect(frames.allSatisfy { $0 <= 8 }, "\(frames)")
    }

    @Test func `what can't fly is red, with the reason`() async throws {
      let inspected = await InspectorStage()
      let views = try #require(inspected.stage.lower.view).subviews
      views[0].alpha = 0
      views[1].isMatchExcluded = true
      await advance(0.1)
      #expect(inspected.names.filter(\.isRed).count == 2)
      #expect(
        inspected.names.contains { $0.text == "first: \(MatchOmission.hidden)" && $0.isRed }
      )
      #expect(
        inspected.names.contains { $0.text == "second: \(MatchOmission.excluded)" && $0.isRed }
      )
      #expect(inspected.names.contains { $0.text == "only lower" && !$0.isRed })
    }

    @Test func `what the last flight found out of sight is red on the other screen`() async throws {
      let inspected = await InspectorStage()
      try #require(inspected.stage.lower.view).subviews[0].isHidden = true
      let flight = try await inspected.stage.push()
      await flight.arrives(in: 2)
      let first = inspected.names.first { $0.text.hasPrefix("first") }
      #expect(first?.isRed == true && first?.text.contains("cannot be seen") == true)
    }

    @Test func `where nothing is shared, all of it is red`() async throws {
      let inspected = await InspectorStage()
      let frame = CGRect(x: 20, y: 300, width: 100, height: 30)
      let other = KindScreen([UILabel(tagged: "stranger", frame, "")])
      await inspected.stage.navigation.go(to: other, for: 2)
      #expect(inspected.names.map(\.isRed) == [true])
      #expect(inspected.names.first?.text.hasPrefix("stranger: ") == true)
    }

    @Test("in flight, the outlines are around what flies", arguments: [true, false])
    func inFlight(isPlayed: Bool) async throws {
      let inspected = await InspectorStage(isPlayed: isPlayed)
      _ = try await inspected.stage.push()
      for _ in 0..<8 {
        await advance(1 / 60)
        guard let shown = inspected.stage.shown(.red) else { continue }
        let box = try #require(inspected.box("first"))
        #expect(abs(box.midY - shown.midY) < 1 && abs(box.midX - shown.midX) < 1)
      }
    }

    @Test func `it's never key, and takes only the touches on its controls`() async throws {
      let inspected = await InspectorStage()
      let overlay = try #require(inspected.overlay)
      #expect(inspected.app.isKeyWindow)
      overlay.makeKeyAndVisible()
      #expect(inspected.app.isKeyWindow && !overlay.isKeyWindow)
      #expect(overlay.hitTest(CGPoint(x: 70, y: 125), with: nil) == nil)
      let report = try #require(inspected.bar?.buttons["Report"])
      let middle = report.convert(CGPoint(x: report.bounds.midX, y: report.bounds.midY), to: nil)
      #expect(overlay.hitTest(middle, with: nil) === report)
      #expect(!inspected.inspector.showsReport)
      try await inspected.tap("Report")
      #expect(inspected.inspector.showsReport)
    }

    @Test func `the list has what the report prints`() async throws {
      let inspected = await InspectorStage()
      let flight = try await inspected.stage.push()
      await advance(2)
      let report = try #require(flight.report)
      let list = inspected.controller?.view.subviews.first { $0 is UIScrollView }
      #expect(list?.isHidden == true)
      try await inspected.tap("Report")
      #expect(list?.isHidden == false)
      #expect((list?.subviews.first as? UILabel)?.text == "\(report)")
    }

    @Test func `the status bar and the rotation are the app's`() async throws {
      final class Wishful: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      startOver()
      let window = inWindow(Wishful())
      let inspector = MatchInspector()
      window.matchInspector = inspector
      let overlay = try #require(Headless.windows.last?.rootViewController)
      #expect(overlay.prefersStatusBarHidden && overlay.preferredStatusBarStyle == .lightContent)
      #expect(overlay.supportedInterfaceOrientations == .portrait)
    }

    @Test(arguments: ["rest", "flight", "held", "paused"])
    func `off, in flight and at rest, nothing is left`(_ moment: String) async throws {
      let before = await OptionStage()
      let own = before.window.subviews.map { ObjectIdentifier($0) }
      let windows = Headless.windows.count
      weak var inspector: MatchInspector?
      weak var overlay: UIWindow?
      do {
        let made = MatchInspector(speed: 0.25)
        before.window.matchInspector = made
        inspector = made
        overlay = Headless.windows.last
      }
      #expect(inspector != nil && overlay != nil && overlay !== before.window)
      await advance(0.1)
      #expect(before.window.subviews.map { ObjectIdentifier($0) } == own)
      var flight: MatchFlight?
      if moment != "rest" { flight = try await before.push() }
      if moment == "held" { inspector?.scrub(to: 0.4) }
      if moment == "paused" { inspector?.pauseOrPlay() }
      before.window.matchInspector = nil
      await advance(2)
      #expect(inspector == nil && overlay == nil && Headless.windows.count == windows)
      #expect(before.window.remains.isEmpty && Headless.isAtRest && Headless.timerCount == 0)
      // Where it was moved to, the nearer end is where it came from.
      if let flight { #expect(flight.outcome == (moment == "held" ? .cancelled : .finished)) }
    }

    @Test func `a window that goes takes its inspector with it`() async {
      weak var inspector: MatchInspector?
      await { () async in
        let window = show(UIViewController())
        let made = MatchInspector()
        window.matchInspector = made
        inspector = made
        await advance(0.1)
        window.isHidden = true
        window.rootViewController = nil
      }()
      await advance(0.1)
      #expect(inspector == nil && Headless.isAtRest && Headless.timerCount == 0)
    }
  }
}

/// A push with an inspector on its window.
@MainActor struct InspectorStage {
  let stage: OptionStage
  let inspector: MatchInspector

  init(
    speed: CGFloat = 1,
    isPlayed: Bool = true,
    _ change: (inout MatchTransition) -> Void = { _ in }
  ) async {
    startOver()
    stage = await OptionStage {
      $0.usesCoreAnimation = isPlayed
      change(&$0)
    }
    inspector = MatchInspector(speed: speed)
    stage.window.matchInspector = inspector
    await advance(0.1)
  }

  var app: UIWindow { stage.window }
  var overlay: UIWindow? { Headless.windows.first { $0.windowLevel.rawValue > 0 && !$0.isHidden } }
  var controller: UIViewController? { overlay?.rootViewController }
  var bar: InspectorBar? { controller?.view.subviews.compactMap { $0 as? InspectorBar }.first }

  /// The names on the outlines, each with the box that is outlined.
  var names: [(text: String, box: CGRect, isRed: Bool)] {
    guard let controller = controller as? InspectorController else { return [] }
    return zip(controller.names, controller.outlined).map {
      ($0.text ?? "", $1.bounds, $0.backgroundColor == .systemRed)
    }
  }

  func box(_ text: String) -> CGRect? { names.first { $0.text == text }?.box }

  /// Taps a button of the bar.
  func tap(_ name: String) async throws {
    await Hands.tap(try #require(bar?.buttons[name]))
    await nextTurn()
  }

  /// Moves the slider's knob, as a finger does.
  func slide(to fraction: Float) async throws {
    let slider = try #require(bar?.slider)
    slider.value = fraction
    slider.sendActions(for: .valueChanged)
    await nextTurn()
  }
}
#endif
