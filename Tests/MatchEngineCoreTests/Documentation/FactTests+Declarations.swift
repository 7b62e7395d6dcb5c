import Foundation

extension FactTests {
  /// What some sources declare, judged by their indentation.
  struct Declarations {
    private var stems: Set<String> = []
    /// The names in every type; those outside of any type are under an empty name.
    private var members: [String: Set<String>] = [:]

    init(lines: [String]) { add(lines) }

    init(of files: [String]) throws {
      for file in files {
        stems.insert(String(file.split(separator: "/").last?.dropLast(".swift".count) ?? ""))
        add(try Repository.text(of: file).components(separatedBy: "\n"))
      }
    }

    /// Whether there is a file or a declaration of a name, or a declaration in a type.
    func have(_ path: String) -> Bool {
      let parts = path.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard let name = parts.last else { return false }
      guard parts.count == 1 else { return members[parts[parts.count - 2]]?.contains(name) == true }
      return stems.contains(name) || members.values.contains { $0.contains(name) }
    }

    private mutating func add(_ lines: [String]) {
      var open: [(name: String, indentation: Int)] = []
      for line in lines {
        let indentation = line.prefix { $0 == " " }.count
        guard let found = Declaration(line) else { continue }
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        // What is indented further than the members of a type is inside a function.
        guard indentation == (open.last?.indentation ?? -2) + 2 else { continue }
        if !found.isExtension {
          members[open.last?.name ?? "", default: []].formUnion(found.names)
        }
        if let name = found.names.first, found.isType, !line.hasSuffix("}") {
          open.append((name, indentation))
        }
      }
    }
  }

  /// What one line declares.
  private struct Declaration {
    var names: [String]
    var isType: Bool
    var isExtension: Bool

    init?(_ line: String) {
      let code = line.drop { $0 == " " }
      let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
      // Of `class func` the second word counts.
      var keywords = words.indices.filter { Self.keywords.contains(String(words[$0])) }.prefix(2)
      if keywords.count == 2, keywords[0] + 1 < keywords[1] { keywords.removeLast() }
      guard let index = keywords.last, !code.hasPrefix("//") else { return nil }
      let keyword = String(words[index])
      isExtension = keyword == "extension"
      isType = isExtension || Self.types.contains(keyword)
      switch keyword {
      case "init", "deinit", "subscript": names = [keyword]
      case "case": names = Self.cases(of: code)
      default:
        // An extension of A.B is one of B.
        let path = words.dropFirst(index + 1).first?.split(separator: ".") ?? []
        names = path.suffix(1).map(String.init)
      }
    }

    private static let types: Set = ["class", "struct", "enum", "protocol", "actor"]
    private static let keywords = types.union([
      "extension", "func", "var", "let", "case", "init", "deinit", "subscript", "typealias",
    ])

    /// The names of cases, without their associated values.
    private static func cases(of code: Substring) -> [String] {
      var depth = 0
      let bare = code.filter { character in
        if character == "(" { depth += 1 }
        if character == ")" { depth -= 1 }
        return depth == 0 && character != ")"
      }
      return bare.replacingOccurrences(of: "case ", with: "").split(separator: ",").map { name in
        String(name.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
    }
  }
}
