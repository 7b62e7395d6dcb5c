/// Where two pictures lie at both ends of a flight, on the screen.
struct PicturePair {
  /// How the pictures are related.
  let relation: CrossFade.Relation
  var atLower: PictureBoxes
  var atUpper: PictureBoxes

  init(
    _ lowerEnd: Element,
    _ upperEnd: Element,
    along boxPath: BoxPath,
    _ fit: MatchFit,
    isRightToLeft: Bool = false
  ) {
    let lower = lowerEnd.picture
    let upper = upperEnd.picture
    let start = boxPath.lower
    let end = boxPath.upper
    // Each picture rests at its own end; away from there, it fits the box of its partner.
    let lowerRest = lower.box(in: start)
    let upperRest = upper.box(in: end)
    let lowerFit = lowerEnd.fit(for: fit, nextTo: upper)
    let upperFit = upperEnd.fit(for: fit, nextTo: lower)
    var lowerAway = lower.box(restingIn: lowerRest, nextTo: upper, upperRest, in: end, lowerFit)
    var upperAway = upper.box(restingIn: upperRest, nextTo: lower, lowerRest, in: start, upperFit)
    if fit == .automatic, lowerEnd.isCard, upperEnd.isCard {
      lowerAway = Box(ofCard: start.extent, in: end.extent, fromRight: isRightToLeft)
      upperAway = Box(ofCard: end.extent, in: start.extent, fromRight: isRightToLeft)
    }
    atLower = PictureBoxes(lower: lowerRest, upper: upperAway)
    atUpper = PictureBoxes(lower: lowerAway, upper: upperRest)
    guard let side = lower.side, let otherSide = upper.side,
      let text = lower.text?.scaled(by: start.scale), let other = upper.text?.scaled(by: end.scale)
    else {
      relation = lowerEnd.relation(to: upperEnd, fit, keepsSize: boxPath.keepsSize)
      return
    }
    relation = text.relation(to: other, fit)
    guard fit == .automatic else { return }
    atUpper.lower = text.box(lowerRest, on: other, side: side)
    atLower.upper = other.box(upperRest, on: text, side: otherSide)
  }
}

extension Element {
  /// The fit of its picture in a box of another shape, given the fit that was chosen.
  ///
  /// By default, texts and a picture that leaves a part of its box empty, such as a logo, stay whole. In a view that
  /// clips, or has a background or a border, such a picture is as wide as the box. Next to an image, it fills the box.
  fileprivate func fit(for wish: MatchFit, nextTo partner: Picture) -> MatchFit {
    if [.automatic, .stretch].contains(wish), case .texts = picture.kind { return .fit }
    guard wish == .automatic, picture.kind == .view, !partner.isImage, isCard || !picture.isOpaque
    else { return wish }
    return clips || isCard || appearance.decoration.border.width > 0 ? .width : .fit
  }

  /// How its picture is related to another one, if the letters of at least one of them aren't known.
  func relation(to other: Element, _ fit: MatchFit, keepsSize: Bool) -> CrossFade.Relation {
    let others = other.picture
    // If both say the same in boxes of about the same size, nobody reads them as two texts.
    let areTwo = picture.isText || picture.kind != others.kind || !keepsSize
    if picture.isAllText, others.isAllText, areTwo { return .otherText }
    guard fit == .automatic else { return .none }
    if picture.isImage, others.isImage, picture.looksLike(others) { return .sameImage }
    // The upper card covers an opaque card, and also a view that has no background and isn't opaque.
    let isCovered = picture.kind == .view && picture.isOpaque == isCard && picture.identity == nil
    return other.isCard && others.isOpaque && isCovered ? .cards : .none
  }

  /// Whether its contents lie on a background.
  fileprivate var isCard: Bool {
    picture.kind == .view && appearance.decoration.background.alpha > 0
  }
}

extension Box {
  /// The box of a card's contents on another card: from a top corner, and grown like the side that changes less.
  fileprivate init(ofCard old: Vector, in new: Vector, fromRight: Bool) {
    let growth = old.growthOfCard(to: new)
    let isSimilar = (old * growth - new).length <= 1e-3 * new.length
    let size = isSimilar ? new : old * growth
    self.init(origin: Vector(fromRight ? new.x - size.x : 0, 0), size: size)
  }
}

