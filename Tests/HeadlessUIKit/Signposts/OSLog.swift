// The part of the module `os` that marks intervals, as signpost.h says. What is marked can be read here.
import Foundation

/// Where marks go.
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

/// Marks the begin or the end of an interval.
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

/// A format with its places filled in; what isn't said to be public wouldn't be seen.
private func filledIn(_ format: String, _ arguments: [Any]) -> String {
  var rest = arguments[...]
  let pieces = format.components(separatedBy: "%")
  return pieces.dropFirst().reduce(pieces[0]) { text, piece in
    for place in ["{public}@", "@", "ld"] where piece.hasPrefix(place) {
      let value = rest.popFirst().map { "\($0)" } ?? "?"
      return text + (place == "@" ? "<private>" : value) + piece.dropFirst(place.count)
    }
    return text + "%" + piece
  }
}
