#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("A change inside one screen") struct ChangeInsideTests {
    let screen = LoggedPhoto("A", CallLog(), at: CGRect(x: 20, y: 300, width: 80, height: 80))
    let window: UIWindow
    let frames = [
      CGRect(x: 20, y: 300, width: 80, height: 80), CGRect(x: 0, y: 100, width: 320, height: 240),
      CGRect(x: 250, y: 600, width: 100, height: 100),
    ]

    init() async {
      window = await onScreen(screen)
    }

    private func change(to index: Int, undoingTo old: Int? = nil) -> MatchFlight {
      screen.view.matchAnimate(transition: .linear(0.5)) {
        screen.photo.frame = frames[index]
      } undoOnCancel: {
        if let old { screen.photo.frame = frames[old] }
      }
    }

    private func middle(_ index: Int) -> CGPoint {
      CGPoint(x: frames[index].midX, y: frames[index].midY)
    }

    /// More than what flies in one frame.
    private let step: CGFloat = 4.5

    private func isNear(_ point: CGPoint?, _ other: CGPoint, within distance: CGFloat = 0.5) -> Bool
    {
      guard let point else { return false }
      return abs(point.x - other.x) < distance && abs(point.y - other.y) < distance
    }

    @Test func `a change that is held ends once its screen has left the window`() async {
      let flight = change(to: 1, undoingTo: 0)
      flight.hold()
      screen.view.removeFromSuperview()
      await advance(0.1)
      #expect(flight.outcome == .cancelled && screen.view.subviews == [screen.photo])
      #expect(screen.photo.frame == frames[0])
    }

    @Test("a second change continues from what is on the screen", arguments: [2, 0])
    func redirected(to index: Int) async {
      let first = change(to: 1, undoingTo: 0)
      await advance(0.25)
      let before = window.flyingMiddle ?? .zero
      let second = change(to: index, undoingTo: 1)
      #expect(first.outcome == .finished && second.phase == .running)
      #expect(isNear(window.flyingMiddle, before))
      await second.arrives(in: 1.2)
      #expect(window.remains.isEmpty)
      #expect(screen.photo.frame == frames[index])
    }

    @Test func `views that are added and removed fly, and a removed view is not retained`() async {
      let label = UILabel(tagged: "label", CGRect(x: 40, y: 40, width: 200, height: 30), "Closed")
      screen.view.addSubview(label)
      await advance(0.1)
      weak var gone: UIView?
      do {
        let extra = UIView(tagged: "extra", CGRect(x: 40, y: 700, width: 50, height: 50), .blue)
        gone = extra
        let flight = screen.view.matchAnimate(transition: .linear(0.5)) {
          label.removeFromSuperview()
          screen.view.addSubview(extra)
        }
        #expect(window.remains.filter { $0 == "PerformerView" }.count == 3)
        await flight.arrives()
        extra.removeFromSuperview()
      }
      await advance(0.1)
      #expect(gone == nil && window.remains.isEmpty && label.layer.animationKeys() == nil)
    }

    @Test func `a change in a scrolled list flies in the list's coordinates`() async {
      let list = UIScrollView(frame: screen.view.bounds)
      list.contentSize = CGSize(width: 393, height: 3000)
      screen.view.addSubview(list)
      list.addSubview(screen.photo)
      screen.photo.frame = frames[0].offsetBy(dx: 0, dy: 500)
      list.contentOffset = CGPoint(x: 0, y: 500)
      await advance(0.1)
      list.matchAnimate(transition: .linear(0.5)) {
        screen.photo.frame = frames[1].offsetBy(dx: 0, dy: 500)
      }
      await nextTurn()
      #expect(isNear(window.flyingMiddle, middle(0), within: step))
    }

    @Test func `a tagged view that is changed itself flies as a whole`() async throws {
      let card = UIView(tagged: "card", CGRect(x: 100, y: 100, width: 100, height: 100), .red)
      screen.view.addSubview(card)
      await advance(0.1)
      let flight = card.matchAnimate(transition: .linear(0.5)) { card.frame.origin.x = 200 }
      await nextTurn()
      let middle = try #require(window.flyingMiddle)
      #expect(abs(middle.x - 150) < step)
      #expect(card.remains == ["MatchEngine.opacity"])
      await flight.arrives()
    }

    @Test func `without a window, or disabled, the change applies immediately`() {
      let lone = UIView()
      var changes = 0
      #expect(lone.matchAnimate { changes += 1 }.outcome == .finished)
      #expect(screen.view.matchAnimate(transition: .system) { changes += 1 }.outcome == .finished)
      #expect(changes == 2)
    }
  }

  /// PX-12: a view that is added to an effect view itself raises.
  @MainActor @Suite("Effect views as containers") struct EffectContainerTests {
    let effect = UIVisualEffectView(blurIn: CGRect(x: 20, y: 100, width: 300, height: 400))
    let card = UIView(tagged: "card", CGRect(x: 10, y: 10, width: 60, height: 60), .red)

    @Test(
      "a change inside one flies in its content view, also if either has an ID",
      arguments: [nil, "bar", "content"]
    )
    func change(id: String?) async throws {
      let screen = KindScreen { $0.addSubview(effect) }
      effect.contentView.addSubview(card)
      let changed = id == "content" ? effect.contentView : effect
      changed.matchID = id
      let window = await onScreen(screen)
      for isFinished in [true, false] {
        let flight = changed.matchAnimate(transition: .linear(0.3)) {
          card.frame.origin.x += 100
        } undoOnCancel: {
          card.frame.origin.x -= 100
        }
        #expect(window.remains.isEmpty == false)
        await advance(0.1)
        #expect(flight.report?.pairCount == (id == nil ? 1 : 2))
        if !isFinished { flight.cancel() }
        await advance(0.6)
        #expect(flight.outcome == (isFinished ? .finished : .cancelled))
        #expect(card.frame.origin.x == 110 && window.remains.isEmpty)
      }
    }

    @Test func `children that are replaced in one are in its content view`() async throws {
      let container = KindScreen { $0.addSubview(effect) }
      let children = [CGFloat(10), 200, 90].map { x in
        KindScreen([UIView(tagged: "photo", CGRect(x: x, y: 20, width: 50, height: 50), .blue)])
      }
      container.childMatchTransition = .linear(0.3)
      let window = inWindow(container)
      container.matchShow(children[0], in: effect, animated: false)
      await advance(0.1)
      #expect(children[0].view.superview === effect.contentView)
      let flight = container.matchShow(children[1], in: effect)
      await advance(0.1)
      #expect(flight.report?.pairCount == 1)
      let next = container.matchShow(children[2], in: effect)
      await flight.arrives()
      #expect(next.outcome == .finished)
      #expect(effect.contentView.subviews == [children[2].view] && window.remains.isEmpty)
      #expect(container.children == [children[2]])
      #expect(children[2].view.frame == effect.contentView.bounds)
    }
  }
}
#endif
