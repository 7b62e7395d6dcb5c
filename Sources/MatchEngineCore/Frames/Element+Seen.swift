extension Element {
  /// This element as a performer of another flight shows it, so that a flight can leave from there.
  ///
  /// An image fills a box of any shape, a text keeps the shape of its letters and is where they are, and everything
  /// else is stretched.
  ///
  /// - Parameters:
  ///   - frame: What the other flight shows.
  ///   - performer: The performer that stands in for the element.
  ///   - isUpper: Whether the element belongs to the upper screen of that flight.
  ///   - toContainer: The transform from that flight's container to this element's.
  public func asSeen(
    in frame: Frame,
    _ performer: Int,
    isUpper: Bool,
    by toContainer: Affine
  ) -> Element {
    let shown = frame.performers[performer]
    guard shown.size.x > 0, shown.size.y > 0 else { return self }
    var seen = self
    let boxes = frame.pictureBoxes(of: performer)
    let own = boxes.map { isUpper ? $0.upper : $0.lower }
    var box = Box(origin: .zero, size: shown.size)
    // A bare text is where its letters are.
    if let own, picture.isText, frame.decoration(of: performer) == nil { box = own }
    seen.placement = Placement(box, in: shown.affine.then(toContainer))
    seen.appearance = Appearance(
      alpha: shown.alpha,
      corners: shown.corners,
      decoration: frame.decoration(of: performer) ?? appearance.decoration
    )
    seen.fillPicture(by: box.size.growth(from: placement.size), image: own)
    return seen
  }

  /// This element where the screen shows it, while the app animates its view or one around it.
  ///
  /// - Parameter shown: The same element, as read from what the screen shows.
  public func asSeen(as shown: Element) -> Element {
    var seen = self
    seen.placement = shown.placement
    seen.appearance.alpha = shown.appearance.alpha
    seen.appearance.corners = shown.appearance.corners
    guard shown.placement.size != placement.size else { return seen }
    seen.fillPicture(by: shown.placement.size.growth(from: placement.size))
    return seen
  }

  /// Lets the picture fill a box that has grown by these factors.
  private mutating func fillPicture(by ratio: Vector, image: Box? = nil) {
    switch picture.kind {
    case .image(let box): picture.kind = .image(image ?? box.scaled(by: ratio))
    case .text: scale(by: Vector(ratio.y, ratio.y))
    case .fill, .view, .texts: scale(by: ratio)
    }
  }

  /// Makes its own points larger, so that it has fewer of them in the same place.
  private mutating func scale(by ratio: Vector) {
    placement.size = Vector(placement.size.x / ratio.x, placement.size.y / ratio.y)
    placement.transform.scale = placement.transform.scale.scaled(by: ratio)
    placement.transform.skew *= ratio.y
    let factor = 1 / ratio.geometricMean
    appearance.corners = appearance.corners * factor
    appearance.decoration = appearance.decoration.scaled(by: factor)
  }
}
