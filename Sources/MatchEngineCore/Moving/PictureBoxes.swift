/// Where the two pictures of a performer lie in it, measured from its top left: in a plan as seen on
/// the screen, in a frame in the performer's own points.
///
/// At its own end each lies as it rests; at the other end as its ``MatchFit`` says. In between the
/// rectangles are mixed edge by edge, which keeps every aspect ratio, and keeps covered what is
/// covered at both ends.
public struct PictureBoxes: Hashable, Sendable {
  /// The lower screen's picture.
  public var lower: Box
  /// The upper screen's picture.
  public var upper: Box

  /// The places of both pictures.
  public init(lower: Box = .zero, upper: Box = .zero) {
    self.lower = lower
    self.upper = upper
  }
}

extension PictureBoxes: Mixable {
  static func + (left: PictureBoxes, right: PictureBoxes) -> PictureBoxes {
    PictureBoxes(lower: left.lower + right.lower, upper: left.upper + right.upper)
  }

  static func * (pictureBoxes: PictureBoxes, factor: Double) -> PictureBoxes {
    PictureBoxes(lower: pictureBoxes.lower * factor, upper: pictureBoxes.upper * factor)
  }
}

extension Box: Mixable {
  static func + (left: Box, right: Box) -> Box {
    Box(origin: left.origin + right.origin, size: left.size + right.size)
  }

  static func * (box: Box, factor: Double) -> Box {
    Box(origin: box.origin * factor, size: box.size * factor)
  }
}
