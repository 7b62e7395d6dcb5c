enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  /// Its points, the end last.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// The same step with other points: as many as it has.
  func with(_ points: [CGPoint]) -> PathElement {
    switch self {
    case .move: .move(points[0])
    case .line: .line(points[0])
    case .curve: .curve(control1: points[0], control2: points[1], end: points[2])
    case .close: .close
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    guard !transform.isIdentity else { return self }
    return with(points.map { $0.applying(transform) })
  }

  var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .curve: "C"
    case .close: "Z"
    }
  }
}
