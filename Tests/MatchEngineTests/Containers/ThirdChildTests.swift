#if !canImport(ObjectiveC) && canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A segmented control asks for the next child whenever it likes, and in any direction.
  @MainActor @Suite("The next child, from any side and at any moment")
  final class ThirdChildTests: ChildStage {
    /// What is asked for in the flight from A to B.
    enum Relation: CaseIterable, Sendable { case third, leaving, arriving }
    /// What the flight does at that moment.
    enum Moment: CaseIterable, Sendable { case running, held, returning, heldReturning }

    struct Case: Sendable, CustomStringConvertible {
      var first: MatchDirection
      var second: MatchDirection
      var relation: Relation
      var moment: Moment
      var effect: Int
      var description: String { "\(first) \(second) \(relation) \(moment) \(effect)" }
    }

    nonisolated static let effects: [MatchEffect] = [
      .fade, MatchTransition().screenEffect, .push(from: .right), .cover(from: .bottom),
      .fade + .scale(0.8),
    ]

    nonisolated static let cases = Cases.every(4, of: all)

    nonisolated private static let all: [Case] = [MatchDirection.forward, .backward].flatMap {
      first in
      [MatchDirection.forward, .backward].flatMap { second in
        Relation.allCases.flatMap { relation in
          Moment.allCases.flatMap { moment in
            effects.indices.map {
              Case(first: first, second: second, relation: relation, moment: moment, effect: $0)
            }
          }
        }
      }
    }

    private func replace(
      with new: UIViewController,
      _ direction: MatchDirection,
      _ effect: MatchEffect
    ) -> MatchFlight {
      container.matchShow(
        new,
        in: container.view,
        direction: direction,
        transition: .linear(1) { $0.screenEffect = effect }
      )
    }

    private func wait(for moment: Moment, _ flight: MatchFlight) async {
      await advance(0.5)
      switch moment {
      case .running: break
      case .held: flight.hold()
      case .returning: flight.cancel()
      case .heldReturning:
        flight.cancel()
        await advance(0.05)
        flight.hold()
      }
      await advance(0.05)
    }

    @Test("nothing jumps, and each child and each listener is told once", arguments: cases)
    func anySide(_ item: Case) async {
      let effect = Self.effects[item.effect]
      var ends: [String] = []
      let isBack = item.moment == .returning || item.moment == .heldReturning
      container.view.backgroundColor = .black
      b.view.backgroundColor = .yellow
      c.view.backgroundColor = .cyan
      let next: LoggedPhoto = [.third: c, .leaving: a, .arriving: b][item.relation] ?? c
      let footage = await Footage {
        let first = replace(with: b, item.first, effect)
        first.whenEnded { ends.append("first \($0.outcome == .finished)") }
        await wait(for: item.moment, first)
        let fraction = first.fractionComplete
        let second = replace(with: next, item.second, effect)
        if item.relation == .third {
          second.whenEnded { ends.append("second \($0.outcome == .finished)") }
        } else {
          #expect(second === first && abs(second.fractionComplete - fraction) < 1e-9)
        }
        await advance(2.5)
      }
      #expect(footage.jumps == [])
      // Behind both screens there is nothing that a fade may show.
      if item.effect < 2 { #expect(!footage.frames.contains { $0.shows(.black) }) }
      let isFinished = item.relation == .third ? !isBack : item.relation == .arriving
      #expect(ends == ["first \(isFinished)"] + (item.relation == .third ? ["second true"] : []))
      #expect(container.children == [next] && container.view.subviews == [next.view])
      #expect(window.remains.isEmpty && Headless.accounts.warnings == [])
      for child in [a, b, c] { #expect(isBalanced(child, isShown: child === next)) }
    }

    /// Each will-call has its did-call, or the opposite will-call.
    private func isBalanced(_ child: LoggedPhoto, isShown: Bool) -> Bool {
      let calls = log.appearances.filter { $0.hasPrefix(child.name) }
      guard let last = calls.last else { return child.parent == nil ? child !== a : true }
      let wills = calls.filter { $0.contains("will") }
      let alternates = zip(wills, wills.dropFirst()).allSatisfy { $0 != $1 }
      let isDone = last.contains(isShown ? "didAppear" : "didDisappear")
      return alternates && isDone && calls.count { $0.contains("did") } == 1
        && (child.parent === container) == isShown
    }

    @Test func `two other children in one turn: it goes on to both, and nothing jumps`() async {
      let d = LoggedPhoto("D", log, at: CGRect(x: 100, y: 100, width: 90, height: 90))
      var footage = Footage()
      footage.add(Headless.nextDisplayList)
      let first = replace(with: b, .forward, .fade)
      await footage.record { await advance(0.4) }
      let next = replace(with: c, .backward, .fade)
      // Too late: where the first flight ends is decided.
      first.reverse()
      let last = replace(with: d, .forward, .fade)
      await footage.record { await advance(2.5) }
      #expect(footage.jumps == [])
      #expect(first.outcome == .finished && next.outcome == .finished)
      #expect(last.outcome == .finished && container.children == [d] && window.remains.isEmpty)
      #expect(c.parent == nil && container.view.subviews == [d.view])
    }

    @Test func `a view without a partner is seen again in the child that comes back`() async {
      for child in [a, b] {
        child.loadViewIfNeeded()
        let place = CGRect(x: 10, y: child === a ? 10 : 700, width: 40, height: 40)
        child.view.addSubview(UIView(tagged: "mark", place, .red))
      }
      await advance(0.1)
      _ = replace(with: b, .forward, .fade)
      await advance(0.3)
      _ = replace(with: c, .forward, .fade)
      await advance(0.1)
      let flight = replace(with: a, .backward, .fade)
      await advance(0.8)
      #expect(flight.phase == .running)
      let mark = a.view.subviews.first { $0.matchID == "mark" }
      #expect(mark?.layer.presentation()?.opacity == 1)
      await advance(2)
      #expect(container.children == [a])
    }

    @Test func `an app that holds the first flight once more doesn't hold the next one`() async {
      let first = replace(with: b, .forward, .fade)
      await advance(0.3)
      let second = replace(with: c, .backward, .fade)
      await first.show(at: 0.5, for: 2)
      #expect(first.outcome == .finished && second.outcome == .finished)
      #expect(container.children == [c])
    }

    @Test func `before a flight was seen, the next one starts with what is seen`() async {
      var footage = Footage()
      footage.add(Headless.nextDisplayList)
      let first = replace(with: b, .forward, .fade)
      let second = replace(with: c, .forward, .fade)
      await footage.record { await advance(2) }
      #expect(footage.jumps == [])
      #expect(first.outcome == .finished)
      #expect(second.outcome == .finished && container.children == [c])
    }
  }
}
#endif
