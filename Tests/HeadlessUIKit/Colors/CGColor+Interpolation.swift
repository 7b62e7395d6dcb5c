// Colors between two, with alpha multiplied in; no color is a clear one.
import Foundation

extension CGColor {
  static func interpolated(_ start: CGColor?, _ end: CGColor?, at fraction: CGFloat) -> CGColor? {
    if fraction == 0 || start == end { return start }
    if fraction == 1 { return end }
    let (first, last) = (start?.value ?? .clear, end?.value ?? .clear)
    let alpha = min(1, max(0, first.alpha + (last.alpha - first.alpha) * fraction))
    func mix(_ part: (ColorValue) -> CGFloat) -> CGFloat {
      let (from, to) = (part(first) * first.alpha, part(last) * last.alpha)
      return alpha > 0 ? min(1, max(0, (from + (to - from) * fraction) / alpha)) : 0
    }
    return CGColor(.rgb(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: alpha))
  }
}

extension ColorValue {
  static let clear = ColorValue.gray(white: 0, alpha: 0)
}
