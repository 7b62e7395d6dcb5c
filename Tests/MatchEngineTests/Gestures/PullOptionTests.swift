#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The options of a pull", .enabled(if: Hands.isAvailable))
  final class PullOptionTests: PullStage {
    private func present(_ change: (inout MatchTransition.Pull) -> Void) async {
      await present(
        MatchTransition {
          $0.timing = MatchTiming(.linear, duration: 0.5)
          change(&$0.pull)
        }
      )
    }

    private func touch(to y: CGFloat) async -> Finger {
      let finger = await Hands.touch(at: start, in: window)
      await finger.move(to: CGPoint(x: start.x, y: y), during: 0.3)
      await nextTurn()
      return finger
    }

    private var shade: UIView? { window.engineViews.first { "\(type(of: $0))" == "ShadeView" } }

    @Test(
      "the flight follows the finger over the distance, and less the more it resists",
      arguments: [0.25, 0.5, 0.9],
      [0, 0.5, 2]
    )
    func distance(_ distance: Double, _ resistance: Double) async throws {
      let (distance, resistance) = (CGFloat(distance), CGFloat(resistance))
      await present { ($0.distance, $0.resistance) = (distance, resistance) }
      let finger = await touch(to: 240)
      let flight = try #require(detail.matchFlight)
      let first = flight.fraction / (1 - resistance * flight.fraction)
      for y in [300, 340, 280] as [CGFloat] {
        await finger.move(to: CGPoint(x: start.x, y: y), during: 0.1)
        await nextTurn()
        let part = first + (y - 240) / (window.bounds.height * distance)
        #expect(isClose(flight.fraction, part / (1 + resistance * part), within: 1e-6))
      }
      await finger.cancel()
      await advance(1.5)
      #expect(list.presentedViewController === detail && window.remains.isEmpty)
    }

    @Test(
      "without velocity, letting go goes through from the threshold on",
      arguments: [0.1, 0.3, 0.7, 0.95]
    )
    func threshold(_ threshold: Double) async throws {
      await present { $0.threshold = CGFloat(threshold) }
      for y in stride(from: 230, through: 620, by: 65) as StrideThrough<CGFloat> {
        let finger = await touch(to: y)
        await finger.hold(for: 0.3)
        let flight = try #require(detail.matchFlight)
        let goes = flight.fraction >= CGFloat(threshold)
        await finger.lift()
        await advance(1.5)
        #expect((list.presentedViewController == nil) == goes, "\(y) \(flight.fraction)")
        #expect(window.remains.isEmpty)
        guard goes else { continue }
        list.present(detail, animated: true)
        await advance(1)
      }
    }

    @Test("the other screen lies farther back and darker, and the corners round with the finger")
    func depth() async throws {
      var pose = MatchEffect.identity
      pose.upper.cornerRadius = 40
      (pose.lower.scale, pose.lower.dim) = (0.8, 0.5)
      let effect = pose
      await present { $0.effect = effect }
      for isKept in [true, false] {
        let finger = await touch(to: 240)
        let flight = try #require(detail.matchFlight)
        for y in [300, 420, 350] as [CGFloat] {
          await finger.move(to: CGPoint(x: start.x, y: y), during: 0.1)
          await advance(0.05)
          let covered = 1 - flight.fraction
          let shown = detail.view.nextLayer
          #expect(isClose(shown.cornerRadius, 40 * flight.fraction, within: 1e-3))
          #expect(shown.masksToBounds)
          let dim = try #require(shade).nextLayer.backgroundColor?.alpha ?? 0
          #expect(isClose(dim, 0.5 * covered, within: 1e-3))
          let scale = list.view.nextLayer.transform.m11
          #expect(isClose(scale, 1 - 0.2 * covered, within: 1e-3))
        }
        #expect(shade?.superview?.subviews.firstIndex { $0 === shade } == 1)
        #expect(detail.view.layer.cornerRadius == 0 && !detail.view.layer.masksToBounds)
        isKept ? await finger.cancel() : await finger.lift()
        flight.observeProgress { [weak detail] flight in
          guard flight.outcome == nil, let shown = detail?.viewIfLoaded else { return }
          let radius = shown.nextLayer.cornerRadius
          #expect(isClose(radius, 40 * min(max(flight.fraction, 0), 1), within: 2))
        }
        if !isKept { flight.finish() }
        await advance(1.5)
        #expect(window.remains.isEmpty && flight.outcome == (isKept ? .cancelled : .finished))
      }
      #expect(list.view.window === window && list.view.nextLayer.transform.m11 == 1)
    }

    @Test func `an app's own corners are never made smaller, and stay`() async throws {
      await present { $0.effect = .depth }
      detail.view.layer.cornerRadius = 20
      let finger = await touch(to: 250)
      #expect(detail.view.nextLayer.cornerRadius == 20)
      await finger.move(to: CGPoint(x: start.x, y: 570), during: 0.3)
      await advance(0.05)
      #expect(detail.view.nextLayer.cornerRadius > 25)
      await finger.cancel()
      await advance(1.5)
      #expect(detail.view.layer.cornerRadius == 20 && window.remains.isEmpty)
    }

    @Test func `without an effect, and without a pull, nothing gets darker`() async throws {
      await present { $0.effect = .identity }
      let finger = await touch(to: 400)
      #expect(detail.matchFlight?.phase == .held && shade == nil)
      #expect(detail.view.nextLayer.cornerRadius == 0 && !detail.view.nextLayer.masksToBounds)
      await finger.cancel()
      await advance(1.5)
      detail.matchTransition = MatchTransition()
      detail.dismiss(animated: true)
      await advance(0.2)
      #expect(detail.matchFlight != nil && shade == nil)
      await advance(1.5)
      #expect(list.presentedViewController == nil && window.remains.isEmpty)
    }

    @Test("numbers that make no sense do no harm", arguments: [-1, 0, .nan, .infinity])
    func nonsense(_ number: Double) async {
      let value = CGFloat(number)
      await present {
        ($0.distance, $0.resistance, $0.threshold) = (value, value, value)
        $0.effect = .dim(number)
        $0.effect.upper.cornerRadius = number
      }
      let finger = await touch(to: 500)
      await finger.lift()
      await advance(1.5)
      #expect(window.remains.isEmpty && detail.matchFlight == nil)
    }
  }
}
#endif
