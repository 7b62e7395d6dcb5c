// What a color is made of. A gray and the same tone in red, green and blue are not equal.
import Foundation

enum ColorValue: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case rgb(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  var components: [CGFloat] {
    switch self {
    case .gray(let white, let alpha): [white, alpha]
    case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha]
    }
  }

  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .rgb(_, _, _, let alpha): alpha
    }
  }

  /// Red, green and blue.
  var red: CGFloat { rgb.0 }
  var green: CGFloat { rgb.1 }
  var blue: CGFloat { rgb.2 }

  private var rgb: (CGFloat, CGFloat, CGFloat) {
    switch self {
    case .gray(let white, _): (white, white, white)
    case .rgb(let red, let green, let blue, _): (red, green, blue)
    }
  }

  func with(alpha: CGFloat) -> ColorValue {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .rgb(let red, let green, let blue, _):
      .rgb(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
