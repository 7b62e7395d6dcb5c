import Foundation

/// A gradient's colors for SVG.
struct SVGStops {
  var stops: [(place: CGFloat, color: CGColor, isVisible: Bool)]

  init(_ gradient: GradientState) {
    let places = gradient.places
    guard places.count == gradient.colors.count else {
      missing("a gradient with too few locations")
    }
    stops = zip(places, gradient.colors).map { (CGFloat($0), $1, true) }
  }

  /// Where it is not drawn beyond an end, the end is doubled: SVG goes on with the outermost stop.
  init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    stops = zip(gradient.locations, gradient.colors).map { ($0, $1, true) }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert((0, first.color, false), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops.append((1, last.color, false))
    }
  }

  var text: String {
    stops.map { place, color, isVisible in
      let alpha = isVisible ? color.alpha : 0
      return SVG.element(
        "stop",
        [("offset", SVGNumber.text(place)), ("stop-color", color.hex)]
          + (alpha == 1 ? [] : [("stop-opacity", SVGNumber.text(alpha))])
      )
    }.joined()
  }
}
