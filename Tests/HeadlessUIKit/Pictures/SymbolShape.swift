/// Symbols in a box of 20 by 20.
enum SymbolShape {
  /// A filled one looks as the other.
  static func path(_ name: String) -> CGPath? {
    switch name.replacing(".fill", with: "") {
    case "heart": heart
    case "star": star
    case "photo": merged([frame(CGRect(x: 1, y: 3, width: 18, height: 14)), hills])
    case "xmark": bars([(4, 4, 16, 16), (16, 4, 4, 16)])
    case "minus": bars([(2, 10, 18, 10)])
    case "checkmark": bars([(3, 11, 8, 17), (8, 17, 17, 4)])
    case "chevron.right", "chevron.forward": bars([(7, 3, 14, 10), (14, 10, 7, 17)])
    case "chevron.left", "chevron.backward": bars([(13, 3, 6, 10), (6, 10, 13, 17)])
    case "pause": bars([(7, 3, 7, 17), (13, 3, 13, 17)])
    case "circle": CGPath(ellipseIn: CGRect(x: 2, y: 2, width: 16, height: 16), transform: nil)
    case "plus": bars([(10, 2, 10, 18), (2, 10, 18, 10)])
    case "play": polygon([CGPoint(x: 4, y: 2), CGPoint(x: 18, y: 10), CGPoint(x: 4, y: 18)])
    default: nil
    }
  }

  /// What stands for a symbol that is not drawn here.
  static var placeholder: CGPath { frame(CGRect(x: 2, y: 2, width: 16, height: 16)) }

  /// A name in lines within the frame.
  static func label(_ name: String) -> [DrawCommand] {
    let font = UIFont.systemFont(ofSize: 4)
    return name.split(separator: ".").prefix(3).enumerated().map { line, word in
      let baseline = CGPoint(x: 4, y: 8 + 4 * CGFloat(line))
      return .text(String(word.prefix(6)), font, LayerState.black, baseline: baseline)
    }
  }

  private static func polygon(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    path.closeSubpath()
    return path
  }

  private static func merged(_ paths: [CGPath]) -> CGPath {
    let path = CGMutablePath()
    for part in paths { path.addPath(part) }
    return path
  }

  private static var star: CGPath {
    polygon(
      (0..<10).map { index in
        let radius: CGFloat = index % 2 == 0 ? 9.5 : 3.8
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        return CGPoint(x: 10 + radius * cos(angle), y: 10 + radius * sin(angle))
      }
    )
  }

  private static func frame(_ rect: CGRect) -> CGPath {
    merged([
      CGPath(rect: rect, transform: nil),
      mirrored(CGPath(rect: rect.insetBy(dx: 1.5, dy: 1.5), transform: nil)),
    ])
  }

  /// The same shape the other way round, which makes it a hole.
  private static func mirrored(_ path: CGPath) -> CGPath {
    let box = path.boundingBoxOfPath
    var mirror = CGAffineTransform(-1, 0, 0, 1, box.minX + box.maxX, 0)
    return path.copy(using: &mirror) ?? path
  }

  /// Lines, each as a thin rectangle.
  private static func bars(_ lines: [(CGFloat, CGFloat, CGFloat, CGFloat)]) -> CGPath {
    merged(
      lines.map { x1, y1, x2, y2 in
        let length = hypot(x2 - x1, y2 - y1)
        let (dx, dy) = ((y2 - y1) / length, (x1 - x2) / length)
        return polygon([
          CGPoint(x: x1 + dx, y: y1 + dy), CGPoint(x: x2 + dx, y: y2 + dy),
          CGPoint(x: x2 - dx, y: y2 - dy), CGPoint(x: x1 - dx, y: y1 - dy),
        ])
      }
    )
  }

  private static var hills: CGPath {
    polygon([
      CGPoint(x: 3, y: 15), CGPoint(x: 8, y: 8), CGPoint(x: 11, y: 12), CGPoint(x: 13, y: 10),
      CGPoint(x: 17, y: 15),
    ])
  }

  private static var heart: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 18))
    path.addCurve(
      to: CGPoint(x: 10, y: 5),
      control1: CGPoint(x: -4, y: 9),
      control2: CGPoint(x: 4, y: -2)
    )
    path.addCurve(
      to: CGPoint(x: 10, y: 18),
      control1: CGPoint(x: 16, y: -2),
      control2: CGPoint(x: 24, y: 9)
    )
    path.closeSubpath()
    return path
  }
}

extension UIImage {
  /// A symbol at the size of body text, or a warning and a frame with its name where it is none of these few.
  public convenience init?(systemName name: String) {
    let path = SymbolShape.path(name) ?? SymbolShape.placeholder
    if SymbolShape.path(name) == nil { World.shared.warn("no drawing of the symbol \(name)") }
    let size = CGSize(width: 20, height: 20)
    var drawing = Drawing(size: size, commands: [.fill(path, LayerState.black, .winding)])
    if SymbolShape.path(name) == nil { drawing.commands += SymbolShape.label(name) }
    self.init(drawing, scale: World.shared.screen.scale, isSymbol: true)
  }
}
