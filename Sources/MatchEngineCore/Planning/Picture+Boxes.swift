extension Picture {
  /// Where it lies at its own end, measured from the top left as seen on the screen.
  func box(in boxState: BoxState) -> Box {
    let whole = Box(origin: .zero, size: boxState.extent)
    guard case .image(let box) = kind else { return whole }
    let place = Box(
      origin: box.origin.scaled(by: boxState.scale),
      size: box.size.scaled(by: boxState.scale)
    )
    // What is too small or too large to be a place on a screen is none.
    let isPlace = place.isFinite && min(place.size.x, place.size.y) > 1e-6
    let limits = Box(origin: .zero, size: .zero).outset(by: Vector(1e9, 1e9))
    return isPlace && limits.contains(place) ? place : whole
  }

  /// Where it lies at its partner's end, where that one's own picture lies in `place`.
  func box(
    restingIn rest: Box,
    carriedTo partner: Picture,
    in boxState: BoxState,
    _ place: Box,
    _ fit: MatchFit
  ) -> Box {
    // The same image is stretched from one place to the other, however differently they stretch it.
    if fit == .automatic, isImage, partner.isImage, looksLike(partner) { return place }
    let target = partner.isImage && isImage ? place : Box(origin: .zero, size: boxState.extent)
    var result = settled(fit, for: rest.size, in: target.size)
      .box(of: rest.size, in: target.size, anchor: anchor(fit))
    result.origin = result.origin + target.origin
    return result
  }

  /// The fit that `automatic` comes to; one shape in another of the same is stretched exactly.
  ///
  /// So does `stretch` for text, which is never stretched unevenly.
  private func settled(_ fit: MatchFit, for own: Vector, in other: Vector) -> MatchFit {
    guard fit == .automatic || (fit == .stretch && isText) else { return fit }
    let difference = own.x * other.y - own.y * other.x
    if difference.magnitude <= 1e-3 * own.x * other.y { return .stretch }
    return isText ? .height : .fill
  }

  /// Text keeps to its side; everything else to where its fit has it.
  private func anchor(_ fit: MatchFit) -> Vector? {
    guard case .text(let side) = kind, side.isFinite else { return nil }
    return Vector(min(max(side, 0), 1), fit == .width ? 0 : 0.5)
  }

  private var isText: Bool {
    if case .text = kind { return true }
    return false
  }

  private var isImage: Bool {
    if case .image = kind { return true }
    return false
  }
}

extension PictureBoxes {
  /// Both pictures exactly as large as their box.
  init(filling extent: Vector) {
    self.init(lower: Box(origin: .zero, size: extent), upper: Box(origin: .zero, size: extent))
  }
}
