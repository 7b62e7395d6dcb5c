/// Where two pictures lie at both ends of a flight, on the screen.
struct PicturePair {
  /// How the pictures are related.
  var relation = CrossFade.Relation.none
  /// Both pictures at the lower end.
  var atLower: PictureBoxes
  /// Both pictures at the upper end.
  var atUpper: PictureBoxes

  init(_ lower: Picture, _ upper: Picture, along boxPath: BoxPath, _ fit: MatchFit) {
    let start = boxPath.lower
    let end = boxPath.upper
    let lowerRest = lower.box(in: start)
    let upperRest = upper.box(in: end)
    let lowerAway = lower.box(restingIn: lowerRest, nextTo: upper, upperRest, in: end, fit)
    let upperAway = upper.box(restingIn: upperRest, nextTo: lower, lowerRest, in: start, fit)
    atLower = PictureBoxes(lower: lowerRest, upper: upperAway)
    atUpper = PictureBoxes(lower: lowerAway, upper: upperRest)
    if fit == .automatic, lower.isImage, upper.isImage, lower.looksLike(upper) {
      relation = .sameImage
    }
    guard let side = lower.side, let otherSide = upper.side,
      let text = lower.text?.scaled(by: start.scale), let other = upper.text?.scaled(by: end.scale)
    else { return }
    let isEqual = text.isEqual(to: other)
    guard fit == .automatic else {
      relation = isEqual ? .none : .otherText
      return
    }
    relation = text.isAlike(other) ? .likeText : isEqual ? .sameText : .otherText
    atUpper.lower = text.box(lowerRest, on: other, side: side)
    atLower.upper = other.box(upperRest, on: text, side: otherSide)
  }

  /// Whether both pictures fill their box at both ends.
  func fillsBox(along boxPath: BoxPath) -> Bool {
    atLower == PictureBoxes(filling: boxPath.lower.extent)
      && atUpper == PictureBoxes(filling: boxPath.upper.extent)
  }
}
