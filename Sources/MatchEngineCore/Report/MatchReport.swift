/// What a flight did and why, as a value and as a readable table.
///
///     2 pairs, 0.44 s
///     photo-7  flew     from (60.00, 140.00) 100.00 × 100.00 to (195.00, 422.00) 390.00 × 390.00
///     title    flew     …
///     badge    stayed   cannot be seen on the upper screen: it or a view around it is excluded; …
///     idle 0.00 s, preparing 0.00 s, running 0.00 s, ended (finished) 0.45 s
public struct MatchReport: Hashable, Sendable, CustomStringConvertible {
  /// What happened to one ID.
  public struct Row: Hashable, Sendable {
    /// What can happen to an ID.
    public struct Fate: Hashable, Sendable, CustomStringConvertible {
      package enum Kind: String { case flew, entered, left, stayed }
      package let kind: Kind

      /// It flew from one screen to the other.
      public static var flew: Fate { Fate(kind: .flew) }
      /// It appeared with an effect of its own.
      public static var entered: Fate { Fate(kind: .entered) }
      /// It disappeared with an effect of its own.
      public static var left: Fate { Fate(kind: .left) }
      /// It appeared or disappeared with its screen.
      public static var stayed: Fate { Fate(kind: .stayed) }

      /// One word.
      public var description: String { kind.rawValue }
    }

    /// The ID.
    public var id: String
    /// What happened to it.
    public var fate: Fate
    package var fact: Fact

    /// Where it flew from and to, or why it didn't fly, in words.
    public var note: String { fact.description }
  }

  package struct Phase: Hashable, Sendable {
    package var phase: MatchPhase
    /// The time of flight at which it began, in seconds.
    package var time: Double
  }

  /// Every ID of both screens; those that flew, appeared or disappeared come first.
  public var rows: [Row]
  /// How many tags flew.
  package var pairCount: Int
  /// Why no tag flew; nil if one did.
  package var noPair: NoPair?
  package var direction: MatchDirection
  package var duration: Double
  package var storedPhases: [Phase]
  /// What went wrong with stand-ins.
  package var faults: [String]
  /// How it ended; nil while it has not.
  public var outcome: MatchOutcome?

  /// The report of a plan and of its flight, as far as that is known.
  package init(
    _ plan: Plan,
    _ direction: MatchDirection = .forward,
    phases: [Phase] = [],
    faults: [String] = [],
    outcome: MatchOutcome? = nil
  ) {
    rows = plan.rows
    pairCount = plan.pairCount
    noPair = plan.noPair
    self.direction = direction
    duration = plan.duration(direction)
    storedPhases = phases
    self.faults = faults
    self.outcome = outcome
  }

  /// The phases of the flight, if it ran, each with the time in seconds at which it began.
  public var phases: [(phase: MatchPhase, time: Double)] {
    storedPhases.map { ($0.phase, $0.time) }
  }

  /// The table, with a line for each ID.
  public var description: String {
    let heading = direction.isForward ? "" : " back"
    let pairs = pairCount == 1 ? "pair" : "pairs"
    var lines = ["\(pairCount) \(pairs)\(heading), \(duration.hundredths) s"]
    if let noPair { lines.append("\(noPair)") }
    let rows = shortRows
    let width = rows.reduce(0) { max($0, min($1.id.count, 40)) }
    lines += rows.map {
      "\($0.id.padded(to: width))  \($0.fate.description.padded(to: 7))  \($0.note)"
    }
    lines += faults
    if !phases.isEmpty {
      lines.append(phases.map { "\($0.phase) \($0.time.hundredths) s" }.joined(separator: ", "))
    }
    return lines.joined(separator: "\n")
  }

  /// The rows, with a single one for three or more in succession that stayed for the same reason.
  private var shortRows: [Row] {
    var groups: [[Row]] = []
    for row in rows {
      if let last = groups.last?.first, last.fate == .stayed, row.fate == .stayed,
        last.fact == row.fact
      {
        groups[groups.count - 1].append(row)
      } else {
        groups.append([row])
      }
    }
    return groups.flatMap { group in
      guard group.count > 2, let first = group.first, let last = group.last else { return group }
      return [Row(id: "\(first.id) … \(last.id)", fate: first.fate, fact: first.fact)]
    }
  }
}

extension Plan: CustomStringConvertible {
  /// The report of the plan, before it has flown.
  public var description: String { MatchReport(self).description }
}

extension String {
  /// The string filled up with spaces, or shortened to 40 characters.
  func padded(to width: Int) -> String {
    let count = self.count
    if count > 40 { return prefix(39) + "…" }
    return count < width ? self + String(repeating: " ", count: width - count) : self
  }
}

extension Double {
  /// The number with two decimals.
  ///
  /// Swift's own way to print a number would be a twentieth of a small program. No place and no time is as
  /// large as a trillion, so what is larger counts as infinite.
  var hundredths: String {
    if isNaN { return "nan" }
    guard magnitude < 1e12 else { return self < 0 ? "-∞" : "∞" }
    let whole = Int(magnitude * 100 + 0.5)
    let digits = whole % 100
    return "\(self < 0 && whole > 0 ? "-" : "")\(whole / 100).\(digits < 10 ? "0" : "")\(digits)"
  }
}

extension Plan {
  /// What happens to every tag of both screens.
  var rows: [MatchReport.Row] {
    var rows: [MatchReport.Row] = []
    var named: Set<IDKey> = []
    let reasons = BothEnds(lower: lower.omissionReasons, upper: upper.omissionReasons)
    func note(_ id: String, on side: FlightEnd) -> MatchReport.Row.Fact {
      if self[side].index(of: id) != nil { return .motionIsReduced }
      return reasons[side][IDKey(id)].map { .leftOut(on: side, $0) } ?? .noPartner(on: side)
    }
    func add(_ id: String, _ fate: MatchReport.Row.Fate, _ fact: MatchReport.Row.Fact) {
      named.insert(IDKey(id))
      rows.append(MatchReport.Row(id: id, fate: fate, fact: fact))
    }
    // What stays in front doesn't fly, and perhaps has no tag.
    for (index, performer) in performers.enumerated() where !performer.staysInFront {
      switch performer.role {
      case .pair:
        let path = boxPaths[index]
        let start = Box(center: path.lower.center, size: path.lower.extent)
        let end = Box(center: path.upper.center, size: path.upper.extent)
        add(performer.id, .flew, .flew(from: start, to: end))
      case .entering: add(performer.id, .entered, note(performer.id, on: .lower))
      case .leaving: add(performer.id, .left, note(performer.id, on: .upper))
      case .lowerRoot, .upperRoot, .leftover: break
      }
    }
    for side in FlightEnd.allCases {
      for element in self[side].elements
      where element.isTagged && !named.contains(IDKey(element.id)) {
        add(element.id, .stayed, note(element.id, on: side.other))
      }
    }
    for side in FlightEnd.allCases {
      // If its partner has a row, that row gives the reason.
      for omission in self[side].omissions
      where omission.reason == .duplicate || !named.contains(IDKey(omission.id)) {
        add(omission.id, .stayed, .leftOut(on: side, omission.reason))
      }
    }
    return rows
  }
}

extension Capture {
  /// For each ID, why the first view with it was left out.
  fileprivate var omissionReasons: [IDKey: MatchOmission] {
    var reasons: [IDKey: MatchOmission] = [:]
    for omission in omissions.reversed() { reasons[IDKey(omission.id)] = omission.reason }
    return reasons
  }
}
