/// What has to be done after an event, in the order in which the members stand here.
///
/// A set rather than a list: no two of a kind are ever needed, and a set costs no memory.
public struct Actions: OptionSet, Hashable, Sendable {
  /// The members as bits, the first to be done lowest.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Read both screens now, then send `endsUnchanged`, or `redirect` with what they have become.
  public static let readEnds = Actions(rawValue: 1 << 0)
  /// Set the stage, then send `staged` or `stageFailed`.
  public static let stage = Actions(rawValue: 1 << 1)
  /// Take over the plan that has changed: new performers, strays, other partners.
  public static let restage = Actions(rawValue: 1 << 2)
  /// Begin to send `tick`.
  public static let startClock = Actions(rawValue: 1 << 3)
  /// Send no more `tick`.
  public static let stopClock = Actions(rawValue: 1 << 4)
  /// Draw the frame.
  public static let draw = Actions(rawValue: 1 << 5)
  /// Take everything off the stage and put every original back.
  public static let strike = Actions(rawValue: 1 << 6)
  /// Tell the outcome.
  public static let end = Actions(rawValue: 1 << 7)
}

extension Actions: CustomStringConvertible {
  /// The members in their order.
  public var description: String {
    let names = [
      "readEnds", "stage", "restage", "startClock", "stopClock", "draw", "strike", "end",
    ]
    var parts: [String] = []
    for (bit, name) in names.enumerated() where rawValue & (1 << bit) != 0 { parts.append(name) }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
