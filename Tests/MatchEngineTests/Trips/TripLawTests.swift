#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What holds for every container, in both directions, however the flight is played.
  @MainActor @Suite("Every container, there and back, whatever happens") struct TripLawTests {
    struct Case: Sendable, CustomStringConvertible {
      let trip: Trip
      let isForward: Bool
      let way: TripWay
      var description: String { "\(trip) \(isForward ? "there" : "back") \(way)" }
      /// Whether the covering screen is shown afterward.
      var endsAbove: Bool { isForward == way.isFinished }
    }

    @Test(
      "one outcome, told once; everything as without the engine; nothing retained",
      arguments: Trip.all,
      [true, false]
    )
    func law(_ trip: Trip, isForward: Bool) async throws {
      let isRare = !(Trip.ordinary.contains(trip) && isForward) && !Cases.areAll
      let ways: [TripWay] =
        isRare ? [.runs, .cancelled, .byHandBack, .grabbed, .reversed] : TripWay.allCases
      try await expectLaw(trip, isForward, ways)
    }

    /// The same, with a given way to start over.
    func expectLaw(
      _ trip: Trip,
      _ isForward: Bool,
      _ ways: [TripWay],
      screens: @escaping (CallLog) -> (lower: UIViewController, upper: UIViewController) = {
        TripScreen.two($0)
      },
      start: () -> Void = { startOver() }
    ) async throws {
      var expected: [Bool: [String]] = [:]
      for finishes in Set(ways.map(\.isFinished)) {
        start()
        expected[finishes] = await withoutEngine(trip, isForward, screens, finishes: finishes)
      }
      for way in ways {
        let each = Case(trip: trip, isForward: isForward, way: way)
        var watched: [(name: String, isGone: () -> Bool)] = []
        start()
        try await flown(each, screens, expected[way.isFinished] ?? [], &watched)
        await nextTurn()
        ShownWindows.all = []
        #expect(watched.filter { !$0.isGone() }.map(\.name) == [], "\(each)")
        #if !canImport(ObjectiveC)
        #expect(Headless.warnings == [], "\(each)")
        #endif
      }
    }

    /// The state after the same change without the engine, or after no change if it is cancelled.
    private func withoutEngine(
      _ trip: Trip,
      _ isForward: Bool,
      _ screens: (CallLog) -> (lower: UIViewController, upper: UIViewController),
      finishes: Bool
    ) async -> [String] {
      let (lower, upper) = screens(CallLog())
      let stage = await TripStage(trip, lower, upper, nil)
      if !isForward { await settle(stage, true) }
      if finishes { await settle(stage, isForward) }
      return stage.whole(withUpper: !isForward || finishes)
    }

    private func settle(_ stage: TripStage, _ isForward: Bool) async {
      stage.go(isForward, animated: false)
      await advance(0.5)
    }

    private func flown(
      _ each: Case,
      _ screens: (CallLog) -> (lower: UIViewController, upper: UIViewController),
      _ expected: [String],
      _ watched: inout [(name: String, isGone: () -> Bool)]
    ) async throws {
      let log = CallLog()
      let (lower, upper) = screens(log)
      let stage = await TripStage(each.trip, lower, upper, .linear(0.4))
      if !each.isForward { await settle(stage, true) }
      let told = CallLog()
      let flight = try await fly(stage, each, told)
      await advance(0.8)
      #expect(flight.outcome == (each.way.isFinished ? .finished : .cancelled), "\(each)")
      let words = each.trip.isSystems ? ["\(each.way.isFinished)", "ended"] : ["ended"]
      #expect(told.calls.sorted() == words.sorted(), "\(each)")
      #expect(stage.isUpperThere == each.endsAbove && stage.coordinator == nil, "\(each)")
      #expect([stage.root, lower, upper].allSatisfy { $0.matchFlight == nil }, "\(each)")
      #expect(stage.window.engineViews.isEmpty && stage.window.remains.isEmpty, "\(each)")
      let found = stage.whole(withUpper: !each.isForward || each.way.isFinished)
      #expect(differing(found, expected) == [], "\(each)")
      if each.trip != .change, !log.calls.isEmpty { expectAppearances(log, each) }
      // UIKit retains a window whose root presents something.
      if case .modal = each.trip, each.endsAbove { await settle(stage, false) }
      for (name, thing) in [("A", lower), ("B", upper), ("root", stage.root)] {
        watched.append((name, { [weak thing] in thing == nil }))
      }
      watched.append(("view", { [weak view = upper.viewIfLoaded] in view == nil }))
      watched.append(("flight", { [weak flight] in flight == nil }))
    }

    /// Both screens were called in an order that UIKit allows, and the last calls say where they are.
    private func expectAppearances(_ log: CallLog, _ each: Case) {
      let isLowerThere = !each.endsAbove || !each.trip.takesLower
      #expect(
        log.lastAppearance(of: "A") == (isLowerThere ? "didAppear" : "didDisappear"),
        "\(each)"
      )
      let above = log.lastAppearance(of: "B")
      // A screen whose flight goes back before it begins has never appeared.
      let isNew = above == "new" && each.isForward && each.way == .earlyBack
      #expect(above == (each.endsAbove ? "didAppear" : "didDisappear") || isNew, "\(each)")
    }

    /// Starts a flight and plays it in one way.
    private func fly(_ stage: TripStage, _ each: Case, _ told: CallLog) async throws -> MatchFlight
    {
      var flight: MatchFlight?
      if each.way.startsByHand {
        flight = stage.goByHand(each.isForward)
      } else {
        stage.go(each.isForward)
      }
      // A presentation begins at the end of the turn.
      if each.trip.isSystems, stage.coordinator == nil { await nextTurn() }
      stage.coordinator?.animate(alongsideTransition: nil) { told.note("\(!$0.isCancelled)") }
      if each.way == .early { flight?.finish() }
      if each.way == .earlyBack { flight?.cancel() }
      if flight == nil || each.way == .byHand || each.way == .byHandBack { await advance(0.15) }
      let flying = try #require(
        flight ?? stage.flight,
        "\(stage.root.matchDiagnosis as Any) \(stage.upper.matchDiagnosis as Any)"
      )
      flying.whenEnded { _ in told.note("ended") }
      if each.way != .early, each.way != .earlyBack { expectFlight(flying, of: stage, each) }
      try await each.way.go(flying, each, in: stage.window)
      return flying
    }

    /// All that is tagged on both screens flies, and the controllers have the flight.
    private func expectFlight(_ flight: MatchFlight, of stage: TripStage, _ each: Case) {
      #expect(flight.report?.pairCount == 7 || !(stage.lower is TripScreen), "\(each)")
      if each.trip != .change {
        #expect([stage.lower, stage.upper].allSatisfy { $0.matchFlight === flight }, "\(each)")
      }
      let isHeld = each.way == .byHand || each.way == .byHandBack
      #expect(flight.phase == (isHeld ? .held : .running), "\(each)")
      #expect((stage.coordinator?.isInteractive ?? isHeld) == isHeld, "\(each)")
    }
  }
}

