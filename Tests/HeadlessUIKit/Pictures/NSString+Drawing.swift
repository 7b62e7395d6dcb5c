// Text that is drawn by hand: with a font and a color, from the top left.
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextLayout(text, font: font(attrs)).size
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(TextLayout(text, font: font(attrs)), at: point, attrs)
  }

  /// Wraps at the rectangle's width; what is too high is drawn below it.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    draw(TextLayout(text, font: font(attrs), width: rect.width), at: rect.origin, attrs)
  }

  private var text: String { substring(from: 0) }

  private func font(_ attrs: [NSAttributedString.Key: Any]?) -> UIFont {
    (attrs?[.font] as? UIFont) ?? .systemFont(ofSize: 12)
  }

  private func draw(
    _ layout: TextLayout,
    at point: CGPoint,
    _ attrs: [NSAttributedString.Key: Any]?
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for key in (attrs ?? [:]).keys where key != .font && key != .foregroundColor {
      missing("drawing text with \(key.rawValue)")
    }
    let color = (attrs?[.foregroundColor] as? UIColor)?.cgColor ?? LayerState.black
    for line in layout.lines {
      let baseline = CGPoint(x: point.x, y: point.y + line.baseline)
      context.record(.text(line.text, font(attrs), color, baseline: baseline))
    }
  }
}
