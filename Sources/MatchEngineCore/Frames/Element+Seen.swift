extension Element {
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
  private mutating func fillPicture(by ratio: Vector) {
    switch picture.kind {
    case .image(let box): picture.kind = .image(box.scaled(by: ratio))
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
