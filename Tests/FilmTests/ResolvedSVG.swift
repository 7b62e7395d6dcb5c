import Foundation

/// What an SVG document shows, whatever it calls its definitions.
struct ResolvedSVG: Equatable {
  private let lines: [String]

  init(_ svg: String) {
    var definitions: [String: String] = [:]
    var body: [String] = []
    for line in svg.split(separator: "\n").map(String.init) {
      if let name = ResolvedSVG.names(in: line, after: " id=\"", before: "\"").first {
        definitions[name] = line.replacingOccurrences(of: " id=\"\(name)\"", with: "")
      } else if !line.hasPrefix("<svg"), !line.hasSuffix("defs>") {
        body.append(line)
      }
    }
    lines = body.map { ResolvedSVG.resolved($0, definitions) }
  }

  /// A line with what it refers to in place of the names.
  private static func resolved(_ line: String, _ definitions: [String: String]) -> String {
    let names =
      names(in: line, after: "=\"url(#", before: ")") + names(in: line, after: "=\"#", before: "\"")
    return Set(names).sorted().reduce(line) { line, name in
      guard let definition = definitions[name] else { return line }
      let meant = "{\(resolved(definition, definitions))}"
      return line.replacingOccurrences(of: "=\"url(#\(name))\"", with: "=\"\(meant)\"")
        .replacingOccurrences(of: "=\"#\(name)\"", with: "=\"\(meant)\"")
    }
  }

  static func names(in text: String, after sign: String, before end: Character) -> [String] {
    text.components(separatedBy: sign).dropFirst().map { String($0.prefix { $0 != end }) }
  }
}
