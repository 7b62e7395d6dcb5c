extension Plan {
  /// Whether a performer ever shows its lower picture, which it doesn't if the upper one serves for both ends.
  public func showsLowerPicture(of performer: Int) -> Bool {
    boxPaths[performer].crossFade != .upperOnly
  }

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
}

extension Vector {
  fileprivate var larger: Double { max(x, y) }

  /// How often another size goes into this one, at least once.
  fileprivate func growth(from size: Vector) -> Double {
    max(1, max(size.x > 1e-6 ? x / size.x : 1, size.y > 1e-6 ? y / size.y : 1))
  }
}
