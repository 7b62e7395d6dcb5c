// The part of the module `os` that marks intervals, as signpost.h says. What is marked can be read here.
public final class OSLog: Sendable {
  let subsystem: String
  let category: Category

  public init(subsystem: String, category: Category) {
    self.subsystem = subsystem
    self.category = category
  }

  /// Whether marks are recorded: always, or in this category only while a tool records them.
  public var signpostsEnabled: Bool {
    category != .dynamicTracing || World.shared.signposts.isRecording
  }

  public struct Category: Hashable, Sendable {
    public let rawValue: String
    public static var dynamicTracing: Category { Category(rawValue: "DynamicTracing") }
  }
}

public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64
  public init(log: OSLog) { rawValue = World.shared.signposts.nextID() }
}

public enum OSSignpostType: Sendable { case begin, end }

public func os_signpost(
  _ type: OSSignpostType,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID,
  _ format: StaticString,
  _ arguments: Any...
) {
  guard log.signpostsEnabled else { return }
  let message = filledIn("\(format)", arguments)
  switch type {
  case .begin: World.shared.signposts.begin(log, "\(name)", signpostID, message)
  case .end: World.shared.signposts.end("\(name)", signpostID, message)
  }
}

/// A format with its places filled in: those of public objects and of whole numbers.
private func filledIn(_ format: String, _ arguments: [Any]) -> String {
  let places = format.replacingOccurrences(of: "%{public}@", with: "%ld")
  let pieces = places.components(separatedBy: "%ld")
  return pieces[0] + zip(arguments, pieces.dropFirst()).map { "\($0)\($1)" }.joined()
}

/// What a tool such as Instruments has recorded.
public struct SignpostLog {
  /// Whether a tool records; off at first.
  public var isRecording = false
  /// All intervals, in the order in which they began.
  public private(set) var intervals: [Interval] = []
  /// The ends of intervals that had not begun, or were over.
  public private(set) var looseEnds = 0
  private var lastID: UInt64 = 0

  /// An interval, which is open until it has an end.
  public struct Interval {
    public let subsystem: String
    public let category: String
    public let name: String
    public let begin: (time: CFTimeInterval, message: String)
    public internal(set) var end: (time: CFTimeInterval, message: String)?
    let id: OSSignpostID
  }

  mutating func nextID() -> UInt64 {
    lastID += 1
    return lastID
  }

  mutating func begin(
    _ log: OSLog,
    _ name: String,
    _ id: OSSignpostID,
    _ message: String
  ) {
    intervals.append(
      Interval(
        subsystem: log.subsystem,
        category: log.category.rawValue,
        name: name,
        begin: (World.shared.now, message),
        id: id
      )
    )
  }

  mutating func end(_ name: String, _ id: OSSignpostID, _ message: String) {
    let open = intervals.lastIndex { $0.id == id && $0.name == name && $0.end == nil }
    guard let open else {
      looseEnds += 1
      return
    }
    intervals[open].end = (World.shared.now, message)
  }
}

extension Headless {
  /// What a tool such as Instruments has recorded.
  public static var signposts: SignpostLog {
    get { World.shared.signposts }
    set { World.shared.signposts = newValue }
  }
}
