#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The first and last frames") struct EndsTests {
    /// A change inside one screen shows untagged views in their new state at once; around an app's own card,
    /// the presenter shows what has flown again at the end, or nothing.
    nonisolated static let trips = Trip.all.filter {
      ![.change, .modal(.custom), .modal(.customRemoving)].contains($0)
    }
    /// The old root is a picture; the new one is there itself.
    nonisolated static let filmed = Trip.all.filter { $0 != .root && $0 != .change }
    /// No text is on both screens: one picture is shown of both, and labels' boxes are compared here.
    nonisolated static let features: RandomScreen.Features = [.blurs, .films, .shadows, .overhang]

    /// Plays one flight, held at both ends, and returns where the screen differs from the still screens.
    private func differences(_ stage: TripStage, _ isForward: Bool) async throws -> [String] {
      await advance(0.1)
      let before = FootageFrame.now
      return try await stage.fly(isForward, for: 0.05).misses(of: before)
    }

    struct Case: Sendable, CustomStringConvertible {
      let trip: Trip
      let seed: Int
      var description: String { "\(trip) \(seed)" }
    }
    nonisolated static let cases = trips.flatMap { trip in
      (0..<(trip != .navigation ? 2 : Cases.areAll ? 24 : 10)).map { Case(trip: trip, seed: $0) }
    }

    @Test("the first and last frames are what the still screens show", arguments: cases)
    func ends(_ each: Case) async throws {
      var features = Self.features
      // A root that was never on the screen is drawn, and a drawing has no films.
      if each.trip == .root { features.remove(.films) }
      let (lower, upper) = RandomScreen.two(seed: UInt64(each.seed) &+ 51, of: 8, features)
      let transition = MatchTransition.linear(0.5) { $0.usesCoreAnimation = each.seed % 2 == 0 }
      let stage = await TripStage(each.trip, lower, upper, transition)
      for isForward in [true, false] {
        let differences = try await differences(stage, isForward)
        // A round view that doesn't clip loses what lies in its corners.
        #expect(differences.count <= 1, "\(isForward) \(differences)")
      }
    }

    /// A card with a broad border, filled by a photo that flies itself, with a title on it.
    private func card(at frame: CGRect) -> UIViewController {
      let card = UIView(tagged: "card", frame)
      card.layer.borderWidth = 20
      card.layer.borderColor = UIColor.red.cgColor
      let photo = UIView(tagged: "photo", card.bounds, .green)
      card.addSubview(photo)
      let title = UIView(tagged: "title", CGRect(x: 0, y: 40, width: frame.width, height: 30))
      title.backgroundColor = .blue
      photo.addSubview(title)
      return KindScreen { $0.addSubview(card) }
    }

    @Test("a border is in front of what flies inside, all the way")
    func border() async throws {
      let lower = card(at: CGRect(x: 20, y: 100, width: 120, height: 120))
      let upper = card(at: CGRect(x: 100, y: 300, width: 200, height: 300))
      let stage = await TripStage(.replace, lower, upper, .linear(0.5))
      #expect(try await differences(stage, true) == [])
      let flight = try await stage.fly(false, for: 0.05)
      for step in 1..<8 {
        await flight.show(at: CGFloat(step) / 8)
        let items = Headless.nextDisplayList.items
        let border = try #require(items.lastIndex { $0.kind == .border })
        #expect(items[border...].allSatisfy { $0.kind != .background })
      }
      await flight.land()
    }

    @Test(
      "the film of the flight back is that of the flight there in reverse",
      arguments: filmed
    )
    func film(of trip: Trip) async throws {
      let (lower, upper) = RandomScreen.two(seed: 300, of: 8, Self.features)
      let stage = await TripStage(trip, lower, upper, .linear(0.5))
      var films: [[FootageFrame]] = []
      for isForward in [true, false] {
        let flight = try await stage.fly(isForward, for: 0.05)
        var film: [FootageFrame] = []
        for step in 1..<8 {
          await flight.show(at: CGFloat(step) / 8)
          film.append(.now)
        }
        films.append(isForward ? film : film.reversed())
        await flight.land()
      }
      for (push, pop) in zip(films[0], films[1]) { #expect(push.misses(of: pop) == []) }
    }
  }

  @MainActor @Suite("A flight that went on to a third screen") struct OnwardEndsTests {
    private static let ids = (0..<8).map { "item \($0)" }
    private static let features: [RandomScreen.Features] = [
      .blurs, .films, [.shadows, .overhang], [.blurs, .films, .shadows, .overhang], [],
    ]

    /// Three screens, the second of which takes the place of the first, and is left for the third on the way.
    @MainActor private struct Trip {
      let window: UIWindow
      let flight: MatchFlight

      init(seed: Int, _ features: RandomScreen.Features = []) async {
        startOver()
        let container = UIViewController()
        container.childMatchTransition = .linear(0.5)
        let screens = (0..<3).map { number in
          RandomScreen(
            seed: UInt64(seed + 1_000 * number),
            ids: OnwardEndsTests.ids,
            columns: number == 1 ? 1 : 2,
            features: features
          )
        }
        window = await onScreen(container, showing: screens[0])
        container.matchShow(screens[1], in: container.view)
        await advance(0.25)
        flight = container.matchShow(screens[2], in: container.view)
      }
    }

    @Test(
      "finished, it ends on what the third one shows; cancelled, on what the second one does",
      arguments: Cases.every(7, of: Cases.pairs(Array(0..<100), [true, false]))
    )
    func ends(seed: Int, isFinished: Bool) async throws {
      let trip = await Trip(seed: seed, OnwardEndsTests.features[seed % 5])
      await advance(0.2)
      trip.flight.update(isFinished ? 1 : 0)
      await advance(2)
      let last = FootageFrame.now
      if isFinished { trip.flight.finish() } else { trip.flight.cancel() }
      await advance(1.5)
      #expect(trip.flight.outcome == (isFinished ? .finished : .cancelled))
      #expect(trip.window.remains.isEmpty)
      let differences = last.misses(of: .now)
      // A round view that doesn't clip loses what lies in its corners.
      #expect(differences.count <= 2, "\(differences)")
    }

    @Test(arguments: 0..<UInt64(Cases.some(of: 40)))
    func `no text is read on another one, wherever the flight goes on`(seed: UInt64) async {
      var random = SplitMix(seed: seed)
      let words = ["Dunes", "Still lake", "First snow of the year", "An evening in the old town"]
      let screens = words.map { text in
        let size = CGSize(width: random.number(120...380), height: random.number(100...400))
        let card = UIView(
          frame: CGRect(origin: CGPoint(x: 5, y: random.number(0...400)), size: size)
        )
        card.backgroundColor = .white
        card.layer.cornerRadius = random.chance(oneIn: 2) ? 20 : 0
        card.matchID = "card"
        for (number, suffix) in ["", " by itself"].enumerated() {
          let y = CGFloat(number) * size.height / 2
          let label = UILabel(CGRect(x: 8, y: y, width: size.width - 16, height: 40), text + suffix)
          label.font = .systemFont(ofSize: random.number(10...30))
          if number == 1 { label.matchID = "label" }
          card.addSubview(label)
        }
        return KindScreen { $0.addSubview(card) }
      }
      let container = UIViewController()
      _ = inWindow(container)
      var shown: UIViewController?
      for next in screens + [screens[Int(seed % 3)]] {
        container.matchShow(next, in: container.view, animated: shown != nil)
        shown = next
        for _ in 0..<random.whole(1...14) {
          await advance(1 / 60)
          #expect(FootageFrame.now.overlaps == [], "seed \(seed)")
        }
      }
    }

    @Test("held soon after, what was played stays where it was seen", arguments: 0..<8)
    func held(seed: Int) async throws {
      let trip = await Trip(seed: seed)
      await advance(0.04)
      let before = FootageFrame.now
      trip.flight.update(trip.flight.fractionComplete)
      await nextTurn()
      #expect(before.misses(of: .now) == [])
      trip.flight.finish()
    }
  }
}
#endif
