#if !canImport(ObjectiveC) && canImport(UIKit)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What is on the screen at the seams: before and after a flight, and where one continues another.
  @MainActor @Suite("What is seen when flights begin, continue and end")
  final class SeenTests: ChildStage {
    let label = UILabel(tagged: "label", CGRect(x: 40, y: 40, width: 200, height: 30), "Closed")
    let box = UIView(tagged: "box", CGRect(x: 100, y: 500, width: 60, height: 40), .green)

    override init() async {
      await super.init()
      container.view.backgroundColor = .white
      box.layer.cornerRadius = 8
      a.view.addSubview(label)
      a.view.addSubview(box)
      await advance(0.1)
    }

    private func change(_ text: String, _ frame: CGRect) -> MatchFlight {
      let (from, old) = (label.text, box.frame)
      return a.view.matchAnimate {
        label.text = text
        label.frame.origin.y += 100
        box.frame = frame
        box.layer.cornerRadius += 4
      } undoOnCancel: { [label, box] in
        label.text = from
        label.frame.origin.y -= 100
        box.frame = old
        box.layer.cornerRadius -= 4
      }
    }

    @Test("a change begins with what was on the screen, and forces no rendering")
    func change() async {
      let still = FootageFrame.now
      let renders = Headless.accounts.forcedRenders
      let flight = change("Open", CGRect(x: 20, y: 200, width: 300, height: 200))
      await nextTurn()
      #expect(FootageFrame.still.misses(of: still) == [])
      #expect(Headless.accounts.forcedRenders == renders)
      await flight.arrives(in: 2)
      #expect(FootageFrame.now.misses(of: still) != [])
      #expect(Headless.accounts.warnings.isEmpty)
    }

    @Test(
      "a change in the flight of another shows no seam",
      arguments: [0.05, 0.15, 0.25],
      [false, true]
    )
    func changeInChange(after seconds: TimeInterval, onWayBack isBack: Bool) async {
      let first = change("Open", CGRect(x: 20, y: 200, width: 300, height: 200))
      await advance(seconds)
      if isBack {
        first.cancel()
        await advance(0.02)
      }
      let seen = FootageFrame.now
      _ = change("Wide open", CGRect(x: 200, y: 600, width: 40, height: 100))
      await nextTurn()
      #expect(FootageFrame.now.misses(of: seen) == [])
    }

    @Test func `views that are added and removed inside a screen come and go softly`() async {
      let extra = UIView(tagged: "extra", CGRect(x: 10, y: 700, width: 50, height: 50), .blue)
      let footage = await Footage {
        a.view.matchAnimate {
          label.removeFromSuperview()
          a.view.addSubview(extra)
        }
        await advance(1)
      }
      #expect(footage.jumps == [])
    }

    @Test(
      "a chain of screens that move without fading shows nothing behind them",
      arguments: [MatchEffect.push(from: .right), .cover(from: .bottom), .slide(from: .left)],
      [4, 9, 14]
    )
    func opaqueChain(effect: MatchEffect, frames: Int) async {
      container.view.backgroundColor = .red
      let transition = MatchTransition.always { $0.screenEffect = effect }
      let d = LoggedPhoto("D", log, at: CGRect(x: 100, y: 100, width: 90, height: 90))
      for new in [b, c, d] {
        container.matchShow(new, in: container.view, transition: transition)
        for _ in 0..<(new === d ? 60 : frames) {
          await advance(1 / 60)
          #expect(!FootageFrame.now.shows(.red))
        }
      }
    }
  }
}
#endif
