#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// PX-12: a view that is added to an effect view itself raises.
  @MainActor @Suite("Effect views as containers") struct EffectContainerTests {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let card = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))

    init() {
      effect.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
      card.backgroundColor = .red
      card.matchID = "card"
    }

    @Test("a change inside one flies in its content view", arguments: [nil, "bar"])
    func change(id: String?) async throws {
      let screen = KindScreen { $0.addSubview(effect) }
      effect.contentView.addSubview(card)
      effect.matchID = id
      let window = await onScreen(screen)
      for isFinished in [true, false] {
        let flight = effect.matchAnimate(transition: .linear(0.3)) {
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

    @Test func `so does one inside a tagged content view`() async throws {
      let screen = KindScreen { $0.addSubview(effect) }
      effect.contentView.addSubview(card)
      effect.contentView.matchID = "content"
      let window = await onScreen(screen)
      let flight = effect.contentView.matchAnimate(transition: .linear(0.3)) {
        card.frame.origin.x += 150
      }
      await advance(0.6)
      #expect(flight.outcome == .finished && window.remains.isEmpty)
    }

    @Test func `children that are replaced in one are in its content view`() async throws {
      let container = KindScreen { $0.addSubview(effect) }
      let children = [CGFloat(10), 200, 90].map { x in
        KindScreen { view in
          let photo = UIView(tagged: "photo", CGRect(x: x, y: 20, width: 50, height: 50), .blue)
          view.addSubview(photo)
        }
      }
      let window = inWindow(container)
      container.matchReplace(nil, with: children[0], in: effect, animated: false)
      await advance(0.1)
      #expect(children[0].view.superview === effect.contentView)
      let flight = container.matchReplace(
        children[0],
        with: children[1],
        in: effect,
        transition: .linear(0.3)
      )
      await advance(0.1)
      #expect(flight.report?.pairCount == 1)
      let next = container.matchReplace(
        children[1],
        with: children[2],
        in: effect,
        transition: .linear(0.3)
      )
      await advance(1)
      #expect(flight.outcome == .finished && next.outcome == .finished)
      #expect(effect.contentView.subviews == [children[2].view] && window.remains.isEmpty)
      #expect(container.children == [children[2]])
      #expect(children[2].view.frame == effect.contentView.bounds)
    }
  }
}
#endif
