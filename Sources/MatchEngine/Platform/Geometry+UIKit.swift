#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension Vector {
  init(_ point: CGPoint) { self.init(point.x, point.y) }
  init(_ size: CGSize) { self.init(size.width, size.height) }
}

extension Box {
  init(_ rect: CGRect) { self.init(origin: Vector(rect.origin), size: Vector(rect.size)) }
}

extension Affine {
  init(_ transform: CGAffineTransform) {
    let move = Vector(transform.tx, transform.ty)
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, translation: move)
  }
}

extension Corners {
  init(_ radius: (UIRectCorner) -> CGFloat) {
    self.init(
      topLeft: radius(.topLeft),
      topRight: radius(.topRight),
      bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft)
    )
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
  static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

extension CGSize {
  init(_ vector: Vector) { self.init(width: vector.x, height: vector.y) }
}

extension CGRect {
  init(_ box: Box) { self.init(origin: CGPoint(box.origin), size: CGSize(box.size)) }

  /// The rectangle as fractions of another one; the unit square if the other has no area.
  func fraction(of whole: CGRect) -> CGRect {
    guard whole.width > 0, whole.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: (minX - whole.minX) / whole.width,
      y: (minY - whole.minY) / whole.height,
      width: width / whole.width,
      height: height / whole.height
    )
  }
}

extension CGAffineTransform {
  init(_ affine: Affine) {
    let move = affine.translation
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: move.x, ty: move.y)
  }

  @MainActor init(from view: UIView, to other: UIView) {
    let origin = view.convert(CGPoint.zero, to: other)
    let right = view.convert(CGPoint(x: 1, y: 0), to: other) - origin
    let down = view.convert(CGPoint(x: 0, y: 1), to: other) - origin
    self.init(a: right.x, b: right.y, c: down.x, d: down.y, tx: origin.x, ty: origin.y)
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
    self.init(Double(red), Double(green), Double(blue), Double(alpha))
  }

  var uiColor: UIColor {
    UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension CGPath {
  /// A box with rounded corners; square ones are curves, too, because Core Animation needs equally many in both paths.
  static func rounded(_ size: Vector, _ corners: Corners) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: CGFloat(corners.topLeft), y: 0))
    let left = Vector(-1, 0)
    let up = Vector(0, -1)
    for (corner, before, after, radius) in [
      (Vector(size.x, 0), left, -up, corners.topRight),
      (size, up, left, corners.bottomRight),
      (Vector(0, size.y), -left, up, corners.bottomLeft),
      (Vector.zero, -up, -left, corners.topLeft),
    ] {
      // The distance from the corner to the control points of the curve that comes closest to a circle.
      let near = radius * 0.447_715_25
      path.addLine(to: CGPoint(corner + before * radius))
      path.addCurve(
        to: CGPoint(corner + after * radius),
        control1: CGPoint(corner + before * near),
        control2: CGPoint(corner + after * near)
      )
    }
    path.closeSubpath()
    return path
  }
}

extension UIView.ContentMode {
  /// The frame of an image in bounds of a given size, measured from their top left.
  func place(of image: CGSize, in bounds: CGSize) -> CGRect {
    let whole = CGRect(origin: .zero, size: bounds)
    guard image.width > 0, image.height > 0 else { return whole }
    let content = Vector(image)
    let size = Vector(bounds)
    switch self {
    case .scaleAspectFit: return CGRect(Box(of: content, in: size, by: .fit))
    case .scaleAspectFill: return CGRect(Box(of: content, in: size, by: .fill))
    case .scaleToFill, .redraw: return whole
    default: return CGRect(Box(origin: (size - content).scaled(by: Vector(side)), size: content))
    }
  }

  /// The image's alignment, as a fraction of the remaining space.
  private var side: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
#endif
