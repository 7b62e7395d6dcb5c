// Hue, saturation and brightness, from red, green and blue and back.
import Foundation

struct Hue {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  func color(alpha: CGFloat) -> ColorValue {
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = min(place, 4 - place)
      return brightness * (1 - saturation * max(0, min(1, distance)))
    }
    return .rgb(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    func clamp(_ value: CGFloat) -> CGFloat { min(1, max(0, value)) }
    self.hue = clamp(hue)
    self.saturation = clamp(saturation)
    self.brightness = clamp(brightness)
  }

  init(_ color: ColorValue) {
    let (red, green, blue) = (color.red, color.green, color.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    var sixths: CGFloat = 0
    if range > 0 {
      if most == red {
        sixths = (green - blue) / range
      } else if most == green {
        sixths = 2 + (blue - red) / range
      } else {
        sixths = 4 + (red - green) / range
      }
    }
    let hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    self.init(hue: hue, saturation: most > 0 ? range / most : 0, brightness: most)
  }
}
