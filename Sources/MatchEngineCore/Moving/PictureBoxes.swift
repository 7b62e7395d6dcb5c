/// Where a performer's two pictures lie in it and how opaque each is, measured from its top left as
/// seen on the screen.
///
/// At its own end each lies as it rests; at the other end as its ``MatchFit`` says. In between the
/// rectangles are mixed edge by edge, which keeps every aspect ratio, and keeps covered what is
/// covered at both ends.
struct PictureBoxes: Hashable, Sendable {
  var lower = Box(origin: .zero, size: .zero)
  var upper = Box(origin: .zero, size: .zero)
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
