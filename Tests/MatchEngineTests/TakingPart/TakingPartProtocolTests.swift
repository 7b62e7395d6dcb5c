#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// The protocols by which a controller takes part in the flights of its screen.
  @MainActor @Suite("Taking part in a flight") final class TakingPartProtocolTests: PhotoStack {
    init() async { await super.init(.linear(0.5)) }

    /// An app's base class, which takes part in everything and wants nothing.
    class Base: UIViewController, MatchRevealing, MatchFlightObserving, MatchPreparing,
      MatchGestureDeciding
    {
      func canRevealMatches(_ ids: Set<String>) -> Bool { false }
      func revealMatches(_ ids: Set<String>) -> UIView? { nil }
      func matchFlightWillBegin(_ flight: MatchFlight) {}
      func matchFlightDidEnd(_ flight: MatchFlight) {}
      var isReadyForMatchFlight: Bool { true }
      func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { true }
    }

    /// One that says something else.
    final class Album: Base {
      var calls: [String] = []

      override func canRevealMatches(_ ids: Set<String>) -> Bool {
        calls.append("can reveal \(ids.sorted())")
        return true
      }
      override func revealMatches(_ ids: Set<String>) -> UIView? {
        calls.append("reveals \(ids.sorted())")
        let frame = CGRect(x: 20, y: 300, width: 80, height: 80)
        view.addSubview(UIView(tagged: ids.first ?? "", frame, .red))
        return nil
      }
      override func matchFlightWillBegin(_ flight: MatchFlight) { calls.append("begins") }
      override func matchFlightDidEnd(_ flight: MatchFlight) { calls.append("ends") }
      override var isReadyForMatchFlight: Bool {
        calls.append("is ready")
        return true
      }
      override func matchGestureCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool {
        calls.append("can go back")
        return false
      }
    }

    @Test func `what a subclass says counts, and not what its base class says`() async throws {
      let album = Album()
      navigation.setViewControllers([album, detail], animated: false)
      await advance(0.1)
      let flight = try await navigation.pop(for: 0.2)
      #expect(flight.report?.pairCount == 1)
      await flight.arrives()
      let calls = ["can reveal [\"photo\"]", "begins", "reveals [\"photo\"]", "is ready", "ends"]
      #expect(album.calls == calls)
    }

    @Test(.enabled(if: Hands.isAvailable))
    func `nor does the base class decide about a gesture`() async {
      let album = Album()
      await navigation.go(to: album, animated: false, for: 0.1)
      await Hands.edgeDrag(.left, distance: 300, in: window)
      await advance(1)
      #expect(navigation.topViewController === album && album.calls == ["can go back"])
      await navigation.go(to: Base(), animated: false, for: 0.1)
      await Hands.edgeDrag(.left, distance: 300, in: window)
      await advance(1)
      #expect(navigation.topViewController === album)
    }

    @Test func `a screen that is left isn't asked to reveal what it shows once`() async throws {
      let album = Album()
      _ = album.revealMatches(["photo"])
      album.calls = []
      await navigation.go(to: album, animated: false, for: 0.1)
      let flight = try await navigation.push(detail, for: 0.2)
      #expect(flight.report?.pairCount == 1)
      #expect(album.calls == ["begins"])
    }

    @Test func `for each part the innermost screen that takes it is asked`() async throws {
      final class Frame: UIViewController, MatchFlightObserving, MatchPreparing {
        var calls: [String] = []
        func matchFlightWillBegin(_ flight: MatchFlight) { calls.append("begins") }
        func matchFlightDidEnd(_ flight: MatchFlight) { calls.append("ends") }
        var isReadyForMatchFlight: Bool {
          calls.append("is ready")
          return true
        }
      }
      let (frame, guest) = (Frame(), PreparedScreen(CGRect(x: 0, y: 120, width: 390, height: 292)))
      frame.matchShow(guest, in: frame.view)
      let flight = try await navigation.push(frame, for: 0.2)
      await flight.arrives()
      #expect(frame.calls == ["begins", "ends"] && guest.count > 0)
    }

    @Test func `a flight says what it changes, also when it is over`() async throws {
      final class Keeper: PhotoScreen, MatchFlightObserving {
        var flight: MatchFlight?
        func matchFlightWillBegin(_ flight: MatchFlight) { self.flight = flight }
        func matchFlightDidEnd(_ flight: MatchFlight) {}
      }
      let keeper = Keeper(CGRect(x: 0, y: 120, width: 390, height: 292))
      await navigation.go(to: keeper, for: 0.1)
      let flight = try #require(keeper.flight)
      let change = try #require(flight.change)
      #expect(change.kind == .push && change.from === list && change.direction == .forward)
      #expect(change.to === keeper)
      await flight.arrives()
      #expect(flight.change?.to === keeper)
      let back = try await navigation.pop(for: 0.1)
      #expect(back.change?.kind == .pop && back.change?.direction == .backward)
      #expect(back.change?.from === keeper && back.change?.to === list)
      await back.arrives()
    }

    @Test func `a screen that keeps its flights goes away`() async {
      final class Keeper: PhotoScreen, MatchFlightObserving {
        var flights: [MatchFlight] = []
        func matchFlightWillBegin(_ flight: MatchFlight) { flights.append(flight) }
        func matchFlightDidEnd(_ flight: MatchFlight) {}
      }
      weak var kept: Keeper?
      func go() async {
        let keeper = Keeper(CGRect(x: 0, y: 120, width: 390, height: 292))
        kept = keeper
        await navigation.go(to: keeper, for: 1)
        await navigation.back(for: 1)
        #expect(keeper.flights.count == 2)
      }
      await go()
      await advance(0.1)
      #expect(kept == nil)
    }
  }
}

/// A screen with a photo that counts how often it is asked whether it is ready.
private final class PreparedScreen: PhotoScreen, MatchPreparing {
  private(set) var count = 0
  var isReadyForMatchFlight: Bool {
    count += 1
    return true
  }
}
#endif
