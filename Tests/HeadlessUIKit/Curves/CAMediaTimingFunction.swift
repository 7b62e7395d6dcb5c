// AN-13: a timing curve as an object.
open class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(curve: .linear)
    case .easeIn: self.init(curve: .easeIn)
    case .easeOut: self.init(curve: .easeOut)
    case .easeInEaseOut: self.init(curve: .easeInOut)
    case .default: self.init(curve: .default)
    }
  }

  public convenience init(
    controlPoints c1x: Float,
    _ c1y: Float,
    _ c2x: Float,
    _ c2y: Float
  ) {
    self.init(curve: CubicCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
  }

  init(curve: CubicCurve) { self.curve = curve }
}

/// AN-13: the named curves.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}
