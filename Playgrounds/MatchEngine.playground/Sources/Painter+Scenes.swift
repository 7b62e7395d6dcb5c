import UIKit

/// What is to be seen on a photo.
enum Scene: Hashable, Sendable {
  case ridges, lake, balloons, dunes, harbour, wood, sea, snow, poppies
}

extension Painter {
  func paint(_ scene: Scene) {
    switch scene {
    case .ridges: ridges()
    case .lake: lake()
    case .balloons: balloons()
    case .dunes: dunes()
    case .harbour: harbour()
    case .wood: wood()
    case .sea: sea()
    case .snow: snow()
    case .poppies: poppies()
    }
  }

  private func ridges() {
    field(0x2b2d6e, 0xffb36b, to: 0.7)
    disc(0.64, 0.44, 0.2, 0xffd9a0, alpha: 0.25)
    disc(0.64, 0.44, 0.11, 0xffe9c4)
    land(0x9a5f86, peaks(0.62, 0.3, count: 9, seed: 3))
    land(0x6d4379, peaks(0.74, 0.3, count: 7, seed: 8))
    land(0x452c5e, peaks(0.88, 0.3, count: 6, seed: 5))
    land(0x251a3d, hills(0.93, 0.05, waves: 1.1, phase: 0.6))
  }

  private func lake() {
    let back = peaks(0.52, 0.34, count: 7, seed: 12)
    let front = hills(0.49, 0.05, waves: 1.4, phase: 2)
    field(0x8fc9e8, 0xf3e7d3, to: 0.54)
    field(0xe4dfd2, 0x4d8ea6, from: 0.54)
    band(0x6f8fa6, at: 0.54) { min(back($0), 0.54) }
    band(0x6f8fa6, alpha: 0.55, at: 0.54) { 1.08 - back($0) }
    band(0x3c6355, at: 0.54, front)
    band(0x3c6355, alpha: 0.6, at: 0.54) { 1.08 - front($0) }
    for (index, y) in ([0.6, 0.68, 0.74, 0.83, 0.91] as [CGFloat]).enumerated() {
      box(
        0.08 + 0.13 * CGFloat(index % 3),
        y,
        0.5 - 0.05 * CGFloat(index),
        0.006,
        0xffffff,
        alpha: 0.35
      )
    }
  }

  private func balloons() {
    field(0x6fb7e9, 0xfde2c0, to: 0.8)
    land(0xd9a777, peaks(0.8, 0.14, count: 11, seed: 21))
    land(0xb77d55, hills(0.84, 0.05, waves: 1.6, phase: 1))
    land(0x8a5a40, hills(0.93, 0.05, waves: 1, phase: 3))
    balloon(0.28, 0.34, 0.19, 0xe4572e, 0xf6c85f)
    balloon(0.68, 0.22, 0.12, 0x2e86ab, 0xf4f1de)
    balloon(0.82, 0.56, 0.08, 0x8e4585, 0xf2b5d4)
    balloon(0.52, 0.6, 0.05, 0xf6c85f, 0xe4572e)
  }

  private func balloon(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ color: Int, _ stripe: Int) {
    let unit = r * size.height / size.width
    shape(
      [
        (x - unit * 0.72, y + r * 0.66), (x + unit * 0.72, y + r * 0.66),
        (x + unit * 0.18, y + r * 1.5), (x - unit * 0.18, y + r * 1.5),
      ],
      color
    )
    disc(x, y, r, color)
    oval(x, y, r * 0.62, r, stripe)
    oval(x, y, r * 0.26, r, color)
    box(x - unit * 0.16, y + r * 1.62, unit * 0.32, r * 0.24, 0x5b3a29)
  }

  private func dunes() {
    field(0xf7c59f, 0xffe8cf, to: 0.75)
    disc(0.24, 0.26, 0.08, 0xfff6e5)
    land(0xe8a87c, hills(0.55, 0.06, waves: 0.9, phase: 0.3))
    land(0xd98e5f, hills(0.66, 0.08, waves: 0.7, phase: 2.2))
    shape(
      [(0.42, 0.5), (0.62, 0.62), (0.56, 0.78), (0.8, 1), (0, 1), (0, 0.82), (0.24, 0.68)],
      0xe9a46f
    )
    shape(
      [(0.42, 0.5), (0.62, 0.62), (1, 0.8), (1, 1), (0.8, 1), (0.56, 0.78), (0.5, 0.62)],
      0xa65f3e
    )
    land(0xc97b4d, hills(0.95, 0.04, waves: 0.8, phase: 4))
  }