extension TripWay {
  /// Does to a flight what this way of playing it says.
  @MainActor fileprivate func go(
    _ flight: MatchFlight,
    _ each: MatchEngineTests.TripLawTests.Case,
    in window: UIWindow
  ) async throws {
    switch self {
    case .runs, .early, .earlyBack: break
    case .cancelled: flight.cancel()
    case .byHand, .byHandBack:
      await flight.show(at: 0.3, for: 0.1)
      await flight.show(at: 0.6, for: 0.1)
      #expect(flight.phase == .held && flight.fractionComplete == 0.6)
      if self == .byHand { flight.finish(velocity: 1) } else { flight.cancel(velocity: -1) }
    case .grabbed, .grabbedBack: try await grab(flight, each, in: window)
    case .reversed, .reversedTwice:
      flight.reverse()
      if self == .reversed { return }
      await advance(0.05)
      flight.reverse()
    case .background:
      enterBackground()
    }
  }

  /// Grabs it with a finger if the engine allows that, otherwise by code.
  @MainActor private func grab(
    _ flight: MatchFlight,
    _ each: MatchEngineTests.TripLawTests.Case,
    in window: UIWindow
  ) async throws {
    guard Hands.isAvailable, each.trip.canBeGrabbed else {
      await flight.show(at: 0.4, for: 0.1)
      if self == .grabbed { flight.finish() } else { flight.cancel() }
      return
    }
    let isStack = each.trip == .navigation
    let sign: CGFloat = each.isForward ? -1 : 1
    let direction = CGVector(dx: isStack ? sign : 0, dy: isStack ? 0 : sign)
    let start = CGPoint(x: 200, y: 450)
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(x: start.x + direction.dx * distance, y: start.y + direction.dy * distance)
    }
    let finger = await Hands.touch(at: start, in: window)
    await finger.move(to: point(15), during: 0.04)
    await nextTurn()
    #expect(flight.phase == .held)
    await finger.move(to: point(self == .grabbed ? 100 : -100), during: 0.1)
    await finger.lift()
  }
}

extension CallLog {
  /// The last appearance call of a controller, or what is wrong with the order of the calls.
  func lastAppearance(of name: String, after first: String = "new") -> String {
    var last = first
    let allowed = [
      "new": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    for call in appearances where call.hasPrefix("\(name).") {
      let word = String(call.dropFirst(name.count + 1).prefix { $0 != "(" })
      guard allowed[last]?.contains(word) == true else { return "\(word) after \(last)" }
      last = word
    }
    return last
  }
}
#endif
