import UIKit

extension Film {
  /// The film as one HTML page that needs nothing else.
  package var html: String {
    let slots = [
      ("film.title", SVG.escaped(title)),
      ("film.css", Film.text(PackageResources.film_css)),
      ("film.js", Film.text(PackageResources.film_js)),
      ("film.json", json),
    ]
    var page = ""
    var rest = Substring(Film.text(PackageResources.film_html))
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}") {
      let name = rest[start.upperBound..<end.lowerBound]
      page += rest[..<start.lowerBound] + (slots.first { $0.0 == name }?.1 ?? "")
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
