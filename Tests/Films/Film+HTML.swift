import UIKit

extension Film {
  /// The film as one HTML page that needs nothing else.
  var html: String {
    PlayerPage.filled(
      PackageResources.film_html,
      [
        ("title", SVG.escaped(title)),
        (
          "style",
          PlayerPage.text(PackageResources.page_css) + PlayerPage.text(PackageResources.film_css)
        ),
        ("script", PlayerPage.shared + PlayerPage.text(PackageResources.film_js)),
        ("film", json),
      ]
    )
  }
}

/// The pages that show a screen: a film's, and the one that is touched.
enum PlayerPage {
  /// The page that shows a screen in use.
  static func live(titled title: String) -> String {
    filled(
      PackageResources.live_html,
      [
        ("title", SVG.escaped(title)),
        ("style", text(PackageResources.page_css) + text(PackageResources.live_css)),
        (
          "script",
          shared + text(PackageResources.live_js) + text(PackageResources.hands_js)
        ),
      ]
    )
  }

  /// What both pages draw with.
  static var shared: String {
    text(PackageResources.projector_js) + text(PackageResources.reports_js)
  }

  /// A page with its slots filled.
  static func filled(_ page: [UInt8], _ slots: [(name: String, text: String)]) -> String {
    var result = ""
    var rest = Substring(text(page))
    while let start = rest.range(of: "{{"), let end = rest.range(of: "}}") {
      let name = rest[start.upperBound..<end.lowerBound]
      result += rest[..<start.lowerBound] + (slots.first { $0.name == name }?.text ?? "")
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
