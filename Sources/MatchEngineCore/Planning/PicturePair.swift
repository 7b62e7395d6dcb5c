/// Where two pictures and their parts lie at both ends of a flight, on the screen.
struct PicturePair {
  /// How the pictures are related.
  var relation = CrossFade.Relation.none
  /// Both pictures at the lower end.
  var atLower: PictureBoxes
  /// Both pictures at the upper end.
  var atUpper: PictureBoxes
  /// The parts of the lower and the upper picture that have a place of their own, at both ends.
  var parts: (lower: [Part], upper: [Part]) = ([], [])

  typealias Part = (lower: Box, upper: Box)

  init(_ lower: Picture, _ upper: Picture, along boxPath: BoxPath, _ fit: MatchFit) {
    let start = boxPath.lower
    let end = boxPath.upper
    let lowerRest = lower.box(in: start)
    let upperRest = upper.box(in: end)
    let lowerAway = lower.box(restingIn: lowerRest, nextTo: upper, upperRest, in: end, fit)
    let upperAway = upper.box(restingIn: upperRest, nextTo: lower, lowerRest, in: start, fit)
    atLower = PictureBoxes(lower: lowerRest, upper: upperAway)
    atUpper = PictureBoxes(lower: lowerAway, upper: upperRest)
    if let side = lower.side, let otherSide = upper.side {
      if let lines = lower.lines?.scaled(by: start.scale),
        let others = upper.lines?.scaled(by: end.scale)
      {
        layText(lines, others, sides: (side, otherSide), fit)
      } else if fit == .automatic, lower.lines != nil || upper.lines != nil {
        // Without letters on the other side, a text keeps its size.
        atUpper.lower = lowerRest.size.box(in: end.extent, keptTo: side)
        atLower.upper = upperRest.size.box(in: start.extent, keptTo: otherSide)
      }
    } else if lower.isImage, upper.isImage {
      if fit == .automatic, lower.looksLike(upper) { relation = .sameImage }
      let near = OverlayPlaces(lower, start)
      let far = OverlayPlaces(upper, end)
      parts.lower = near.boxes.indices.map { (near.boxes[$0], near.box($0, at: far)) }
      parts.upper = far.boxes.indices.map { (far.box($0, at: near), far.boxes[$0]) }
    }
  }

  private mutating func layText(
    _ lower: TextLines,
    _ upper: TextLines,
    sides: (lower: Double, upper: Double),
    _ fit: MatchFit
  ) {
    let match = TextMatch(lower, of: atLower.lower.size, upper, of: atUpper.upper.size)
    guard fit == .automatic else {
      relation = match == nil ? .otherText : .none
      return
    }
    guard let match else {
      relation = .otherText
      atUpper.lower = Stretch(lower, like: upper, side: sides.lower)(atLower.lower)
      atLower.upper = Stretch(upper, like: lower, side: sides.upper)(atUpper.upper)
      return
    }
    relation = .sameText
    atUpper.lower = match.stretch(atLower.lower)
    atLower.upper = match.stretch.inverse(atUpper.upper)
    parts.lower = match.pieces.map { ($0.lower, $0.stretch($0.lower)) }
    parts.upper = match.pieces.map { ($0.stretch.inverse($0.upper), $0.upper) }
  }

  /// Whether both pictures fill their box at both ends, and have no parts.
  func fillsBox(along boxPath: BoxPath) -> Bool {
    parts.lower.isEmpty && parts.upper.isEmpty
      && atLower == PictureBoxes(filling: boxPath.lower.extent)
      && atUpper == PictureBoxes(filling: boxPath.upper.extent)
  }
}

extension Vector {
  /// A box of this size in one of another size, at a side and in the middle of the height.
  fileprivate func box(in extent: Vector, keptTo side: Double) -> Box {
    Box(origin: (extent - self).scaled(by: Vector(side, 0.5)), size: self)
  }
}

/// What lies on an image at one end, on the screen.
private struct OverlayPlaces {
  let boxes: [Box]
  let whole: Box
  /// The part of the image that is inside the view.
  let image: Box

  init(_ picture: Picture, _ state: BoxState) {
    boxes = picture.overlays.map { $0.scaled(by: state.scale) }
    whole = Box(origin: .zero, size: state.extent)
    image = picture.box(in: state).intersection(whole)
  }

  /// Whether something covers the image, as a gradient does.
  private func covers(_ index: Int) -> Bool {
    boxes[index].outset(by: Vector(1, 1)).contains(image)
  }

  /// Where something of this end lies at the other: where something lies there, or else at the same
  /// place in the view.
  ///
  /// It keeps its shape unless it covers the image.
  func box(_ index: Int, at other: OverlayPlaces) -> Box {
    let own = boxes[index]
    let covers = covers(index)
    if boxes.count == other.boxes.count, covers == other.covers(index) {
      let partner = other.boxes[index]
      if covers { return partner }
      let area = partner.size.x * partner.size.y / (own.size.x * own.size.y)
      let size = own.size * Elementary.squareRoot(area)
      let isSimilar = (size - partner.size).length < 0.01 * size.length
      return isSimilar ? partner : Box(origin: partner.center - size / 2, size: size)
    }
    let ratio = Vector(other.whole.size.x / whole.size.x, other.whole.size.y / whole.size.y)
    if covers {
      return own.scaled(by: ratio)
    }
    return atSamePlace(own, in: other, ratio)
  }

  /// As far from the edges in proportion, and as large in proportion to the side that it spans.
  private func atSamePlace(_ own: Box, in other: OverlayPlaces, _ ratio: Vector) -> Box {
    let slack = whole.size - own.size
    let factor =
      slack.x < 1 ? ratio.x : slack.y < 1 ? ratio.y : min(ratio.x, ratio.y)
    let size = own.size * factor
    let room = other.whole.size - size
    return Box(
      origin: Vector(
        slack.x < 1 ? own.origin.x * factor : own.origin.x / slack.x * room.x,
        slack.y < 1 ? own.origin.y * factor : own.origin.y / slack.y * room.y
      ),
      size: size
    )
  }
}
