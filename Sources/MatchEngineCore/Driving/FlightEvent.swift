/// All that can happen to a flight.
///
/// Any of them may come at any time, twice, or never.
public enum FlightEvent: Sendable {
  /// Begin: the stage is to be set, unless that was postponed.
  case start
  /// Before the start: wait for `ready`, for half a second at most.
  case postpone
  /// What was waited for is there: both screens are read once more, and the stage is set.
  case ready
  /// The stage is set.
  case staged
  /// The stage could not be set, or cannot go on.
  case stageFailed
  /// It is that late, in seconds on any clock that only goes forward.
  case tick(Double)

  /// A finger or the app takes hold.
  case hold
  /// What is held is to be at this fraction of the flight, 0 where it began and 1 where it was
  /// heading; less and more count as these, and what is not a number is ignored.
  case move(to: Double)
  /// One performer is carried on by so many points, beside where the fraction has it.
  case drag(String, by: Vector)
  /// A carried performer is let go at so many points a second.
  case drop(String, velocity: Vector)
  /// It is let go at so many fractions a second, and goes where that would carry it.
  case release(velocity: Double)
  /// It is to go on to where it was heading; what is held leaves with that velocity.
  case finish(velocity: Double)
  /// It is to go back to where it began; what is held leaves with that velocity.
  case cancel(velocity: Double)
  /// It is to turn round.
  case reverse

  /// Both screens were read, as was asked for, and are as they were.
  case endsUnchanged
  /// It goes on to another plan, from what is on the screen: the same two screens that have changed,
  /// or others.
  case redirect(Plan, Relation)
  /// A tagged view is gone: its performer fades out in place.
  case removed(String)
  /// Movement is to be avoided, or no longer.
  case reduceMotion(Bool)

  /// The container has another size.
  case resized
  /// The app went to the background, or lost its scene.
  case background
  /// A screen is gone: it ends at once where that is nearest.
  case gone
  /// Another change takes its place: it ends at once, held at the nearer end, otherwise where it was
  /// heading.
  case overtaken

  /// How the screens of a new plan are those of the old one.
  public enum Relation: Hashable, Sendable {
    /// They are the same two.
    case sameScreens
    /// The new plan's lower screen is the old one's upper one.
    case onward
    /// The new plan's upper screen is the old one's lower one.
    case backward
  }
}
