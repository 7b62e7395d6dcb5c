#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Only the topmost of several levels is animated, and what it uncovers is what the context says (MD-40).
  @MainActor @Suite("Several levels dismissed at once") struct SeveralLevelsTests {
    /// Whoever is asked in between looks as if it stayed, so the engine guesses wrong.
    @Test(
      "the photo flies to the screen that is left",
      arguments: [true, false],
      [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet]
    )
    func levels(areKnown: Bool, style: UIModalPresentationStyle) async throws {
      for isFinished in [true, false] {
        startOver()
        Headless.switches.levelsBetweenAreDismissedFirst = areKnown
        let places = [
          CGRect(x: 20, y: 300, width: 80, height: 80),
          CGRect(x: 250, y: 600, width: 90, height: 90),
        ]
        let lower = PhotoScreen(places[0])
        let (middle, top) = (PhotoScreen(places[1]), PhotoScreen.detail())
        let window = await onScreen(lower)
        for (below, above) in [(lower, middle), (middle, top)] {
          above.comes(as: style, .linear(0.4))
          await below.present(above, animated: false, for: 0.1)
        }
        var completions = 0
        lower.dismiss(animated: true) { completions += 1 }
        let flight = try await top.flight(after: 0.1)
        #expect(lower.matchFlight === flight)
        #expect(flight.report?.pairCount == 1)
        // Just before the end, the photo is where the lowest screen has it.
        await flight.show(at: 0.999)
        let photo = try #require(window.flyingMiddle)
        let goal = lower.photo.convert(CGPoint(x: 40, y: 40), to: window)
        #expect(abs(photo.x - goal.x) < 2 && abs(photo.y - goal.y) < 2)
        await flight.end(isFinished)
        #expect((lower.presentedViewController == nil) == isFinished)
        #expect(completions == 1)
        #expect(window.remains.isEmpty && Headless.warnings == [])
      }
    }
  }

  @MainActor @Suite("A presentation in mid-push") struct PresentInPushTests {
    private func screen(_ text: String, _ size: CGFloat, _ frame: CGRect) -> UIViewController {
      KindScreen { view in
        let card = UIView(tagged: "card", frame, .white)
        card.clipsToBounds = true
        let title = UILabel(CGRect(x: 10, y: 10, width: 180, height: 40), text)
        title.font = .systemFont(ofSize: size)
        card.addSubview(title)
        let place = CGRect(x: 10, y: 60, width: 180, height: 40)
        card.addSubview(UILabel(tagged: "other", place, "The \(text.lowercased())"))
        view.addSubview(card)
      }
    }

    /// How much is seen of each text, and where it begins.
    private var seen: (opacities: [String: CGFloat], edges: [String: CGFloat]) {
      Headless.nextDisplayList.items.asSeen.reduce(into: ([:], [:])) { result, one in
        for text in one.item.texts where one.opacity > result.opacities[text] ?? 0 {
          (result.opacities[text], result.edges[text]) = (one.opacity, one.item.box.minX)
        }
      }
    }

    @Test func `what flies goes on, and no text comes or goes at once`() async throws {
      let list = screen("Old", 17, CGRect(x: 20, y: 200, width: 200, height: 100))
      let detail = screen("New", 34, CGRect(x: 0, y: 0, width: 393, height: 400))
      let last = screen("Last", 24, CGRect(x: 100, y: 400, width: 200, height: 300))
      last.comes(as: .fullScreen, .linear(0.5))
      let (navigation, _) = await KindScreen.navigation(list)
      await navigation.go(to: detail, for: 10 / 60)
      var (before, edges) = seen
      navigation.present(last, animated: true)
      for _ in 0..<12 {
        await advance(1 / 60)
        let (now, nowAt) = seen
        for texts in [["Old", "New", "Last"], ["The old", "The new", "The last"]] {
          for text in texts {
            let jump = abs((now[text] ?? 0) - (before[text] ?? 0))
            #expect(jump < 0.45, "\(text): \(before[text] ?? 0) to \(now[text] ?? 0)")
            guard let edge = edges[text], let nowAt = nowAt[text] else { continue }
            #expect(abs(nowAt - edge) < 15, "\(text): from \(edge) to \(nowAt)")
          }
        }
        (before, edges) = (now, nowAt)
      }
    }
  }
}
#endif
