// The one place that writes numbers for SVG: at most three decimals, the same on every machine.
import Foundation

enum SVGNumber {
  static func text(_ value: CGFloat) -> String {
    guard abs(value) < 1e12 else { missing("a picture with the coordinate \(value)") }
    let thousandths = Int((abs(Double(value)) * 1000).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && thousandths > 0 ? "-" : ""
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return sign + String(whole) }
    let zeros = rest < 10 ? "00" : rest < 100 ? "0" : ""
    var digits = rest
    while digits % 10 == 0 { digits /= 10 }
    return sign + String(whole) + "." + zeros + String(digits)
  }

  /// Numbers with a space between them.
  static func text(_ points: [CGPoint]) -> String {
    points.map { text($0.x) + " " + text($0.y) }.joined(separator: " ")
  }
}
