import UIKit

/// The colors of a landscape.
struct Palette {
  let zenith: UIColor
  let horizon: UIColor
  let light: UIColor
  let far: UIColor
  let near: UIColor

  init(_ landscape: Landscape) {
    let sky = Palette.sky(landscape.hour)
    let ground = Palette.ground(landscape.country)
    let dimmed = Palette.brightness(landscape.hour)
    (zenith, horizon, light) = sky
    far = ground.mixed(with: horizon, 0.62).dimmed(to: max(dimmed, 0.7))
    near = ground.mixed(with: zenith, 0.18).dimmed(to: dimmed * 0.62)
  }

  private static func sky(_ hour: Landscape.Hour) -> (UIColor, UIColor, UIColor) {
    switch hour {
    case .dawn: (UIColor(0x6B8FC9), UIColor(0xFBD3B4), UIColor(0xFFF1D6))
    case .noon: (UIColor(0x3F8FD6), UIColor(0xD3ECF5), UIColor(0xFFFDF0))
    case .dusk: (UIColor(0x3B3468), UIColor(0xF59A6B), UIColor(0xFFD9A0))
    case .night: (UIColor(0x0B1230), UIColor(0x36487A), UIColor(0xF3F3E6))
    }
  }

  private static func ground(_ country: Landscape.Country) -> UIColor {
    switch country {
    case .mountains: UIColor(0x56688C)
    case .sea: UIColor(0x2F7F95)
    case .dunes: UIColor(0xD08B4C)
    case .forest: UIColor(0x3C7A58)
    case .town: UIColor(0x7C5A6E)
    }
  }

  private static func brightness(_ hour: Landscape.Hour) -> CGFloat {
    switch hour {
    case .dawn: 0.85
    case .noon: 1
    case .dusk: 0.6
    case .night: 0.36
    }
  }
}

extension UIColor {
  /// A color from its six hexadecimal digits.
  convenience init(_ digits: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// This color with so much of another one.
  func mixed(with other: UIColor, _ amount: CGFloat) -> UIColor {
    let (a, b) = (parts, other.parts)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * amount }
    return UIColor(
      red: mix(a.red, b.red),
      green: mix(a.green, b.green),
      blue: mix(a.blue, b.blue),
      alpha: 1
    )
  }

  /// This color with so much of its brightness left.
  func dimmed(to brightness: CGFloat) -> UIColor {
    UIColor(
      red: parts.red * brightness,
      green: parts.green * brightness,
      blue: parts.blue * brightness,
      alpha: 1
    )
  }

  private var parts: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}
