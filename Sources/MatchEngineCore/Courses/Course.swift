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
/// ```
///
/// At each keyframe, a number has the value and the speed that the flight would draw. In between it is off by
/// at most as much as it changes within ``moment``, or by ``distance`` or ``fade`` if that is more. Numbers
/// that are linear in the progress of one track have the same times and timings.
public struct Course {
  /// How long it takes until everything is at rest, in seconds.
  public let duration: Double
  /// What is on the screen when it begins.
  public let first: Frame
  /// What is on the screen when everything is at rest.
  public let last: Frame
  /// When the stack changes to the other screen's order, in seconds since the course began.
  public let restackings: [Double]
  /// What changes in each performer, in the plan's order.
  public let performers: [PerformerCourse]

  /// The plan of the flight.
  public var plan: Plan { maker.flight.plan }

  /// Looks at the flight again for the numbers that a stage works out itself.
  private let maker: CourseMaker

  /// How far off a length may be, however slowly it changes, in points.
  public static let distance = 1.0 / 3
  /// How far off an opacity or a component of a color may be, however slowly it changes.
  public static let fade = 1.0 / 32
  /// By how many seconds a number that changes fast may be early or late: it is not known more exactly when a
  /// display shows a frame.
  public static let moment = 1.0 / 240
}

extension Flight {
  /// What it does until everything is at rest, if nothing interferes; nil if nothing moves by itself.
  public var course: Course? {
    guard lifecycle.isOnStage, lifecycle.phase != .held, end > playhead.time else { return nil }
    return Course(of: self)
  }
}

extension Course {
  fileprivate init(of flight: Flight) {
    let maker = CourseMaker(flight)
    self.maker = maker
    duration = maker.end - maker.start
    first = flight.frame
    last = maker.last
    restackings = maker.restackings
    performers = flight.plan.performers.indices.map { performer in
      var course = PerformerCourse(performer, of: flight.plan)
      course.keyframes = maker.keyframes(of: performer, course.values) {
        course.append($0, to: &$1)
      }
      return course
    }
  }

  /// Keyframes for numbers that a stage works out from a frame; nil for those that stay as they are.
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
  ///   - performer: The performer that the numbers depend on; only it and its clip are drawn into the frame.
  ///   - count: How many numbers there are.
  ///   - areOneValue: Whether they are played as one value, and so have the same times and timings; then all
  ///     have keyframes, or none.
  ///   - read: Appends the numbers of a frame.
  public func keyframes(
    of performer: Int,
    count: Int,
    asOneValue areOneValue: Bool = false,
    _ read: (_ frame: Frame, _ numbers: inout [Double]) -> Void
  ) -> [Keyframes?] {
    let values = areOneValue ? [CourseValue(rows: 0..<count)] : CourseValue.numbers(0..<count)
    return maker.keyframes(of: performer, values, read)
  }
}
