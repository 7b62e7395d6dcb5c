import UIKit

/// Paints landscapes; places are parts of the canvas, from 0 to 1.
@MainActor struct Painter {
  let context: CGContext
  let size: CGSize

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }

  /// A field of two colors, the one flowing into the other downward.
  func field(_ top: Int, _ bottom: Int, from start: CGFloat = 0, to end: CGFloat = 1) {
    let colors = [UIColor(rgb: top).cgColor, UIColor(rgb: bottom).cgColor] as CFArray
    let space = CGColorSpaceCreateDeviceRGB()
    guard let gradient = CGGradient(colorsSpace: space, colors: colors, locations: [0, 1]) else {
      return
    }
    context.saveGState()
    context.clip(
      to: CGRect(
        origin: point(0, start),
        size: CGSize(width: size.width, height: size.height * (end - start))
      )
    )
    context.drawLinearGradient(gradient, start: point(0, start), end: point(0, end), options: [])
    context.restoreGState()
  }

  /// A disc; its radius is a part of the canvas's height.
  func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ color: Int, alpha: CGFloat = 1) {
    oval(x, y, radius, radius, color, alpha: alpha)
  }

  /// An ellipse; both radii are parts of the canvas's height.
  func oval(
    _ x: CGFloat,
    _ y: CGFloat,
    _ a: CGFloat,
    _ b: CGFloat,
    _ color: Int,
    alpha: CGFloat = 1
  ) {
    let (middle, a, b) = (point(x, y), a * size.height, b * size.height)
    context.setFillColor(UIColor(rgb: color, alpha: alpha).cgColor)
    context.fillEllipse(in: CGRect(x: middle.x - a, y: middle.y - b, width: 2 * a, height: 2 * b))
  }

  /// A polygon.
  func shape(_ points: [(x: CGFloat, y: CGFloat)], _ color: Int, alpha: CGFloat = 1) {
    guard let first = points.first else { return }
    context.move(to: point(first.x, first.y))
    for next in points.dropFirst() { context.addLine(to: point(next.x, next.y)) }
    context.closePath()
    context.setFillColor(UIColor(rgb: color, alpha: alpha).cgColor)
    context.fillPath()
  }

  /// A box.
  func box(
    _ x: CGFloat,
    _ y: CGFloat,
    _ width: CGFloat,
    _ height: CGFloat,
    _ color: Int,
    alpha: CGFloat = 1
  ) {
    context.setFillColor(UIColor(rgb: color, alpha: alpha).cgColor)
    context.fill(
      CGRect(
        origin: point(x, y),
        size: CGSize(width: width * size.width, height: height * size.height)
      )
    )
  }

  /// What lies between a level and a line of the canvas's width.
  func band(
    _ color: Int,
    alpha: CGFloat = 1,
    parts: Int = 48,
    at level: CGFloat,
    _ height: (CGFloat) -> CGFloat
  ) {
    var line: [(x: CGFloat, y: CGFloat)] = [(1, level), (0, level)]
    for index in 0...parts {
      let x = CGFloat(index) / CGFloat(parts)
      line.append((x, height(x)))
    }
    shape(line, color, alpha: alpha)
  }

  /// Land below a line of the canvas's width, down to its lower edge.
  func land(_ color: Int, alpha: CGFloat = 1, parts: Int = 48, _ height: (CGFloat) -> CGFloat) {
    band(color, alpha: alpha, parts: parts, at: 1, height)
  }
}

extension Painter {
  /// A line of peaks: straight flanks between points that a fixed dice has thrown.
  func peaks(_ base: CGFloat, _ height: CGFloat, count: Int, seed: Int) -> (CGFloat) -> CGFloat {
    var dice = Dice(seed)
    let tops = (0...count).map { index in
      base - height * (index % 2 == 0 ? 0.2 + 0.3 * dice.next() : 0.55 + 0.45 * dice.next())
    }
    return { x in
      let place = min(max(x, 0), 0.9999) * CGFloat(count)
      let index = Int(place)
      let part = place - CGFloat(index)
      let jag = 0.06 * height * sin(x * 90 + CGFloat(seed))
      return tops[index] + (tops[index + 1] - tops[index]) * part + jag * part * (1 - part) * 4
    }
  }

  /// A line of soft hills.
  func hills(_ base: CGFloat, _ height: CGFloat, waves: CGFloat, phase: CGFloat) -> (CGFloat) ->
    CGFloat
  {
    { x in
      let slow = sin(x * waves * 2 * .pi + phase)
      let fast = sin(x * waves * 4.6 * .pi + phase * 2.3)
      return base - height * (0.7 * slow + 0.3 * fast)
    }
  }

  /// A spruce that stands at a point.
  func spruce(_ x: CGFloat, _ y: CGFloat, _ height: CGFloat, _ color: Int) {
    let width = height * 0.34 * size.height / size.width
    shape(
      [
        (x, y - height), (x + width * 0.7, y - height * 0.35), (x - width * 0.7, y - height * 0.35),
      ],
      color
    )
    shape([(x, y - height * 0.7), (x + width, y), (x - width, y)], color)
  }
}

/// A dice that always throws the same.
struct Dice {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

  /// A number from 0 to 1.
  mutating func next() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 40) / CGFloat(1 << 24)
  }

  /// A number from one to another.
  mutating func next(_ low: CGFloat, _ high: CGFloat) -> CGFloat { low + (high - low) * next() }
}

extension UIColor {
  /// A color as in a style sheet, the same in light and dark.
  convenience init(rgb: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(rgb >> 16 & 255) / 255,
      green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255,
      alpha: alpha
    )
  }
}
