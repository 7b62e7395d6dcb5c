#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A view that loses its partner in flight used to leave a hole: its performer froze and faded, while the other
  /// view stayed hidden to the end.
  @MainActor @Suite("No flight leaves a hole") struct HoleTests {
    enum Loss: CaseIterable, Sendable {
      case unnamed, excluded, hidden, transparent, removed, moved
    }
    enum Side: CaseIterable, Sendable { case source, target, both }
    private nonisolated static let cases = Cases.every(
      2,
      of: Cases.pairs(Trip.all, Loss.allCases)
    )

    @Test func `each loss is met`() {
      #expect(Set(HoleTests.cases.map(\.1)) == Set(Loss.allCases))
    }

    @Test(
      "what is on the screen at the end is seen in every frame, whichever view loses its partner",
      arguments: cases
    )
    func noHole(_ trip: Trip, _ loss: Loss) async throws {
      for (number, side) in Side.allCases.enumerated() {
        for isCancelled in [false, true] {
          var random = SplitMix(seed: UInt64(number))
          startOver()
          let comment = "\(side), \(isCancelled ? "cancelled" : "finished")"
          try await fly(trip, loss, side, isCancelled, random.number(0.02...0.3), comment)
        }
      }
    }

    private func fly(
      _ trip: Trip,
      _ loss: Loss,
      _ side: Side,
      _ isCancelled: Bool,
      _ moment: Double,
      _ comment: String
    ) async throws {
      let (lower, upper) = TripScreen.two(CallLog())
      let linear = MatchTransition.linear(0.4) {
        // What may not fly any more is a part of its screen, which takes turns with the other one.
        if [.unnamed, .excluded].contains(loss) { $0.screenEffect = .fade }
      }
      let stage = await TripStage(trip, lower, upper, linear)
      stage.go(true)
      await advance(1 / 60 + moment)
      let flight = try #require(stage.flight, "\(comment)")
      let (source, target) = try (#require(photo(of: lower)), #require(photo(of: upper)))
      if side != .target { lose(source, loss) }
      if side != .source { lose(target, loss) }
      if isCancelled { flight.reverse() }
      let rest = isCancelled ? source : target
      while flight.outcome == nil {
        await advance(1 / 60)
        guard rest.superview != nil, !rest.isHidden, rest.alpha > 0 else { continue }
        #expect(
          FootageFrame(Headless.nextDisplayList).shows(PhotoScreen.image),
          "\(comment) \(flight.fractionComplete)"
        )
      }
      await advance(0.5)
      #expect(stage.window.remains.isEmpty && stage.window.engineViews.isEmpty, "\(comment)")
      for view in [source, target] { #expect(view.remains.isEmpty, "\(comment)") }
    }

    @Test(
      "what has lost its ID in a change, or given it away, stays in sight",
      arguments: [false, true]
    )
    func lostID(isGivenAway: Bool) async {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 90, height: 60), .systemGreen)
      let other = UIView(CGRect(x: 200, y: 400, width: 120, height: 80), .systemBlue)
      let root = UIViewController()
      for view in [card, other] { root.view.addSubview(view) }
      _ = inWindow(root)
      await advance(0.1)
      let flight = root.view.matchAnimate {
        card.matchID = nil
        if isGivenAway { other.matchID = "card" }
      }
      while flight.outcome == nil {
        await advance(1 / 60)
        #expect(card.nextAlpha == 1, "\(flight.fractionComplete)")
      }
      #expect(flight.outcome == .finished)
    }

    private func photo(of screen: UIViewController) -> UIView? {
      screen.view.subviews.first { $0.matchID == "photo" }
    }

    private func lose(_ view: UIView, _ loss: Loss) {
      switch loss {
      case .unnamed: view.matchID = nil
      case .excluded: view.isMatchExcluded = true
      case .hidden: view.isHidden = true
      case .transparent: view.alpha = 0
      case .removed: view.removeFromSuperview()
      case .moved:
        let other = UIImageView(view.frame.offsetBy(dx: 15, dy: 200), PhotoScreen.image)
        view.superview?.addSubview(other)
        view.matchID = nil
        other.matchID = "photo"
      }
    }
  }
}
#endif
