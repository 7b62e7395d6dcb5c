import UIKit

extension LandscapePainter {
  mutating func paintMountains() {
    let layers = 5
    for layer in 0..<layers {
      let part = Double(layer) / Double(layers - 1)
      let line = ridge(at: 0.46 + 0.38 * part, height: 0.2 - 0.07 * part, isSharp: layer < 4)
      fill(below: line, palette.far.mixed(with: palette.near, CGFloat(part)))
    }
  }

  mutating func paintDunes() {
    let layers = 4
    for layer in 0..<layers {
      let part = Double(layer) / Double(layers - 1)
      let color = palette.far.mixed(with: palette.near, CGFloat(part))
      let base = 0.56 + 0.32 * part
      fill(below: ridge(at: base, height: 0.1, isSharp: false), color)
      let shadow = color.dimmed(to: 0.88)
      fill(below: ridge(at: base + 0.1, height: 0.07, isSharp: false), shadow)
    }
  }

  mutating func paintSea() {
    let island = palette.far.mixed(with: palette.near, 0.35)
    fill(below: ridge(at: 0.55, height: 0.09, isSharp: true), island)
    let water = palette.horizon.mixed(with: palette.near, 0.45)
    shade(from: water, to: palette.near, 0.56...1)
    for row in 0..<26 {
      let depth = pow(Double(row) / 25, 1.6)
      let middle = point(dice.roll(0...1), 0.575 + 0.4 * depth)
      let width = size.width * CGFloat(0.04 + 0.2 * depth) * CGFloat(dice.roll(0.5...1.5))
      let color = palette.light.withAlphaComponent(CGFloat(dice.roll(0.08...0.3)))
      canvas.setFillColor(color.cgColor)
      let height = CGFloat(1.2 + 3 * depth)
      canvas.fillEllipse(
        in: CGRect(x: middle.x - width / 2, y: middle.y, width: width, height: height)
      )
    }
  }

  mutating func paintForest() {
    fill(below: ridge(at: 0.5, height: 0.14, isSharp: false), palette.far)
    for layer in 0..<3 {
      let part = Double(layer + 1) / 3
      let color = palette.far.mixed(with: palette.near, CGFloat(part))
      let (base, tree) = (0.6 + 0.16 * part, 0.1 + 0.16 * part)
      fill(below: ridge(at: base, height: 0.02, isSharp: false), color)
      var x = -0.02
      while x < 1.02 {
        plant(
          at: x,
          base: base + dice.roll(0.01...0.06),
          height: tree * dice.roll(0.7...1.2),
          color
        )
        x += tree * dice.roll(0.16...0.3)
      }
    }
  }

  mutating func paintTown() {
    fill(below: ridge(at: 0.54, height: 0.12, isSharp: false), palette.far)
    for layer in 0..<3 {
      let part = Double(layer + 1) / 3
      let color = palette.far.mixed(with: palette.near, CGFloat(part))
      var x = -dice.roll(0...0.05)
      while x < 1 {
        let width = dice.roll(0.07...0.13) * (0.7 + 0.5 * part)
        let top = 0.5 + 0.22 * part - dice.roll(0...0.14)
        build(x, width, top, color.mixed(with: palette.near, CGFloat(dice.roll(0...0.25))))
        x += width
      }
    }
  }

  /// A line from the left to the right that rises and falls.
  private mutating func ridge(at base: Double, height: Double, isSharp: Bool) -> [CGPoint] {
    let waves = (0..<4).map { number in
      let pitch = Double(1 << number)
      return (pitch: dice.roll(0.8...1.6) * pitch, phase: dice.roll(0...6.3), size: 0.6 / pitch)
    }
    return (0...80).map { step in
      let x = Double(step) / 80
      let rise = waves.reduce(0.0) { sum, wave in
        let sine = sin(x * wave.pitch * 6.283 + wave.phase)
        return sum + (isSharp ? 0.6 - abs(sine) * 1.3 : sine * (wave.pitch > 3 ? 0.2 : 1))
          * wave.size
      }
      return point(x, base - height * rise)
    }
  }

  private func plant(at x: Double, base: Double, height: Double, _ color: UIColor) {
    let half = height * 0.2 * Double(size.height / size.width)
    canvas.setFillColor(color.cgColor)
    for (top, bottom, width) in [(0.0, 0.5, 0.6), (0.25, 0.78, 0.85), (0.5, 1.0, 1.0)] {
      canvas.beginPath()
      canvas.move(to: point(x, base - height * (1 - top)))
      canvas.addLine(to: point(x + half * width, base - height * (1 - bottom)))
      canvas.addLine(to: point(x - half * width, base - height * (1 - bottom)))
      canvas.closePath()
      canvas.fillPath()
    }
  }

  private mutating func build(_ x: Double, _ width: Double, _ top: Double, _ color: UIColor) {
    canvas.setFillColor(color.cgColor)
    let corner = point(x, top)
    canvas.fill(
      CGRect(
        x: corner.x,
        y: corner.y,
        width: size.width * CGFloat(width) + 0.5,
        height: size.height
      )
    )
    canvas.beginPath()
    canvas.move(to: point(x - 0.006, top))
    canvas.addLine(to: point(x + width / 2, top - 0.05))
    canvas.addLine(to: point(x + width + 0.006, top))
    canvas.closePath()
    canvas.fillPath()
    light(x, width, top)
  }

  private mutating func light(_ x: Double, _ width: Double, _ top: Double) {
    let isDark = landscape.hour == .night || landscape.hour == .dusk
    for row in 0..<6 {
      for column in 0..<3 where dice.roll(0...1) < (isDark ? 0.55 : 0.8) {
        let place = point(
          x + width * (0.16 + 0.27 * Double(column)),
          top + 0.04 + 0.06 * Double(row)
        )
        let glow = isDark ? UIColor(0xFFD37A) : palette.horizon
        canvas.setFillColor(glow.withAlphaComponent(isDark ? 0.85 : 0.35).cgColor)
        let pane = CGSize(width: size.width * CGFloat(width) * 0.14, height: size.height * 0.032)
        canvas.fill(CGRect(origin: place, size: pane))
      }
    }
  }
}
