#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Nothing is seen of where playing begins and ends") struct NoSeamTests {
    /// What may happen to a flight that is played; nothing of it moves anything by itself.
    private enum Event: CaseIterable {
      case hold, finish, cancel, reverse, release, changedEnd, background, busy, wait
    }

    @Test(
      "after any short sequence of events, the next frame is what it would have been",
      arguments: 0..<9
    )
    func sequences(first: Int) async throws {
      for second in Event.allCases {
        for third in Event.allCases {
          try await play([Event.allCases[first], second, third])
        }
      }
    }

    @Test("AN-40: seen a refresh late, nothing leaps or goes back where playing begins or ends")
    func late() async throws {
      for first in 1...6 {
        var leaps: [CGFloat] = []
        for isLate in [false, true] {
          startOver()
          Headless.switches.commitsAreSeenLate = isLate
          let stage = await OptionStage()
          let flight = try await stage.push()
          var number = 0
          flight.observeProgress { flight in
            number += 1
            switch number - first {
            case 0: flight.hold()
            case 3: flight.finish()
            case 8: stage.upper.view.subviews.first?.frame.origin.y += 2
            case 12: stage.upper.view.backgroundColor = .yellow
            default: break
            }
          }
          let frames = await Headless.shownFrames { await advance(1.2) }
          let places = frames.compactMap { frame in
            frame.displayList.items.last { $0.color == UIColor.red.cgColor }?.center.y
          }
          let steps = zip(places, places.dropFirst()).map { $1 - $0 }
          #expect(steps.count > 30 && number > first + 12, "\(first)")
          #expect(steps.filter { $0 < -0.01 } == [], "\(first) \(isLate)")
          leaps.append(try #require(steps.max()))
        }
        #expect(leaps[1] < 2 * leaps[0] + 0.5, "\(first): \(leaps)")
      }
    }

    private func play(_ events: [Event]) async throws {
      startOver()
      let stage = await OptionStage {
        $0.timing = MatchTiming(.spring(.bouncy))
        $0.background = .push(from: .right)
      }
      let flight = try await stage.push()
      var outcomes = 0
      flight.whenEnded { _ in outcomes += 1 }
      await advance(0.05)
      for (number, event) in events.enumerated() {
        let before = Headless.nextDisplayList
        guard flight.outcome == nil else { break }
        if event == .busy {
          Headless.keepBusy(for: 0.1)
        } else {
          perform(event, flight, stage)
          await nextTurn()
          if flight.outcome == nil {
            let misses = Headless.nextDisplayList.misses(before)
            #expect(misses == [], "\(events) \(number)")
          }
        }
        let steps = Headless.shownFrames { Headless.advance(by: 3 / 60) }
        expectSteps(steps, "\(events) \(number)")
        // An end that has just moved is still on its way.
        if flight.phase == .held, !events[...number].contains(.changedEnd) {
          expectStill(steps, "\(events) \(number)")
        }
      }
      await flight.land(in: 2)
      #expect(outcomes == 1 && stage.window.remains.isEmpty, "\(events)")
    }

    private func perform(_ event: Event, _ flight: MatchFlight, _ stage: OptionStage) {
      switch event {
      case .hold: flight.hold()
      case .finish: flight.finish()
      case .cancel: flight.cancel()
      case .reverse: flight.reverse()
      case .release: flight.release(velocity: 0.5)
      case .changedEnd: stage.upper.view.subviews.first?.frame.origin.y -= 40
      case .background: stage.upper.view.backgroundColor = .yellow
      case .busy, .wait: break
      }
    }

    /// What somebody holds stands still.
    private func expectStill(_ frames: [ShownFrame], _ name: Comment) {
      for (now, next) in zip(frames, frames.dropFirst()) {
        #expect(next.displayList.misses(now.displayList) == [], name)
      }
    }

    /// A sixtieth of a second of the fastest of these flights is some 30 points.
    private func expectSteps(_ frames: [ShownFrame], _ name: Comment) {
      for (now, next) in zip(frames, frames.dropFirst()) {
        for color in [UIColor.red, .blue] {
          let places = [now, next].map { frame in
            frame.displayList.items.last { $0.color == color.cgColor && $0.opacity > 0.5 }?.center
          }
          guard case let (a?, b?) = (places[0], places[1]) else { continue }
          #expect(hypot(a.x - b.x, a.y - b.y) < 60, name)
        }
      }
    }
  }
}
#endif
