import MatchEngine
import MatchEngineTestSupport
import UIKit

/// An hour of touching, by chance but from a seed, as fast as it goes: no clock is waited for.
@MainActor final class LiveHour {
  private var wall = 0.0
  private var bench: LiveBench?
  private var visitor: LiveVisitor?
  private var random: SplitMix
  private var outcomes: [MatchOutcome: Int] = [:]
  /// The flights that were seen, each with how often it has ended.
  private var ends: [ObjectIdentifier: (flight: MatchFlight, count: Int)] = [:]
  private var flown = 0
  private(set) var failures: [String] = []
  private(set) var memory = MemoryTrial()

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// Touches the page that is shown for so many seconds of its time.
  ///
  /// What memory there was is in ``memory``: it says nothing where others allocate meanwhile.
  func run(seconds: Double) throws -> (text: String, isKept: Bool) {
    let bench = try LiveBench(titled: "An hour", LiveOptions()) { [weak self] in self?.wall ?? 0 }
    (self.bench, visitor) = (bench, LiveVisitor(bench.server))
    bench.handOver()
    go(0.5)
    for _ in 0..<20 {
      let end = wall + seconds / 20
      while wall < end { act() }
      rest()
      for window in Headless.windows {
        window.rootViewController.map(close)
        scrollToTop(window)
      }
      bench.forgetFilms()
      go(1)
      memory.note()
    }
    bench.end()
    if flown == 0 { failures.append("nothing flew") }
    let counts = outcomes.map { "\($0.value) \($0.key)" }.sorted().joined(separator: ", ")
    let text = "\(Int(wall)) s, \(flown) flights: \(counts)\n\(memory.text)"
    return (([text] + failures.prefix(10)).joined(separator: "\n"), failures.isEmpty)
  }

  /// Lets time pass, frame by frame, and watches what flies.
  private func go(_ seconds: Double) {
    let end = wall + seconds
    while wall < end {
      wall += 1 / 60
      bench?.pass(waiting: false)
      _ = visitor?.messages()
      for flight in Headless.windows.flatMap({ MatchFlight.flights(in: $0) }) { watch(flight) }
    }
  }

  private func watch(_ flight: MatchFlight) {
    let key = ObjectIdentifier(flight)
    guard ends[key] == nil else { return }
    ends[key] = (flight, 0)
    flown += 1
    flight.whenEnded { [weak self] flight in
      self?.ends[key]?.count += 1
      if let outcome = flight.outcome { self?.outcomes[outcome, default: 0] += 1 }
    }
  }

  /// All hands off, until all has flown home: then every flight has ended, and has ended once.
  private func rest() {
    say("cancel \(clock)")
    go(4)
    for (flight, count) in ends.values where count != 1 || flight.outcome == nil {
      failures.append("a flight has ended \(count) times")
    }
    ends = [:]
    if Headless.touchCount > 0 { failures.append("\(Headless.touchCount) touches are left") }
  }

  /// Closes whatever was opened: how much is allocated depends on what is shown, and on what was.
  private func close(_ screen: UIViewController) {
    if screen.presentedViewController != nil { screen.dismiss(animated: false) }
    (screen as? UINavigationController)?.popToRootViewController(animated: false)
    (screen as? UITabBarController)?.selectedIndex = 0
    screen.children.forEach(close)
  }

  private func scrollToTop(_ view: UIView) {
    if let list = view as? UIScrollView { list.contentOffset.y = -list.adjustedContentInset.top }
    view.subviews.forEach(scrollToTop)
  }

  private var clock: String { String(format: "%.2f", wall * 1000) }

  private func say(_ line: String) {
    if let bench { visitor?.say(line, to: bench) }
  }

  // MARK: What hands do

  private func act() {
    let size = UIScreen.main.bounds.size
    let (x, y) = (random.number(0...1) * size.width, 90 + random.number(0...1) * (size.height - 90))
    switch random.whole(0...15) {
    case 0...4: tap(x, y)
    case 5...6: drag((3, y), (random.number(0...1) * size.width, y + 20))
    case 7...8: drag((x, y), (x - 40 + random.number(0...80), y + random.number(0...400)))
    case 9: pinch(x, y)
    case 10: say("wheel \(clock) \(x) \(y) 0 \(random.number(0...600) - 300)")
    case 11...13: tap(30, 80)
    case 14: changeMind(x, y)
    default: choose()
    }
    go(random.number(0...0.8))
    if ends.count > 200 { rest() }
  }

  private func tap(_ x: Double, _ y: Double) {
    say("down \(clock) 0 \(x) \(y)")
    go(0.05 + random.number(0...0.1))
    say("up \(clock) 0")
  }

  private func drag(_ start: (x: Double, y: Double), _ end: (x: Double, y: Double)) {
    say("down \(clock) 0 \(start.x) \(start.y)")
    let steps = random.whole(3...32)
    for step in 1...steps {
      go(1 / 60)
      let part = Double(step) / Double(steps)
      let x = start.x + (end.x - start.x) * part
      say("move \(clock) 0 \(x) \(start.y + (end.y - start.y) * part)")
    }
    if random.chance(oneIn: 2) { go(0.3) }
    // Now and then the system takes the finger away.
    say(!random.chance(oneIn: 10) ? "up \(clock) 0" : "cancel \(clock)")
  }

  private func pinch(_ x: Double, _ y: Double) {
    say("down \(clock) 1 \(x - 20) \(y) 2 \(x + 20) \(y)")
    for step in 1...12 {
      go(1 / 60)
      let span = 20 + Double(step) * 6
      say("move \(clock) 1 \(x - span) \(y) 2 \(x + span) \(y)")
    }
    say("up \(clock) 1 2")
  }

  /// A page that goes away with its finger down, and comes back.
  private func changeMind(_ x: Double, _ y: Double) {
    say("down \(clock) 3 \(x) \(y)")
    go(0.1)
    visitor = bench.flatMap { LiveVisitor($0.server) }
    go(0.1)
  }

  private func choose() {
    let name = ["turned", "dark", "motion", "rtl"][random.whole(0...3)]
    say("\(name) on")
    go(0.4)
    say("\(name) off")
    say("pace 4")
    go(0.4)
    say("pace 1")
  }
}
