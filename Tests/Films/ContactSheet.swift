import UIKit

/// The moments of a film side by side, on no background, so that they suit light pages and dark ones.
struct ContactSheet {
  private let film: Film
  private let gap = 28.0
  private let caption = 52.0

  init(_ film: Film) { self.film = film }

  var svg: String {
    let moments = film.moments
    let width = Double(moments.count) * (film.size.width + gap) + gap
    let height = film.size.height + gap + caption
    let frames = moments.compactMap { number in film.frame(number).map { (number, $0) } }
    let sheet = frames.enumerated().flatMap { place, frame in
      let x = gap + Double(place) * (film.size.width + gap)
      return lines(frame.0, frame.1.screen + frame.1.marks, at: x)
    }
    let (wide, high) = (CGFloat(width).tenths, CGFloat(height).tenths)
    return Film.document(
      "viewBox=\"0 0 \(wide) \(high)\" role=\"img\" aria-label=\"\(SVG.escaped(film.title))\"",
      drawings: [style, film.corners] + film.drawings(in: frames.flatMap(\.1.screen)),
      sheet
    )
  }

  private var style: String {
    [
      "<style>",
      ".outline,.name,.way,.here,.clip{display:none}",
      ".pair.outline{display:inline;fill:none;stroke:#0a84ff;stroke-width:2.5}",
      ".finger{fill:#8e8e93;fill-opacity:.45;stroke:#fff;stroke-width:3}",
      ".caption{font:26px system-ui,sans-serif;fill:#838b94;text-anchor:middle}",
      ".edge{fill:none;stroke:#838b94;stroke-opacity:.45;stroke-width:2}",
      "</style>",
    ].joined(separator: "\n")
  }

  private func lines(_ number: Int, _ picture: [String], at x: Double) -> [String] {
    let middle = CGFloat(film.size.width / 2).tenths
    let foot = CGFloat(film.size.height + 42).tenths
    let place = "translate(\(CGFloat(x).tenths) \(CGFloat(gap / 2).tenths))"
    return ["<g transform=\"\(place)\">", "<g clip-path=\"url(#screen)\">"]
      + fitted(picture.map { Film.renamed($0, number) }, film.size(in: number))
      + ["</g>", "<rect class=\"edge\" \(Film.box(film.size)) rx=\"44\"/>"]
      + ["<text class=\"caption\" x=\"\(middle)\" y=\"\(foot)\">\(words(number))</text>", "</g>"]
  }

  /// A turned screen is made smaller, in the middle of the place for one that isn't.
  private func fitted(_ lines: [String], _ size: CGSize) -> [String] {
    if size == film.size { return lines }
    let scale = min(film.size.width / size.width, film.size.height / size.height)
    let x = (film.size.width - size.width * scale) / 2
    let y = (film.size.height - size.height * scale) / 2
    let place = "translate(\(x.tenths) \(y.tenths)) scale(\(scale))"
    return ["<g transform=\"\(place)\">"] + lines + ["</g>"]
  }

  /// The time, and what a flight does then.
  private func words(_ number: Int) -> String {
    let time = film.seconds(number)
    guard let flight = film.flights.first(where: { $0.start <= number && number < $0.end }),
      let span = flight.spans.first(where: { $0.start <= number && number < $0.end })
    else { return time }
    return "\(time) · \(span.phase)"
  }
}
