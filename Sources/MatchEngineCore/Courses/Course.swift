/// What each performer of a flight does until everything is at rest, as keyframes.
///
/// A flight that nobody holds is known in advance. A course says what it will do in a form that can be
/// handed to something else to play, for example to Core Animation, which goes on while the main thread
/// is busy.
///
/// ```swift
/// let course = flight.course  // nil while somebody holds it
/// let width = course?.performers[index].width
/// let timings = width?.timings  // one from each keyframe to the next
/// let halfway = width?.value(at: 0.2)  // as it is played
/// ```
///
/// No number is farther than ``distance`` or ``fade`` from what the flight would draw. Numbers that follow
/// the same track have the same times and timings, so most are fitted only once.
public struct Course {
  /// The time of flight at which it begins.
  public let start: Double
  /// How long it takes until everything is at rest, in seconds.
  public let duration: Double
  /// What is on the screen when it begins.
  public let first: Frame
  /// Where the flight is between the screens, see ``Frame/progress``; nil if that does not change.
  public let progress: Keyframes?
  /// When the stack changes to the other screen's order, in seconds since the course began.
  public let restackings: [Double]
  /// What changes of each performer, in the plan's order.
  public let performers: [PerformerCourse]

  /// The plan of the flight.
  public var plan: Plan { maker.flight.plan }

  /// What looks at the flight again where a stage works out numbers of its own.
  let maker: CourseMaker

  /// How far off a place, a length or a radius may be, in points: a quarter of a pixel of the finest
  /// displays.
  ///
  /// A transform may be off as far as the corners of its box are off by that.
  public static let distance = 1.0 / 12
  /// How far off an opacity or a component of a color may be: half a step of an eight-bit channel.
  public static let fade = 1.0 / 512
  /// The part of these bounds that a fit may use at the times at which it looks.
  static let strictness = 0.7
}

extension Flight {
  /// What it does until everything is at rest, if nothing interferes; nil if nothing moves by itself.
  public var course: Course? {
    guard lifecycle.isOnStage, lifecycle.phase != .held, end > playhead.time else { return nil }
    return Course(of: self)
  }
}

extension Course {
  init(of flight: Flight) {
    let maker = CourseMaker(flight)
    self.maker = maker
    start = maker.start
    duration = maker.end - maker.start
    first = flight.frame
    performers = flight.plan.performers.indices.map { maker.course(of: $0) }
    progress = maker.progress
    restackings = maker.restackings
  }

  /// What is on the screen while it is played, so many seconds after it began.
  public func frame(at time: Double) -> Frame {
    var frame = first
    if let progress { frame.progress = progress.value(at: time) }
    let changes = restackings.reduce(0) { $0 + ($1 <= time ? 1 : 0) }
    frame.isInUpperOrder = first.isInUpperOrder != (changes % 2 == 1)
    for index in performers.indices { performers[index].show(at: time, in: &frame) }
    return frame
  }
}

extension Course {
  /// Keyframes for numbers that a stage works out from a frame, with the same times and timings; none
  /// if all stay as they are.
  ///
  /// ```swift
  /// // Where the top left of its box is in the container.
  /// let corner = course.keyframes(of: index, count: 2) { frame, numbers in
  ///   let corner = frame.performers[index].affine(.zero)
  ///   numbers += [corner.x, corner.y]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - performer: The performer that the numbers depend on, with its clip; of no other one is anything
  ///     drawn.
  ///   - count: How many numbers there are.
  ///   - bound: How far off each of them may be.
  ///   - read: Appends the numbers of a frame.
  public func keyframes(
    of performer: Int,
    count: Int,
    within bound: Double = Course.distance,
    _ read: @escaping (_ frame: Frame, _ numbers: inout [Double]) -> Void
  ) -> [Keyframes] {
    let maker = maker
    var keyframes: [Keyframes?] = Array(repeating: nil, count: count)
    guard var view = maker.view(of: performer, { maker.look(at: performer, $0, count, read) })
    else { return [] }
    view.fit(0..<count, .numbers(bound), into: &keyframes)
    return keyframes.compactMap { $0 }
  }
}
