#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Changes inside a screen that meet another flight of the same views.
  @MainActor @Suite("Where one change meets another, nothing jumps") struct ChangesMeetTests {
    let screen = KindScreen([])
    let window: UIWindow
    let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 100, height: 100), .red)
    let mark = UIView(tagged: "mark", CGRect(x: 20, y: 600, width: 60, height: 60), .blue)

    init() async {
      window = await onScreen(screen)
      screen.view.addSubview(card)
      screen.view.addSubview(mark)
      await advance(0.1)
    }

    /// Where a color is seen in the next frame, and how much of it.
    private func seen(_ color: UIColor, in window: UIWindow? = nil) -> (
      middle: CGPoint, alpha: CGFloat
    )? {
      let items = Headless.nextDisplayList(of: window ?? self.window).items.filter {
        $0.kind == .background && $0.color?.components == color.cgColor.components
      }
      guard let most = items.map(\.opacity).max(),
        let item = items.first(where: { $0.opacity == most })
      else { return nil }
      return (item.center, 1 - items.reduce(1) { $0 * (1 - $1.opacity) })
    }

    /// The longest way of a color from one frame to the next, and the least that was seen of it.
    private func course(
      of color: UIColor,
      in window: UIWindow? = nil,
      for frames: Int = 60,
      _ act: () -> Void
    ) async -> (step: CGFloat, alpha: CGFloat) {
      var last = seen(color, in: window)
      var (step, alpha) = (CGFloat(0), last?.alpha ?? 0)
      act()
      await nextTurn()
      for _ in 0..<frames {
        let now = seen(color, in: window)
        if let last, let now {
          step = max(step, hypot(now.middle.x - last.middle.x, now.middle.y - last.middle.y))
        }
        alpha = min(alpha, now?.alpha ?? 0)
        last = now
        await advance(1 / 60)
      }
      return (step, alpha)
    }

    private func move(_ view: UIView, to y: CGFloat) -> MatchFlight {
      let old = view.frame.origin.y
      return screen.view.matchAnimate(transition: .linear(0.5)) {
        view.frame.origin.y = y
      } undoOnCancel: {
        view.frame.origin.y = old
      }
    }

    @Test(
      "a change goes on from one that is on its way back",
      arguments: [false, true],
      [500, 300]
    )
    func wayBack(isBack: Bool, y: CGFloat) async {
      let first = move(card, to: 500)
      await advance(0.4)
      if isBack { first.cancel() }
      await advance(0.1)
      var second: MatchFlight?
      let (step, alpha) = await course(of: .red) {
        second = move(card, to: y)
      }
      #expect(step < 30 && alpha > 0.99, "\(step) \(alpha)")
      #expect(first.outcome == (isBack ? .cancelled : .finished))
      #expect(second?.outcome == .finished && card.frame.origin.y == y && window.remains.isEmpty)
      // What goes back now goes back to where the first one left it.
      let third = move(card, to: 150)
      await third.goBack()
      #expect(card.frame.origin.y == y)
    }

    /// Where a card goes: nowhere else, from a scrolled list to the front, or back from there.
    enum Place: CaseIterable, Sendable { case same, front, list }

    @Test(
      "a tagged card flies from where it is to where the change puts it",
      arguments: Place.allCases,
      [true, false]
    )
    func otherSuperview(place: Place, isFinished: Bool) async {
      let list = UIScrollView(frame: CGRect(x: 0, y: 80, width: 393, height: 300))
      list.contentSize = CGSize(width: 393, height: 2000)
      list.contentOffset.y = 700
      let tray = UIView(CGRect(x: 0, y: 450, width: 393, height: 400), .yellow)
      screen.view.addSubview(list)
      screen.view.addSubview(tray)
      let spots = [(list, CGPoint(x: 20, y: 720)), (tray, CGPoint(x: 20, y: 40))]
      let (start, end) = place == .list ? (spots[1], spots[0]) : (spots[0], spots[1])
      func put(at spot: (UIView, CGPoint)) {
        spot.0.addSubview(card)
        card.frame.origin = spot.1
      }
      put(at: start)
      await advance(0.1)
      let (step, alpha) = await course(of: .red, for: 90) {
        let flight = card.matchAnimate(transition: .linear(0.5)) {
          if place == .same { card.frame.origin.y += 100 } else { put(at: end) }
        } undoOnCancel: {
          put(at: start)
        }
        if !isFinished { flight.reverse(after: 0.3) }
      }
      #expect(step < 15 && alpha > 0.99, "\(step) \(alpha)")
      #expect(card.superview === (isFinished && place != .same ? end : start).0)
      #expect(window.remains.isEmpty)
    }

    @Test(
      "a change inside another one flies with it, and goes back with it",
      arguments: [false, true],
      [true, false]
    )
    func nested(isNested: Bool, isFinished: Bool) async {
      var undone: [String] = []
      var flights: [MatchFlight] = []
      func change(_ name: String, _ changes: () -> Void) {
        let flight = screen.view.matchAnimate(transition: .linear(0.5), changes: changes) {
          undone.append(name)
          self.card.frame.origin.y = 100
        }
        flights.append(flight)
      }
      let red = await course(of: .red, for: 90) {
        change("outer") {
          card.frame.origin.y = 400
          if isNested { change("inner") { mark.frame.origin.y = 200 } }
        }
        if !isFinished { flights[0].reverse(after: 0.3) }
      }
      #expect(red.step < 15 && red.alpha > 0.99, "\(red)")
      #expect(flights.allSatisfy { $0.outcome == (isFinished ? .finished : .cancelled) })
      #expect(undone == (isFinished ? [] : isNested ? ["inner", "outer"] : ["outer"]))
      #expect(mark.frame.origin.y == (isNested ? 200 : 600) && window.remains.isEmpty)
    }

    @Test(
      "a change in the arriving screen leaves there what flies into it",
      arguments: [false, true]
    )
    func inPush(isChanged: Bool) async throws {
      let list = KindScreen([
        UIView(tagged: "photo", CGRect(x: 20, y: 500, width: 80, height: 80), .green)
      ])
      let photo = UIView(tagged: "photo", CGRect(x: 20, y: 150, width: 300, height: 200), .green)
      let detail = KindScreen([photo])
      let (navigation, window) = await onScreen(below: list, .linear(0.5))
      navigation.pushViewController(detail, animated: true)
      await advance(0.1)
      let (step, alpha) = await course(of: .green, in: window) {
        guard isChanged else { return photo.frame.origin.y = 250 }
        detail.view.matchAnimate(transition: .linear(0.5)) { photo.frame.origin.y = 250 }
      }
      #expect(step < 15 && alpha > 0.99, "\(step) \(alpha)")
      #expect(window.remains.isEmpty && detail.view.window === window)
    }
  }
}

extension MatchFlight {
  /// Turns back once it has come so far, in fractions.
  fileprivate func reverse(after fraction: CGFloat) {
    var isTurned = false
    observeProgress { flight in
      if !isTurned, flight.fractionComplete > fraction { flight.reverse() }
      if flight.fractionComplete > fraction { isTurned = true }
    }
  }
}
#endif