extension Vector {
  /// How much the contents of a card of this size grow on a card of another size: like the side that changes less.
  func growthOfCard(to other: Vector) -> Double {
    let growth = other.growth(from: self)
    func change(_ factor: Double) -> Double { max(factor, 1 / max(factor, 1e-6)) }
    return change(growth.x) <= change(growth.y) ? growth.x : growth.y
  }
}

extension Picture {
  /// The box of the picture at its own end, on the screen and measured from the top left.
  func box(in state: BoxState) -> Box {
    let whole = Box(origin: .zero, size: state.extent)
    guard case .image(let imageBox) = kind else { return whole }
    let box = imageBox.scaled(by: state.scale)
    // A box that is not finite, or too small or too large for a screen, is ignored.
    let isSmall = min(box.size.x, box.size.y) <= 1e-6
    return !isSmall && Box(-1e9, -1e9, 2e9, 2e9).contains(box) ? box : whole
  }

  /// The box of the picture at its partner's end, where the partner's own picture has `partnerBox`.
  func box(
    restingIn rest: Box,
    nextTo partner: Picture,
    _ partnerBox: Box,
    in state: BoxState,
    _ fit: MatchFit
  ) -> Box {
    // The same image goes from one box to the other, even if that changes its aspect ratio.
    if fit == .automatic, isImage, partner.isImage, looksLike(partner) { return partnerBox }
    if fit == .automatic, let side {
      // If the letters of either text are unknown, the text keeps its size.
      let place = (state.extent - rest.size).scaled(by: Vector(side, 0.5))
      return Box(origin: place, size: rest.size)
    }
    let target = partner.isImage && isImage ? partnerBox : Box(origin: .zero, size: state.extent)
    let resolvedFit = resolved(fit, for: rest.size, in: target.size)
    // Text keeps to its side.
    let anchor = side.map { Vector($0, fit == .width ? 0 : 0.5) }
    var result = Box(of: rest.size, in: target.size, by: resolvedFit, anchor: anchor)
    result.origin = result.origin + target.origin
    return result
  }

  /// The fit that `automatic` means here, and that `stretch` means for a text.
  ///
  /// If both shapes are similar, the picture is stretched to fill the box exactly. Text is never stretched unevenly.
  private func resolved(_ fit: MatchFit, for own: Vector, in other: Vector) -> MatchFit {
    let difference = own.x * other.y - own.y * other.x
    let isSimilar = difference.magnitude <= 1e-3 * own.x * other.y
    guard fit == .automatic || (fit == .stretch && isText)
    else { return isSimilar && (fit == .fit || fit == .width) ? .stretch : fit }
    if kind == .fill || isSimilar { return .stretch }
    return isText ? .height : .fill
  }

  /// The side to which text keeps, from 0 on the left to 1 on the right; nil for anything else.
  var side: Double? {
    guard case .text(let side) = kind else { return nil }
    return side.isFinite ? side.clampedToUnit : 0.5
  }

  var isText: Bool { if case .text = kind { true } else { false } }

  /// Whether it is one text or several, and nothing else.
  var isAllText: Bool { if case .texts = kind { true } else { isText } }

  var isImage: Bool { if case .image = kind { true } else { false } }
}

extension TextMeasure {
  /// How it is related to another text; neither lies on the other if the app wants them to fit in another way.
  fileprivate func relation(to other: TextMeasure, _ fit: MatchFit) -> CrossFade.Relation {
    guard isEqual(to: other) else { return .otherText }
    guard fit == .automatic else { return .none }
    if style == other.style, isAsWide(as: other) { return .likeText }
    return .sameText(inLikeLetters: letters == other.letters)
  }
}

extension PictureBoxes {
  /// Both pictures exactly as large as the box.
  init(filling extent: Vector) {
    self.init(lower: Box(origin: .zero, size: extent), upper: Box(origin: .zero, size: extent))
  }
}
