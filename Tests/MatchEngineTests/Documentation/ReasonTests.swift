#if canImport(UIKit)
import Foundation
import MatchEngine
import MatchEngineTestSupport
import Testing

/// The article on troubleshooting explains everything that the core and the layer can say, and nothing else.
@Suite struct ReasonTests {
  /// Every sentence in the two modules, with `…` for what is filled in.
  private func sentences() throws -> Set<String> {
    let code = try Catalog("Sources/MatchEngineCore", "Sources/MatchEngine").code()
    return Set(code.flatMap { Literals.of($0) }.filter { $0.isSentence })
  }

  @Test func `every reason is explained`() throws {
    let page = try Catalog.article("Troubleshooting", of: "MatchEngine")
    let sentences = try sentences()
    #expect(sentences.count > 25)
    for sentence in sentences {
      #expect(page.contains("`\(sentence)`"), "not explained: \(sentence)")
    }
  }

  @Test func `every reason that is explained is one that the code gives`() throws {
    let sentences = try sentences()
    let page = try Catalog.article("Troubleshooting", of: "MatchEngine")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    #expect(rows.count > 25)
    for row in rows {
      let sentence = row.dropFirst(3).prefix { $0 != "`" }
      #expect(sentences.contains(String(sentence)), "the code never says: \(sentence)")
    }
  }

  @Test func `the descriptions of the reasons are found in the source`() throws {
    let sentences = try sentences()
    let omissions: [MatchOmission] = [
      .hidden, .empty, .outside, .threeDimensional, .excluded, .duplicate,
    ]
    let skips: [MatchSkipReason] = [
      .stageFailed, .background, .resized, .gone, .overtaken, .notAnimated,
    ]
    let diagnoses: [MatchDiagnosis] = [
      .noTransition, .disabled, .appAnimates, .notAnimated, .delegateReplaced,
    ]
    let words =
      omissions.map(\.description) + skips.map(\.description) + diagnoses.map(\.description)
    for word in words { #expect(sentences.contains(word), "\(word)") }
  }

  @Test func `a literal is read as written, and a comment has none`() {
    #expect(Literals.of(#"  return "a \(b ? "c" : d(e)) f" + "g" // "h""#) == ["a … f", "g"])
    #expect(Literals.of(#"  /// "not this""#).isEmpty)
    #expect("it has no area".isSentence && !"scale … skew … rotation".isSentence)
  }
}

/// The string literals of one line of code.
private enum Literals {
  static func of(_ line: String) -> [String] {
    guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return [] }
    var rest = Substring(line)
    var literals: [String] = []
    while let open = rest.firstIndex(of: "\""), rest.range(of: "//").map({ open < $0 }) ?? true {
      rest = rest[open...].dropFirst()
      literals.append(read(&rest))
    }
    return literals
  }

  /// Takes what is before the closing quotation mark, and the mark.
  private static func read(_ rest: inout Substring) -> String {
    var literal = ""
    while let character = rest.popFirst(), character != "\"" {
      if character == "\\", rest.first == "(" {
        skip(&rest)
        literal += "…"
      } else {
        literal.append(character)
      }
    }
    return literal
  }

  /// Skips what is filled in, from its opening bracket to its closing one.
  private static func skip(_ rest: inout Substring) {
    var depth = 0
    while let character = rest.popFirst() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "\"" { _ = read(&rest) }
      if depth == 0 { return }
    }
  }
}

extension Substring {
  /// Where a part begins.
  fileprivate func range(of part: String) -> Index? {
    indices.first { self[$0...].hasPrefix(part) }
  }
}

extension String {
  /// Whether it has three words in a row.
  fileprivate var isSentence: Bool {
    var run = 0
    for word in split(separator: " ") {
      let letters = word.filter { !",.:;'".contains($0) }
      run = letters.allSatisfy(\.isLetter) && !letters.isEmpty ? run + 1 : 0
      if run == 3 { return true }
    }
    return false
  }
}
#endif
