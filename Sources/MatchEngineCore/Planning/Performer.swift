/// One moving thing: a path, two pictures, a place in the stack.
public struct Performer: Hashable, Sendable {
  /// What a performer stands in for.
  public enum Role: Hashable, Sendable {
    /// Two elements with one ID, by their indices in the two captures.
    case pair(lower: Int, upper: Int)
    /// An element of the upper screen without a partner, by its index.
    case entering(Int)
    /// An element of the lower screen without a partner, by its index.
    case leaving(Int)
    /// The lower screen, except for what flies by itself.
    case lowerRoot
    /// The upper screen, except for what flies by itself.
    case upperRoot
    /// A performer of an earlier plan that this plan does not have; it fades out where it is.
    case leftover
  }

  /// What it stands in for.
  public let role: Role
  /// The tag; empty for the two roots.
  public let id: String
  /// The index of the performer that stands in for the nearest tagged view around it.
  public internal(set) var parent: Int?

  /// Whether it was a pair that has lost one of its ends.
  public internal(set) var hasLostPartner = false
  /// Whether it moves and fades with its screen, in front of what flies past it.
  package internal(set) var staysInFront = false
  /// Whether fingers may carry it.
  var isCarried = true
  /// Whether one of its pictures is all text, which is never stretched.
  var showsText = false
  /// Whether it is clipped by the performer around it, and by what clips that.
  var isInCard = false

  /// Its indices among the plan's picture boxes, decorations and clips; nil if it has none.
  var pictureBoxesIndex: Int?
  var decorationIndex: Int?
  var clipIndex: Int?

  /// Whether it stands in for a tagged view of each screen.
  public var isPair: Bool { if case .pair = role { !staysInFront } else { false } }

  /// Whether it comes or goes, and was no pair before.
  var isAlone: Bool { !hasLostPartner && (elements.lower == nil) != (elements.upper == nil) }

  /// Whether it is one of the two screens.
  public var isRoot: Bool { role == .lowerRoot || role == .upperRoot }

  /// Whether something clips it, at either end.
  public var isClipped: Bool { clipIndex != nil }

  /// Whether it shows a picture of the lower screen, of the upper one, or of both.
  public var shows: (lower: Bool, upper: Bool) {
    let (lower, upper) = elements
    return (role == .lowerRoot || lower != nil, role == .upperRoot || upper != nil)
  }

  /// The index of its element in the capture of one of the screens.
  package func element(at end: FlightEnd) -> Int? {
    end == .lower ? elements.lower : elements.upper
  }

  /// The indices of its elements in the captures of the lower and of the upper screen.
  ///
  /// Screens and leftovers have none.
  public var elements: (lower: Int?, upper: Int?) {
    switch role {
    case .pair(let lower, let upper): (lower, upper)
    case .leaving(let index): (index, nil)
    case .entering(let index): (nil, index)
    case .lowerRoot, .upperRoot, .leftover: (nil, nil)
    }
  }
}
