import MatchEngineTestSupport
import UIKit

extension SplitMix {
  /// A frame on the screen, and now and then a bad one: empty, negative, huge or far away.
  mutating func frame() -> CGRect {
    let usual = CGRect(
      x: number(-20...250),
      y: number(-20...500),
      width: number(10...250),
      height: number(10...250)
    )
    guard chance(oneIn: 10) else { return usual }
    return pick([
      .zero, CGRect(x: 10, y: 10, width: 0, height: 50),
      CGRect(x: 90, y: 90, width: -40, height: -30),
      CGRect(x: -4000, y: -4000, width: 9000, height: 9000),
      CGRect(x: 1e6, y: 0, width: 10, height: 10),
      CGRect(x: 0, y: 0, width: 1e-7, height: 1e-7),
      CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5),
    ])
  }

  /// A frame in a view, perhaps with a part of it outside.
  mutating func frame(in size: CGSize) -> CGRect {
    let (width, height) = (min(abs(size.width), 1000), min(abs(size.height), 1000))
    return CGRect(
      x: number(-0.3...0.8) * width,
      y: number(-0.3...0.8) * height,
      width: number(0.2...0.9) * width,
      height: number(0.2...0.9) * height
    )
  }

  /// Some transform, and now and then a flat, mirrored, tiny or huge one.
  mutating func transform() -> CGAffineTransform {
    guard chance(oneIn: 4) else {
      return CGAffineTransform(rotationAngle: number(-3...3))
        .scaledBy(x: number(0.4...1.6), y: number(0.4...1.6))
        .concatenating(CGAffineTransform(1, 0, number(-0.4...0.4), 1, number(-30...30), 0))
    }
    return pick([
      .identity, CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(scaleX: -1, y: 1), CGAffineTransform(1, 1, 1, 1, 0, 0),
      CGAffineTransform(scaleX: 1e-6, y: 1e-6), CGAffineTransform(scaleX: 1e4, y: 1e4),
      CGAffineTransform(rotationAngle: .pi),
    ])
  }
}
