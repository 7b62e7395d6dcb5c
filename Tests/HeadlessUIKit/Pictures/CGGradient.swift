import Foundation

/// Colors along a line.
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

/// How far a gradient reaches beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
