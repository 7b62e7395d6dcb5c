import Foundation

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
