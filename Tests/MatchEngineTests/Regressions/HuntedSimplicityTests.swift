#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What a shorter way to say the same may have said otherwise.
  @MainActor @Suite("What was said in fewer words") struct HuntedSimplicityTests {
    enum Cast: CaseIterable { case nothing, box, path }

    /// A card with a plate in it, of which all flies but its shadow.
    private func card(_ frame: CGRect, _ cast: Cast, isAlone: Bool) -> UIView {
      let card = UIView(tagged: "card", frame, .green)
      let plate = UIView(CGRect(x: 40, y: 40, width: 200, height: 120), .clear)
      plate.backgroundColor = cast == .box ? .yellow : nil
      if cast != .nothing {
        plate.layer.shadowOpacity = 1
        plate.layer.shadowRadius = 0
        plate.layer.shadowOffset = CGSize(width: 0, height: 30)
      }
      if cast == .path {
        plate.layer.shadowPath = CGPath(rect: plate.bounds, transform: nil)
      }
      let height: CGFloat = isAlone ? 120 : 80
      plate.addSubview(
        UIView(tagged: "photo", CGRect(x: 0, y: 0, width: 200, height: height), .red)
      )
      if !isAlone {
        plate.addSubview(UIView(tagged: "dot", CGRect(x: 0, y: 80, width: 40, height: 40), .blue))
      }
      card.addSubview(plate)
      return card
    }

    @Test(arguments: Cast.allCases, [false, true])
    func `a plate casts its shadow also while all that lies on it flies`(
      _ cast: Cast,
      _ isAlone: Bool
    ) async throws {
      let ends = [100, 400].map { y in
        card(CGRect(x: 40, y: y, width: 300, height: 220), cast, isAlone: isAlone)
      }
      try await KindScreen.expectStillEnds(from: [ends[0]], to: [ends[1]])
    }

    @Test(.enabled(if: Hands.isAvailable), arguments: [0, 336] as [CGFloat], [0, 20] as [CGFloat])
    func `a short list scrolls before it is pulled, also where a keyboard insets it`(
      _ keyboard: CGFloat,
      _ offset: CGFloat
    ) async {
      startOver()
      let list = PhotoScreen.list()
      let form = UIScrollView(frame: CGRect(x: 0, y: 450, width: 390, height: 300))
      form.contentInsetAdjustmentBehavior = .never
      form.contentSize = CGSize(width: 390, height: 600)
      let detail = PhotoScreen.detail()
      let window = await onScreen(list)
      detail.comes(as: .fullScreen, .linear(0.5))
      await list.present(detail, for: 1)
      detail.view.addSubview(form)
      form.contentInset.bottom = keyboard
      form.contentOffset.y = offset
      await Hands.drag(from: CGPoint(x: 195, y: 500), by: (0, 330), in: window)
      await advance(1.5)
      #expect((list.presentedViewController == nil) == (offset == 0))
    }

    @Test(arguments: [true, false])
    func `the first child of one place has nothing to do with the child of another`(
      isAnimated: Bool
    ) async {
      let (a, b, _) = LoggedPhoto.three(CallLog())
      let container = UIViewController()
      let window = await onScreen(container)
      let places = [0, 400].map { UIView(CGRect(x: 0, y: $0, width: 390, height: 400), .white) }
      places.forEach(container.view.addSubview)
      container.matchShow(a, in: places[0], animated: false)
      await advance(0.5)
      let flight = container.matchShow(
        b,
        in: places[1],
        animated: isAnimated,
        transition: .linear(0.5) { $0.screenEffect = .fade }
      )
      await advance(0.2)
      #expect(isAnimated == (flight.outcome == nil))
      #expect(!isAnimated || b.matchFlight === flight)
      #expect(a.matchFlight == nil)
      await advance(1)
      #expect(window.remains.isEmpty)
    }
  }
}
#endif
