/// Where the two pictures of a performer lie in its box, measured from the top left.
///
/// In a plan they are as seen on the screen, in a frame they are in the performer's own points.
///
/// At its own end each picture lies where it rests, at the other end where its ``MatchFit`` puts it. In between the
/// rectangles are mixed edge by edge; beyond the ends they grow with the box.
public struct PictureBoxes: Hashable, Sendable, Mixable {
  /// The lower screen's picture.
  public var lower: Box
  /// The upper screen's picture.
  public var upper: Box

  /// The boxes of both pictures.
  public init(lower: Box = .zero, upper: Box = .zero) {
    self.lower = lower
    self.upper = upper
  }

  static var zero: PictureBoxes { PictureBoxes() }

  /// The box of one of the pictures.
  package subscript(end: FlightEnd) -> Box {
    get { end == .lower ? lower : upper }
    set { if end == .lower { lower = newValue } else { upper = newValue } }
  }

  @inline(__always)
  func adding(_ other: PictureBoxes, times factor: Double) -> PictureBoxes {
    PictureBoxes(
      lower: lower.adding(other.lower, times: factor),
      upper: upper.adding(other.upper, times: factor)
    )
  }

  /// The size of a difference, in points.
  var size: Double {
    max(lower.origin.length + lower.size.length, upper.origin.length + upper.size.length)
  }
}

extension Box: Mixable {
  @inline(__always)
  func adding(_ other: Box, times factor: Double) -> Box {
    Box(origin: origin + other.origin * factor, size: size + other.size * factor)
  }
}
