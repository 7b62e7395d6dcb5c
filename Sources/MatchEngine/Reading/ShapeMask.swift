#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

extension CALayer {
  /// The corners to which a mask rounds the whole layer; nil if there is no mask, or one that does anything else.
  var maskCorners: Corners? {
    // A border would be seen square inside the mask, and corners of its own as well as those of the mask.
    guard let mask, cornerRadius == 0, borderWidth == 0, mask.isPlainShape else { return nil }
    let place = CGAffineTransform(
      translationX: mask.frame.minX - mask.bounds.minX,
      y: mask.frame.minY - mask.bounds.minY
    )
    if let shape = mask as? CAShapeLayer {
      guard let points = shape.filledOutline?.map({ Vector($0.applying(place)) }) else {
        return nil
      }
      return Corners(of: Box(bounds), outline: points)
    }
    let (own, frame) = (bounds, mask.frame)
    let isWhole =
      abs(own.minX - frame.minX) <= 0.25 && abs(own.minY - frame.minY) <= 0.25
      && abs(own.maxX - frame.maxX) <= 0.25 && abs(own.maxY - frame.maxY) <= 0.25
    guard isWhole, RGBA(mask.backgroundColor).alpha >= 1 else { return nil }
    return Corners(mask.cornerRadius, mask.maskedCorners).clamped(to: Vector(own.size))
  }

  /// Whether nothing is seen of the layer but, perhaps, a background or a filled path, upright and opaque.
  private var isPlainShape: Bool {
    guard !isHidden, opacity >= 1, contents == nil, mask == nil, borderWidth == 0,
      shadowOpacity == 0, CATransform3DIsIdentity(transform)
    else { return false }
    if let view = delegate as? UIView, type(of: view) != UIView.self, !(self is CAShapeLayer) {
      return false
    }
    let kind = type(of: self)
    return (kind == CALayer.self || kind == CAShapeLayer.self)
      && (sublayers ?? []).allSatisfy(\.isHidden)
  }

  /// Whether everything beyond the layer's bounds is cut off, by itself or by its mask.
  var cutsContents: Bool { masksToBounds || maskCorners != nil }
}

extension CAShapeLayer {
  /// Points along the edge of the area that the layer fills; nil if there is more to see, or more than one edge.
  fileprivate var filledOutline: [CGPoint]? {
    let hasStroke = lineWidth > 0 && RGBA(strokeColor).alpha > 0
    guard let path, !masksToBounds, !hasStroke, RGBA(fillColor).alpha >= 1,
      RGBA(backgroundColor).alpha == 0
    else { return nil }
    return path.outline
  }
}

extension CGPath {
  /// Points along the only edge of the path, closer together than the edge bends; nil if there are several edges.
  fileprivate var outline: [CGPoint]? {
    var (points, starts): ([CGPoint], Int) = ([], 0)
    applyWithBlock { element in
      let (type, ends) = (element.pointee.type, element.pointee.points)
      switch type {
      case .moveToPoint:
        starts += 1
        points.append(ends[0])
      case .addLineToPoint: points.addCurve([ends[0]])
      case .addQuadCurveToPoint: points.addCurve([ends[0], ends[1]])
      case .addCurveToPoint: points.addCurve([ends[0], ends[1], ends[2]])
      case .closeSubpath: if let first = points.first { points.addCurve([first]) }
      @unknown default: starts = 2
      }
    }
    return starts == 1 ? points : nil
  }
}

extension [CGPoint] {
  /// Adds points along a Bézier curve from the last one, with these control points and this end.
  fileprivate mutating func addCurve(_ rest: [CGPoint]) {
    guard let first = last else { return }
    let steps = rest.count == 1 ? 4 : 32
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      var level = [first] + rest
      while level.count > 1 {
        level = zip(level, level.dropFirst()).map { one, two in
          CGPoint(x: one.x + (two.x - one.x) * share, y: one.y + (two.y - one.y) * share)
        }
      }
      append(level[0])
    }
  }
}
#endif
