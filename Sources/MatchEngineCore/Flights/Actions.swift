/// What has to be done after an event, in the order in which the members are declared.
///
/// This is a set and not a list: no action is ever needed twice, and a set allocates nothing.
public struct Actions: OptionSet, Hashable, Sendable {
  /// The members as bits; the lowest bit is done first.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Stop playing; what is drawn next is seen at once.
  public static let stopPlaying = Actions(rawValue: 1 << 0)
  /// Read both screens now, then send `endsUnchanged`, or `redirect` with the new plan.
  public static let readEnds = Actions(rawValue: 1 << 1)
  /// Set the stage, then send `staged` or `stageFailed`.
  public static let stage = Actions(rawValue: 1 << 2)
  /// Adopt the plan that has changed: new performers, leftovers, other partners.
  public static let restage = Actions(rawValue: 1 << 3)
  /// Start sending `tick`.
  public static let startClock = Actions(rawValue: 1 << 4)
  /// Stop sending `tick`.
  public static let stopClock = Actions(rawValue: 1 << 5)
  /// Draw the frame.
  public static let draw = Actions(rawValue: 1 << 6)
  /// Remove everything from the stage and put every original back.
  public static let strike = Actions(rawValue: 1 << 7)
  /// Report the outcome.
  public static let end = Actions(rawValue: 1 << 8)
}

extension Actions: CustomStringConvertible {
  /// The members in their order.
  public var description: String {
    let names = [
      "stopPlaying", "readEnds", "stage", "restage", "startClock", "stopClock", "draw", "strike",
      "end",
    ]
    var parts: [String] = []
    for (bit, name) in names.enumerated() where rawValue & (1 << bit) != 0 { parts.append(name) }
    return "[" + parts.joined(separator: ", ") + "]"
  }
}
