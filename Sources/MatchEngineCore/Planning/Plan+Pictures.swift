extension Plan {
  /// How much larger than in its view's own points each picture of a performer is where it is largest.
  ///
  /// A picture that is drawn at this scale is sharp all the way.
  public func largestScale(of performer: Int) -> (lower: Double, upper: Double) {
    let boxPath = boxPaths[performer]
    let (start, end) = (boxPath.lower, boxPath.upper)
    var atLower = PictureBoxes(filling: start.extent)
    var atUpper = PictureBoxes(filling: end.extent)
    if let index = performers[performer].pictureBoxes {
      (atLower, atUpper) = (pictureBoxes[index].lower, pictureBoxes[index].upper)
    }
    return (
      start.scale.larger * atUpper.lower.size.growth(from: atLower.lower.size),
      end.scale.larger * atLower.upper.size.growth(from: atUpper.upper.size)
    )
  }

  /// The pieces of a text's two pictures that have places of their own, as fractions of the pictures;
  /// empty if both texts lie on one another as a whole.
  ///
  /// Each piece belongs to the box with the same index in ``Frame/parts(of:)``.
  public func parts(of performer: Int) -> (lower: [Box], upper: [Box]) {
    guard let range = performers[performer].parts, let index = performers[performer].pictureBoxes
    else { return ([], []) }
    let whole = Box(0, 0, 1, 1)
    let boxes = pictureBoxes[index]
    return (
      range.lower.map { parts[$0].lower.following(boxes.lower.lower, to: whole) },
      range.upper.map { parts[$0].upper.following(boxes.upper.upper, to: whole) }
    )
  }
}

extension Plan {
  /// Gives a performer parts, with their boxes at both ends.
  mutating func addParts(
    _ lower: [PicturePair.Part],
    _ upper: [PicturePair.Part],
    to performer: inout Performer,
    _ index: Int
  ) {
    let middle = parts.count + lower.count
    performer.parts = PictureParts(
      lower: parts.count..<middle,
      upper: middle..<middle + upper.count
    )
    for part in lower + upper {
      parts.append(Interpolation(performer: index, lower: part.lower, upper: part.upper))
    }
  }
}

extension Vector {
  fileprivate var larger: Double { max(x, y) }

  /// How often another size goes into this one, at least once.
  fileprivate func growth(from size: Vector) -> Double {
    max(1, max(size.x > 1e-6 ? x / size.x : 1, size.y > 1e-6 ? y / size.y : 1))
  }
}
