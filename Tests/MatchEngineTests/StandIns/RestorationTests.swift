#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Everything is put back") struct RestorationTests {
    @Test(
      "as the same change by UIKit alone leaves it",
      arguments: [Trip.navigation, .modal(.fullScreen), .modal(.overFullScreen), .modal(.custom)],
      [TripWay.runs, .byHandBack, .background, .reversedTwice]
    )
    func law(_ trip: Trip, _ way: TripWay) async throws {
      for seed in 0..<UInt64(Cases.areAll ? 3 : 1) {
        for isForward in [true, false] {
          try await TripLawTests().expectLaw(
            trip,
            isForward,
            [way],
            screens: { _ in
              let (lower, upper) = RandomScreen.two(seed: seed)
              return (lower, upper)
            }
          )
        }
      }
    }

    @Test func `originals stay hidden even if the app removes all their animations`() async throws {
      let stack = await PhotoStack(MatchTransition())
      let (list, detail, navigation) = (stack.list, stack.detail, stack.navigation)
      navigation.pushViewController(detail, animated: true)
      for _ in 0..<3 {
        let flight = try await navigation.flight(after: 0.1)
        flight.hold()
        for photo in [list.photo, detail.photo] {
          photo.layer.removeAllAnimations()
          #expect(photo.shownAlpha == 1)
        }
        await advance(1 / 30)
        #expect(list.photo.shownAlpha == 0 && detail.photo.shownAlpha == 0)
        flight.finish()
      }
      await advance(2)
      #expect(detail.photo.shownAlpha == 1)
      #expect(list.photo.layer.animationKeys() == nil && detail.photo.layer.animationKeys() == nil)
    }

    @Test(
      "what the app takes off is there again in the next frame, whether the flight is played or held",
      arguments: [false, true],
      [false, true]
    )
    func takenOff(removes: Bool, isHeld: Bool) async throws {
      let stack = await PhotoStack(.linear(0.4) { $0.screenEffect = .push(from: .right) + .depth })
      let (list, detail) = (stack.list, stack.detail)
      let flight = try await stack.push(for: 0.1)
      if isHeld { flight.hold() }
      await advance(1 / 60)
      var place = detail.view.nextBox(in: nil).minX
      for _ in 0..<12 {
        for view in [list.photo, detail.photo, list.view, detail.view] as [UIView] where removes {
          view.layer.removeAllAnimations()
        }
        await advance(1 / 60)
        #expect(list.photo.shownAlpha ?? 1 <= 0 && detail.photo.shownAlpha ?? 1 <= 0)
        let next = detail.view.nextBox(in: nil).minX
        #expect(isHeld ? isClose(next, place) : next < place && next > 1, "\(place) \(next)")
        place = next
        let shown = try #require(detail.view.layer.presentation())
        #expect(shown.masksToBounds && shown.cornerRadius > 0)
      }
      flight.finish()
      await flight.land()
      #expect(list.photo.layer.animationKeys() == nil && detail.photo.layer.animationKeys() == nil)
      #expect(list.view.layer.animationKeys() == nil && detail.view.layer.animationKeys() == nil)
    }
  }
}
#endif
