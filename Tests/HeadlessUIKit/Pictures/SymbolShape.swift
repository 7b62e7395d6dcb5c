import Foundation

/// Symbols in a box of 20 by 20.
enum SymbolShape {
  static func path(_ name: String) -> CGPath? {
    if name.hasSuffix(".fill") { return plain(String(name.dropLast(5))) }
    return plain(name)
  }

  private static func plain(_ name: String) -> CGPath? {
    switch name {
    case "heart": heart
    case "star": star(points: 5, inner: 0.4)
    case "gear", "gearshape": ringed(star(points: 10, inner: 0.75), hole: 3)
    case "photo": merged([frame(CGRect(x: 1, y: 3, width: 18, height: 14)), hills])
    case "xmark": bars([(4, 4, 16, 16), (16, 4, 4, 16)])
    case "plus": bars([(10, 2, 10, 18), (2, 10, 18, 10)])
    case "minus": bars([(2, 10, 18, 10)])
    case "checkmark": bars([(3, 11, 8, 16), (8, 16, 17, 4)])
    case "chevron.left", "chevron.backward": bars([(13, 2, 6, 10), (6, 10, 13, 18)])
    case "chevron.right", "chevron.forward": bars([(7, 2, 14, 10), (14, 10, 7, 18)])
    case "chevron.down": bars([(2, 7, 10, 14), (10, 14, 18, 7)])
    case "ellipsis": dots
    case "square.and.arrow.up":
      merged([
        frame(CGRect(x: 3, y: 7, width: 14, height: 12)),
        bars([(10, 1, 10, 13), (10, 1, 6, 5), (10, 1, 14, 5)]),
      ])
    case "person": person
    case "play": polygon([CGPoint(x: 4, y: 2), CGPoint(x: 18, y: 10), CGPoint(x: 4, y: 18)])
    case "pause": bars([(7, 3, 7, 17), (13, 3, 13, 17)])
    case "magnifyingglass":
      merged([ring(CGRect(x: 2, y: 2, width: 12, height: 12)), bars([(12.5, 12.5, 18, 18)])])
    case "house":
      polygon([
        CGPoint(x: 10, y: 2), CGPoint(x: 19, y: 10), CGPoint(x: 16, y: 10), CGPoint(x: 16, y: 18),
        CGPoint(x: 4, y: 18), CGPoint(x: 4, y: 10), CGPoint(x: 1, y: 10),
      ])
    default: nil
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

  private static func star(points: Int, inner: CGFloat) -> CGPath {
    polygon(
      (0..<points * 2).map { index in
        let radius = index % 2 == 0 ? 9.5 : 9.5 * inner
        let angle = CGFloat(index) * .pi / CGFloat(points) - .pi / 2
        return CGPoint(x: 10 + radius * cos(angle), y: 10 + radius * sin(angle))
      }
    )
  }

  private static func ringed(_ path: CGPath, hole radius: CGFloat) -> CGPath {
    let hole = CGRect(x: 10 - radius, y: 10 - radius, width: radius * 2, height: radius * 2)
    return merged([path, mirrored(CGPath(ellipseIn: hole, transform: nil))])
  }

  private static func ring(_ rect: CGRect) -> CGPath {
    merged([
      CGPath(ellipseIn: rect, transform: nil),
      mirrored(CGPath(ellipseIn: rect.insetBy(dx: 1.6, dy: 1.6), transform: nil)),
    ])
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

  private static var dots: CGPath {
    merged(
      [2, 8, 14].map { CGPath(ellipseIn: CGRect(x: $0, y: 8, width: 4, height: 4), transform: nil) }
    )
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

  private static var person: CGPath {
    merged([
      CGPath(ellipseIn: CGRect(x: 6, y: 1, width: 8, height: 8), transform: nil),
      polygon([
        CGPoint(x: 2, y: 19), CGPoint(x: 4, y: 12), CGPoint(x: 16, y: 12), CGPoint(x: 18, y: 19),
      ]),
    ])
  }
}
