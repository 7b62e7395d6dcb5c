extension MatchReport {
  /// One of the two screens.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The covered screen.
    case lower
    /// The covering screen.
    case upper
  }

  /// The position and size of something, as seen on the screen.
  public struct Place: Hashable, Sendable {
    /// The distance of its center from the container's left edge.
    public var x: Double
    /// The distance of its center from the container's top edge.
    public var y: Double
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double

    /// A place from its center and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// From where to where a tag flew, or why it did not.
  public enum Note: Hashable, Sendable {
    /// It flew from its place on the lower screen to its place on the upper one.
    case flew(from: Place, to: Place)
    /// No view of that screen has its ID.
    case noPartner(on: Side)
    /// Its partner on that screen was left out.
    case partnerNotSeen(on: Side, MatchOmission)
    /// It was left out itself, on that screen.
    case leftOut(on: Side, MatchOmission)
  }
}

extension MatchReport.Side: CustomStringConvertible {
  /// The case's own name.
  public var description: String { rawValue }
}

extension MatchReport.Place: CustomStringConvertible {
  /// The center and the size, rounded to hundredths: `(60.00, 140.00) 100.00 × 100.00`.
  public var description: String {
    "(\(x.hundredths), \(y.hundredths)) \(width.hundredths) × \(height.hundredths)"
  }
}

extension MatchReport.Note: CustomStringConvertible {
  /// The note as part of a sentence.
  public var description: String {
    switch self {
    case .flew(let start, let end): "from \(start) to \(end)"
    case .noPartner(let side): "no view of the \(side) screen has this ID"
    case .partnerNotSeen(let side, let reason):
      "its partner on the \(side) screen cannot be seen: \(reason)"
    case .leftOut(let side, let reason): "\(side): \(reason)"
    }
  }
}

extension MatchReport.Place {
  init(_ boxState: BoxState) {
    self.init(
      x: boxState.center.x,
      y: boxState.center.y,
      width: boxState.extent.x,
      height: boxState.extent.y
    )
  }
}
