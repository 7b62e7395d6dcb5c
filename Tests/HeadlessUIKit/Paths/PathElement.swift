struct PathElement: Hashable, Sendable {
  /// Named by its letter in SVG.
  enum Kind: String { case move = "M", line = "L", curve = "C", close = "Z" }

  let kind: Kind
  /// Its points, the end last.
  var points: [CGPoint] = []

  static let close = PathElement(kind: .close)
  static func move(_ end: CGPoint) -> PathElement { PathElement(kind: .move, points: [end]) }
  static func line(_ end: CGPoint) -> PathElement { PathElement(kind: .line, points: [end]) }
  static func curve(control1: CGPoint, control2: CGPoint, end: CGPoint) -> PathElement {
    PathElement(kind: .curve, points: [control1, control2, end])
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    guard !transform.isIdentity else { return self }
    return PathElement(kind: kind, points: points.map { $0.applying(transform) })
  }
}
