#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The light and the blur over the screen that is covered.
  @MainActor @Suite("A screen that is covered gets dark") struct DimmingTests {
    private func darkness(_ stage: OptionStage) -> CGFloat {
      CGFloat(stage.window.engineViews("ShadeView").first?.subviews.first?.nextLayer.opacity ?? 0)
    }

    private func strength(_ stage: OptionStage) -> CGFloat {
      (Headless.nextDisplayList.items.first { $0.kind == .backdrop }?.width ?? 0) / 20
    }

    @Test("under a finger, in both directions, wherever that goes", arguments: [true, false])
    func held(isFinished: Bool) async throws {
      let stage = await OptionStage {
        $0.screenEffect = .push(from: .right) + .dim(0.4) + .blur(0.5)
      }
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        for part in [0.25, 0.75, 0.5] as [CGFloat] {
          await flight.show(at: isPush ? part : 1 - part)
          #expect(isClose(darkness(stage), 0.4 * part, within: 0.01))
          #expect(isClose(strength(stage), 0.5 * part, within: 0.02))
          let shade = try #require(stage.window.engineViews("ShadeView").first)
          let order = shade.superview?.subviews ?? []
          let places = [stage.lower.view, shade, stage.upper.view].map { order.firstIndex(of: $0) }
          #expect(places.allSatisfy { $0 != nil } && places.compactMap { $0 } == [0, 1, 2])
          #expect(shade.frame == stage.window.bounds && !shade.isUserInteractionEnabled)
        }
        await flight.end(isFinished)
        #expect(stage.window.engineViews("ShadeView").isEmpty && stage.window.remains.isEmpty)
        if !isFinished { break }
      }
    }

    @Test("while nobody holds it, the light is played and a blur is drawn", arguments: [0, 0.5])
    func played(blur: Double) async throws {
      let stage = await OptionStage { $0.screenEffect = .dim(0.4) + .blur(blur) }
      for isPush in [true, false] {
        let flight = try await stage.go(isPush)
        while flight.outcome == nil {
          // What is shown next is a frame ahead of what has been handled.
          let part = isPush ? flight.fractionComplete : 1 - flight.fractionComplete
          #expect(isClose(darkness(stage), 0.4 * part, within: 0.03), "\(part)")
          #expect(isClose(strength(stage), CGFloat(blur) * part, within: 0.04), "\(part)")
          await advance(1 / 60)
        }
        #expect(flight.outcome == .finished && stage.window.remains.isEmpty)
      }
    }

    @Test func `a blur goes on to be drawn each time that it is let go`() async throws {
      let stage = await OptionStage { $0.screenEffect = .dim(0.4) + .blur(0.5) }
      let flight = try await stage.push()
      for part in [0.3, 0.5] as [CGFloat] {
        await advance(0.1)
        await flight.show(at: part)
        flight.finish()
        for _ in 0..<6 {
          #expect(isClose(strength(stage), 0.5 * flight.fractionComplete, within: 0.04))
          await advance(1 / 60)
        }
      }
      await advance(2)
      #expect(flight.outcome == .finished && stage.window.remains.isEmpty)
    }

    @Test func `it goes on while the main thread is busy`() async throws {
      let stage = await OptionStage { $0.screenEffect = .dim(0.4) }
      _ = try await stage.push()
      await advance(0.1)
      var seen: [CGFloat] = []
      let frames = Headless.shownFrames { Headless.keepBusy(for: 0.2) }
      for frame in frames {
        seen += frame.displayList.items.filter { $0.color != nil && $0.opacity < 0.39 }.prefix(1)
          .map(\.opacity)
      }
      #expect(seen.count > 8 && zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }, "\(seen)")
    }

    @Test func `a presenter that stays beside is left to its presentation`() async throws {
      let list = PhotoScreen.list()
      let window = await onScreen(list)
      let card = PhotoScreen.detail()
      card.modalPresentationStyle = .overFullScreen
      card.matchTransition = MatchTransition { $0.screenEffect = .dim(0.4) }
      await list.present(card, for: 0.2)
      #expect(card.matchFlight?.phase == .running)
      #expect(window.engineViews("ShadeView").isEmpty)
    }
  }
}
#endif