  private func harbour() {
    field(0x0b1033, 0x35407e, to: 0.66)
    field(0x232c63, 0x080c24, from: 0.66)
    disc(0.8, 0.18, 0.07, 0xf6f0d8)
    disc(0.8, 0.18, 0.12, 0xf6f0d8, alpha: 0.15)
    var dice = Dice(7)
    for _ in 0..<24 { disc(dice.next(), dice.next(0, 0.36), 0.004, 0xffffff, alpha: 0.8) }
    var x: CGFloat = -0.02
    while x < 1 {
      let (width, height) = (dice.next(0.07, 0.12), dice.next(0.14, 0.42))
      box(x, 0.66 - height, width - 0.01, height, 0x141a42)
      box(x, 0.66, width - 0.01, height * 0.7, 0x0d1230, alpha: 0.6)
      for row in stride(from: 0.66 - height + 0.03, to: 0.62, by: 0.055) where dice.next() > 0.35 {
        box(x + width * dice.next(0.12, 0.5), row, 0.016, 0.026, 0xffd27d)
      }
      x += width
    }
    for index in 0..<14 {
      let y = 0.7 + 0.02 * CGFloat(index)
      box(dice.next(0, 0.94), y, dice.next(0.02, 0.06), 0.006, 0xffd27d, alpha: 0.5)
    }
    for index in 0..<6 {
      box(
        0.8 - 0.02 * dice.next(0.5, 1.6),
        0.7 + 0.04 * CGFloat(index),
        0.05,
        0.008,
        0xf6f0d8,
        alpha: 0.5
      )
    }
  }

  private func wood() {
    field(0xdfe9d8, 0xf6f3e3)
    disc(0.7, 0.2, 0.1, 0xfffbea)
    let rows: [(y: CGFloat, height: CGFloat, color: Int, count: Int)] = [
      (0.56, 0.24, 0xb9cdb9, 17), (0.72, 0.32, 0x86a78d, 13), (0.88, 0.4, 0x4b7a63, 10),
      (1.06, 0.52, 0x1f4a3d, 7),
    ]
    for (index, row) in rows.enumerated() {
      var dice = Dice(30 + index)
      let ground = hills(row.y, 0.03, waves: 1.2, phase: CGFloat(index) * 2)
      for tree in 0...row.count {
        let x = (CGFloat(tree) + dice.next(-0.3, 0.3)) / CGFloat(row.count)
        spruce(x, ground(x) + 0.03, row.height * dice.next(0.65, 1), row.color)
      }
      land(row.color, parts: 24) { ground($0) - 0.03 }
    }
  }

  private func sea() {
    field(0x5aa9d6, 0xfbe3b7, to: 0.55)
    disc(0.34, 0.4, 0.09, 0xfff4d0)
    disc(0.34, 0.4, 0.16, 0xfff4d0, alpha: 0.25)
    field(0x3f8fb5, 0x0e3a5c, from: 0.55)
    for index in 0..<11 {
      let (y, half) = (0.57 + 0.038 * CGFloat(index), 0.03 + 0.012 * CGFloat(index))
      box(0.34 - half * (index % 2 == 0 ? 1 : 0.7), y, half * 1.8, 0.008, 0xfff1c9, alpha: 0.7)
    }
    shape([(0.66, 0.26), (0.66, 0.6), (0.8, 0.6)], 0xffffff)
    shape([(0.648, 0.3), (0.648, 0.6), (0.57, 0.6)], 0xf1e4d0)
    shape([(0.55, 0.62), (0.82, 0.62), (0.77, 0.68), (0.6, 0.68)], 0x7b2d26)
    box(0.58, 0.69, 0.2, 0.012, 0x0e3a5c, alpha: 0.5)
  }

  private func snow() {
    field(0x3d7cc9, 0xcfe5f7, to: 0.7)
    land(0xa9c7e6, peaks(0.6, 0.46, count: 6, seed: 40))
    land(0xe8f1fa, peaks(0.7, 0.44, count: 5, seed: 42))
    land(0xffffff, hills(0.82, 0.05, waves: 0.8, phase: 1))
    var dice = Dice(9)
    for _ in 0..<9 { spruce(dice.next(), dice.next(0.86, 0.94), dice.next(0.1, 0.2), 0x27535e) }
    land(0xe3eef8, hills(0.95, 0.03, waves: 0.9, phase: 4))
    for _ in 0..<30 {
      disc(dice.next(), dice.next(0, 0.8), dice.next(0.003, 0.008), 0xffffff, alpha: 0.9)
    }
  }

  private func poppies() {
    field(0x7cc3e6, 0xeaf5f0, to: 0.55)
    oval(0.24, 0.18, 0.18, 0.045, 0xffffff, alpha: 0.8)
    oval(0.34, 0.22, 0.22, 0.04, 0xffffff, alpha: 0.8)
    land(0xa9c77b, hills(0.5, 0.05, waves: 0.9, phase: 0.5))
    for x in [0.62, 0.67, 0.71] as [CGFloat] { oval(x, 0.46, 0.022, 0.09, 0x3f6b4a) }
    land(0x86b05a, hills(0.6, 0.05, waves: 0.7, phase: 2.4))
    land(0x5f8f43, hills(0.72, 0.03, waves: 0.6, phase: 4))
    var dice = Dice(15)
    for index in 0..<45 {
      let depth = CGFloat(index) / 45
      disc(
        dice.next(),
        0.7 + 0.3 * depth + dice.next(-0.02, 0.02),
        0.007 + 0.02 * depth,
        dice.next() > 0.2 ? 0xd7263d : 0xf46a4e
      )
    }
  }
}
