#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

#if !canImport(ObjectiveC)
import MatchEngineFuzz
#endif

extension MatchEngineTests {
  @MainActor @Suite("Replacing a window's root") struct RootTests {
    let log = CallLog()
    let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
    let window: UIWindow

    init() async {
      (a, b, c) = LoggedPhoto.three(log)
      window = await onScreen(a)
      log.clear()
    }

    private func rests(on root: LoggedPhoto) -> Bool {
      window.rootViewController === root && window.remains.isEmpty
        && window.showsOnly(root.view)
    }

    /// The system wraps a root's view in views of its own, so it is no subview of the window.
    @Test(
      "the old screen lies behind the new one on the way there, and in front of it on the way back",
      arguments: MatchDirection.allCases
    )
    func order(_ direction: MatchDirection) async throws {
      let flight = window.matchShow(b, direction: direction, transition: .linear(0.5))
      await flight.show(at: 0.5, for: 0.1)
      let picture = try #require(window.subviews.firstIndex { $0 is UIImageView })
      let root = try #require(window.subviews.firstIndex { b.view.isDescendant(of: $0) })
      #expect((picture < root) == direction.isForward)
      await flight.land()
      #expect(rests(on: b))
    }

    @Test func `both roots get the same appearance calls as from UIKit alone`() async {
      window.matchShow(b, transition: .linear(0.5))
      await advance(1)
      let ours = log.appearances
      log.clear()
      window.rootViewController = a
      await advance(0.1)
      let swapped = ours.map { call in
        (call.hasPrefix("A") ? "B" : "A") + call.dropFirst()
      }
      #expect(log.appearances == swapped)
    }

    @Test(arguments: ["held", "returning", "background", "handed over"])
    func `a presentation over the new root keeps it, whatever the end`(_ how: String) async {
      let flight = window.matchShow(b, transition: .linear(0.5))
      await flight.show(at: 0.3, for: 0.1)
      if how == "returning" { flight.cancel() }
      b.present(c, animated: false)
      switch how {
      case "background":
        enterBackground()
      case "handed over": flight.handOver {}
      default: break
      }
      await advance(0.1)
      flight.hold()
      flight.cancel()
      await flight.arrives()
      #expect(window.rootViewController === b && b.presentedViewController === c)
      await b.dismiss(animated: false, for: 0.1)
      #expect(rests(on: b))
    }

    /// It was taken hold of anew in each frame, and never ended.
    @Test(arguments: [false, true])
    func `what is dragged lands once a presentation keeps the new root`(isDragged: Bool) async {
      let flight = window.matchShow(b, transition: .linear(0.5))
      if isDragged { flight.drag("photo", translation: CGPoint(x: -60, y: 120)) }
      await advance(0.1)
      b.present(c, animated: true)
      await advance(3)
      #expect(flight.outcome == .finished && window.rootViewController === b)
      #expect(b.presentedViewController === c && window.remains.isEmpty)
    }

    @Test func `a presentation over the new root that is dismissed doesn't keep it`() async {
      let flight = window.matchShow(
        b,
        transition: .linear(3)
      )
      await advance(0.1)
      await b.present(c, animated: false, for: 0.1)
      await b.dismiss(animated: false, for: 0.1)
      await flight.goBack()
      #expect(rests(on: a))
    }

    /// RT-1: below one that covers the screen, the old root's view is in no window.
    @Test(
      "what the old root presents is what fades, and goes without animation",
      arguments: [UIModalPresentationStyle.fullScreen, .pageSheet],
      [true, false]
    )
    func presented(_ style: UIModalPresentationStyle, isOver: Bool) async throws {
      c.modalPresentationStyle = style
      c.photo.matchID = nil
      let presentation = MatchTransition.always()
      if !isOver { c.matchTransition = presentation }
      a.present(c, animated: !isOver)
      await advance(isOver ? 0.5 : 0.2)
      c.view.backgroundColor = .green
      await advance(1 / 60)
      let flight = window.matchShow(b, transition: .linear(0.5))
      #expect(a.presentedViewController == nil && c.view.window == nil)
      await advance(0.1)
      #expect(flight.report?.pairCount == 0 && b.photo.layer.animationKeys() == nil)
      #if !canImport(ObjectiveC)
      #expect(FootageFrame.now.shows(.green))
      #endif
      flight.cancel()
      await flight.arrives()
      #expect(rests(on: b) && window.engineViews.isEmpty)
    }

    @Test func `a root that the app swaps in mid-flight ends the flight`() async {
      for isSwapped in [false, true] {
        window.rootViewController = a
        await advance(0.1)
        let flight = window.matchShow(b, transition: .linear(0.5))
        await advance(0.2)
        if isSwapped { window.rootViewController = c }
        await advance(1 / 60)
        #expect((flight.outcome != nil) == isSwapped)
        #expect(window.engineViews.isEmpty == isSwapped)
        await advance(1)
        #expect(rests(on: isSwapped ? c : b))
      }
    }

    @Test func `without animation, with the same root, or with no old root, nothing flies`() {
      #expect(window.matchShow(b, animated: false).outcome == .finished)
      #expect(window.rootViewController === b)
      #expect(window.matchShow(b).outcome == .finished)
      let empty = UIWindow(frame: window.bounds)
      #expect(empty.matchShow(c).outcome == .finished)
      #expect(empty.rootViewController === c)
    }
  }
}
#endif
