#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// Conversions between the core's geometry and the platform's.

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ size: CGSize) { self.init(Double(size.width), Double(size.height)) }
}

extension Box {
  init(_ rect: CGRect) { self.init(origin: Vector(rect.origin), size: Vector(rect.size)) }
}

extension Affine {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a),
      b: Double(transform.b),
      c: Double(transform.c),
      d: Double(transform.d),
      translation: Vector(Double(transform.tx), Double(transform.ty))
    )
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
}

extension CGSize {
  init(_ vector: Vector) { self.init(width: CGFloat(vector.x), height: CGFloat(vector.y)) }
}

extension CGRect {
  init(_ box: Box) { self.init(origin: CGPoint(box.origin), size: CGSize(box.size)) }
}

extension CGAffineTransform {
  init(_ affine: Affine) {
    self.init(
      a: CGFloat(affine.a),
      b: CGFloat(affine.b),
      c: CGFloat(affine.c),
      d: CGFloat(affine.d),
      tx: CGFloat(affine.translation.x),
      ty: CGFloat(affine.translation.y)
    )
  }
}

extension RGBA {
  /// Creates the color as the screen shows it; patterns and colors in unsupported spaces become clear.
  init(_ color: CGColor?) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    if let color {
      _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    }
    let parts = [red, green, blue, alpha].map { Double($0) }
    self.init(parts[0], parts[1], parts[2], parts[3])
  }

  var uiColor: UIColor {
    let parts = [red, green, blue, alpha].map { CGFloat($0) }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension CGPath {
  /// A box of a given size with rounded corners.
  static func rounded(_ size: Vector, _ corners: Corners) -> CGPath {
    let path = CGMutablePath()
    let (width, height) = (CGFloat(size.x), CGFloat(size.y))
    let quarters = [
      (corner: CGPoint(x: width, y: 0), inward: CGPoint(x: -1, y: 1), corners.topRight),
      (corner: CGPoint(x: width, y: height), inward: CGPoint(x: -1, y: -1), corners.bottomRight),
      (corner: CGPoint(x: 0, y: height), inward: CGPoint(x: 1, y: -1), corners.bottomLeft),
      (corner: CGPoint.zero, inward: CGPoint(x: 1, y: 1), corners.topLeft),
    ]
    path.move(to: CGPoint(x: CGFloat(corners.topLeft), y: 0))
    for (number, (corner, inward, length)) in quarters.enumerated() {
      let radius = CGFloat(length)
      guard radius > 0 else {
        path.addLine(to: corner)
        continue
      }
      let start = CGFloat(number - 1) * .pi / 2
      path.addArc(
        center: CGPoint(x: corner.x + inward.x * radius, y: corner.y + inward.y * radius),
        radius: radius,
        startAngle: start,
        endAngle: start + .pi / 2,
        clockwise: false
      )
    }
    path.closeSubpath()
    return path
  }

  /// The polygon with these corners.
  static func polygon(_ corners: ArraySlice<Vector>) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint($0) })
    path.closeSubpath()
    return path
  }
}

extension CGAffineTransform {
  /// Creates the transform from one view's coordinates to another's.
  @MainActor init(from view: UIView, to other: UIView) {
    let origin = view.convert(CGPoint.zero, to: other)
    let x = view.convert(CGPoint(x: 1, y: 0), to: other)
    let y = view.convert(CGPoint(x: 0, y: 1), to: other)
    self.init(
      a: x.x - origin.x,
      b: x.y - origin.y,
      c: y.x - origin.x,
      d: y.y - origin.y,
      tx: origin.x,
      ty: origin.y
    )
  }
}

extension Element {
  /// The box in which it lies, but for its rotation.
  var box: Box { Box(center: placement.center, size: placement.visibleSize) }
}
#endif
