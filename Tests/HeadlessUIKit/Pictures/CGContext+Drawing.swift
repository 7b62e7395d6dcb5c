// What a context draws at once, and what it draws of its current path.
import Foundation

extension CGContext {
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), .winding) }
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil), .winding)
  }

  /// As on UIKit's contexts the image stands on its head: it is drawn as if y pointed up.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(1, 0, 0, -1, 0, rect.minY + rect.maxY))
    record(.image(image, rect))
    restoreGState()
  }

  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(.gradient(gradient, start: startPoint, end: endPoint, options))
  }

  // MARK: The current path

  public func beginPath() { currentPath = CGMutablePath() }
  public func move(to point: CGPoint) { currentPath.move(to: point) }
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }
  public func closePath() { currentPath.closeSubpath() }

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
  public func strokePath() { stroke(takePath()) }
  public func clip(using rule: CGPathFillRule = .winding) { record(.clip(takePath(), rule)) }
  public func clip(to rect: CGRect) {
    record(.clip(CGPath(rect: rect, transform: nil), .winding))
  }

  /// The current path, which is used up by what is drawn of it.
  private func takePath() -> CGPath {
    defer { currentPath = CGMutablePath() }
    return CGPath(elements: currentPath.elements)
  }
}
