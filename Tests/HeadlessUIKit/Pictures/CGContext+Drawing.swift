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

public final class CGGradient: @unchecked Sendable {
  let colors: [CGColor]
  /// From 0 to 1, one for each color.
  let locations: [CGFloat]

  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    self.colors = colors.compactMap { $0 as? CGColor }
    guard !self.colors.isEmpty, self.colors.count == colors.count else { return nil }
    let count = colors.count
    self.locations = (0..<count).map { index in
      locations.map { $0[index] } ?? CGFloat(index) / CGFloat(max(1, count - 1))
    }
  }
}

/// The list of anything that Core Foundation has; here it is Swift's own.
public typealias CFArray = [Any]

/// A space of colors; the stand-in's colors are all of the one that the web and screens have.
public final class CGColorSpace: Sendable {}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
