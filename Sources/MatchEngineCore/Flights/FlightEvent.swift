/// Everything that can happen to a flight.
///
/// Any event may come at any time, twice, or never.
public enum FlightEvent: Sendable {
  /// Begin: set the stage.
  case start
  /// The stage is set.
  case staged
  /// The stage could not be set, or cannot go on.
  case stageFailed
  /// The time, in seconds on any clock that only goes forward.
  case tick(Double)

  /// Stop the flight where it is: a finger or the app takes hold of it.
  case hold
  /// Hold the flight at this fraction: 0 is where it began, 1 where it was heading.
  ///
  /// A fraction below 0 or above 1 counts as 0 or 1, and NaN is ignored.
  case move(to: Double)
  /// Drag a performer, with everything that flies inside it, this many points farther from where the fraction puts it.
  ///
  /// With two fingers, it is also pinched, starting from its visible size and angle.
  case drag(String, by: Vector, pinch: Pinch = .none)
  /// Let go of a dragged performer, which moves this many points, and is pinched this much, in a second.
  case drop(String, velocity: Vector, pinch: Pinch = .none)
  /// Let go of the flight, at a velocity in fractions per second that decides where it goes.
  case release(velocity: Double)
  /// Go on to where the flight was heading; what is held starts at this velocity.
  case finish(velocity: Double)
  /// Go back to where the flight began; what is held starts at this velocity.
  case cancel(velocity: Double)
  /// Go to the other end.
  case reverse

  /// Both screens were read, as requested, and have not changed.
  case endsUnchanged
  /// Go on to another plan, from what is on the screen: the same two screens have changed or, with a
  /// departure, one of them is left for another one.
  case redirect(Plan, Departure? = nil)
  /// The pictures of these performers were replaced: what was seen of them lies over the new ones, and fades.
  case pictured([String])

  /// The container has a new size.
  case resized
  /// The app went to the background, or lost its scene.
  case background
  /// A screen is gone: the flight ends at once, at the nearer end.
  case gone
  /// Another change replaces this one: the flight ends at once, where it was heading.
  ///
  /// A held flight was not heading anywhere; it ends at the nearer end.
  case overtaken

  /// How two fingers enlarge what they drag, and turn it about a point.
  public struct Pinch: Hashable, Sendable {
    /// The natural logarithm of how much larger it gets; 0 keeps its size.
    public var growth: Double
    /// How far it turns clockwise, in radians.
    public var angle: Double
    /// The point of the container that stays where it is.
    public var center: Vector

    /// A pinch from its parts.
    public init(growth: Double, angle: Double = 0, around center: Vector) {
      self.growth = growth
      self.angle = angle
      self.center = center
    }

    /// No pinch.
    public static var none: Pinch { Pinch(growth: 0, around: .zero) }

    var isFinite: Bool { growth.isFinite && angle.isFinite && center.isFinite }
  }

  /// How a flight leaves one of its two screens for another one.
  public struct Departure: Hashable, Sendable {
    /// Forward if the arriving screen covers the one that is left; backward if it is uncovered by it.
    public var direction: MatchDirection
    /// Whether the flight leaves the old plan's upper screen; if not, it leaves the lower one.
    public var leavesUpper: Bool
    /// The index in the old plan of the screen that arrives, if that is still seen.
    public var arriving: Int?
    /// Whether the screens of the new plan hide everything behind them, so that nothing there has to fade.
    public var isCovered: Bool
    /// How far whatever is seen has to move to stay there, because the container has moved.
    package var shift = Vector.zero

    /// A departure from its parts.
    public init(
      _ direction: MatchDirection,
      leavesUpper: Bool,
      arriving: Int? = nil,
      isCovered: Bool = false
    ) {
      self.direction = direction
      self.leavesUpper = leavesUpper
      self.arriving = arriving
      self.isCovered = isCovered
    }

    /// The end at which the old plan has the screen that is left.
    package var left: FlightEnd { leavesUpper ? .upper : .lower }

    /// The upper screen is left for one that covers it.
    public static var onward: Departure { Departure(.forward, leavesUpper: true) }
    /// The lower screen is left for one that it uncovers.
    public static var backward: Departure { Departure(.backward, leavesUpper: false) }
  }

  /// Why a flight that has not begun is skipped by this event; nil if it isn't.
  public var skipReason: MatchSkipReason? {
    switch self {
    case .resized: .resized
    case .background: .background
    case .gone: .gone
    case .overtaken: .overtaken
    default: nil
    }
  }
}
