import UIKit

/// Paints a landscape from back to front: sky, light, and what lies below.
struct LandscapePainter {
  let landscape: Landscape
  let palette: Palette
  let size: CGSize
  let canvas: CGContext
  var dice: Dice

  init(_ landscape: Landscape, _ size: CGSize, on canvas: CGContext) {
    self.landscape = landscape
    self.size = size
    self.canvas = canvas
    palette = Palette(landscape)
    dice = Dice(landscape.seed)
  }

  mutating func paint() {
    shade(from: palette.zenith, to: palette.horizon, 0...0.68)
    if landscape.hour == .night { paintStars() }
    paintLight()
    switch landscape.country {
    case .mountains: paintMountains()
    case .sea: paintSea()
    case .dunes: paintDunes()
    case .forest: paintForest()
    case .town: paintTown()
    }
  }

  /// A point of the picture, from parts of its width and height.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  /// Fills a strip from the left to the right with a color that changes downward, and what is below it with the last.
  func shade(from top: UIColor, to bottom: UIColor, _ heights: ClosedRange<Double>) {
    let colors = [top.cgColor, bottom.cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: nil) else {
      return
    }
    canvas.saveGState()
    canvas.clip(to: CGRect(origin: point(0, heights.lowerBound), size: size))
    canvas.drawLinearGradient(
      gradient,
      start: point(0, heights.lowerBound),
      end: point(0, heights.upperBound),
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    )
    canvas.restoreGState()
  }

  /// Fills everything below a line of points.
  func fill(below line: [CGPoint], _ color: UIColor) {
    guard let first = line.first, let last = line.last else { return }
    canvas.setFillColor(color.cgColor)
    canvas.beginPath()
    canvas.move(to: CGPoint(x: first.x, y: size.height))
    for point in line { canvas.addLine(to: point) }
    canvas.addLine(to: CGPoint(x: last.x, y: size.height))
    canvas.closePath()
    canvas.fillPath()
  }

  /// A disc around a point of the picture.
  func disc(at middle: CGPoint, radius: CGFloat, _ color: UIColor) {
    canvas.setFillColor(color.cgColor)
    canvas.fillEllipse(
      in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    )
  }

  private mutating func paintStars() {
    for _ in 0..<60 {
      let place = point(dice.roll(0...1), dice.roll(0...0.5))
      let color = UIColor.white.withAlphaComponent(CGFloat(dice.roll(0.3...0.9)))
      disc(at: place, radius: CGFloat(dice.roll(0.6...1.8)), color)
    }
  }

  private mutating func paintLight() {
    let isHigh = landscape.hour == .noon || landscape.hour == .night
    let height = isHigh ? dice.roll(0.12...0.22) : dice.roll(0.4...0.48)
    let middle = point(dice.roll(0.2...0.8), height)
    let radius = size.height * (landscape.hour == .night ? 0.045 : 0.06)
    for (growth, alpha) in [(4.2, 0.08), (2.7, 0.13), (1.7, 0.22), (1, 1)] as [(CGFloat, CGFloat)] {
      disc(at: middle, radius: radius * growth, palette.light.withAlphaComponent(alpha))
    }
  }
}
