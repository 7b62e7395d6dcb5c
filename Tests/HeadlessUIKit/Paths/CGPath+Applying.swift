// Looking at a path step by step.
import Foundation

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// One step of a path, with as many points as its type has.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a block for each step; what it gets is valid until it returns.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      points.withUnsafeMutableBufferPointer { buffer in
        var nothing = CGPoint.zero
        withUnsafeMutablePointer(to: &nothing) { spare in
          var step = CGPathElement(type: type, points: buffer.baseAddress ?? spare)
          withUnsafePointer(to: &step, block)
        }
      }
    }
  }
}
