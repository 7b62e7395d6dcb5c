#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

// The core's geometry and the platform's.

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
  /// The color on the screen; patterns and other spaces that have no such numbers are clear.
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
#endif
