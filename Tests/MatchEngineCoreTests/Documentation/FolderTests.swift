import Foundation
import MatchEngineTestSupport
import Testing

/// The folders of the sources are named for roles, and depend on one another in one direction.
@Suite struct FolderTests {
  struct Source {
    let folder: String
    let name: String
    let code: [String]
  }

  /// Every Swift file of a module, without its comments.
  private func sources(of module: String) throws -> [Source] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/\(module)").standardizedFileURL
    let manager = FileManager.default
    return try manager.contentsOfDirectory(atPath: root.path()).sorted().flatMap { folder in
      let path = root.appending(path: folder).path()
      let names = (try? manager.contentsOfDirectory(atPath: path)) ?? []
      return try names.filter { $0.hasSuffix(".swift") }.map { name in
        let text = try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        let code = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
          line.range(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
        }
        return Source(folder: folder, name: name, code: code)
      }
    }
  }

  /// The types that a file declares for others.
  private func types(in source: Source) -> [String] {
    let kinds: Set = ["class", "struct", "enum", "protocol"]
    return source.code.compactMap { line in
      let words = line.split(separator: " ")
      guard !line.hasPrefix(" "), !words.contains("private"), !words.contains("fileprivate"),
        let kind = words.firstIndex(where: { kinds.contains(String($0)) }), kind + 1 < words.count
      else { return nil }
      return String(words[kind + 1].prefix { $0.isLetter || $0.isNumber })
    }
  }

  /// For each folder, the folders whose types it names.
  private func needs(of sources: [Source]) -> [String: Set<String>] {
    var folders: [String: String] = [:]
    for source in sources { for type in types(in: source) { folders[type] = source.folder } }
    var needs: [String: Set<String>] = [:]
    for source in sources {
      let words = Set(source.code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
      for word in words {
        guard let other = folders[String(word)], other != source.folder else { continue }
        needs[source.folder, default: []].insert(other)
      }
    }
    return needs
  }

  @Test(
    "folders do not depend on one another in a circle",
    arguments: ["MatchEngine", "MatchEngineCore"]
  )
  func noCircle(module: String) throws {
    // What an app sees is seen by all the others, and leads to each of them.
    var open = needs(of: try sources(of: module).filter { $0.folder != "Public" })
    #expect(open.count > 5)
    // Takes away the folders that need no other, until nothing is left.
    while true {
      let free = open.filter { $0.value.allSatisfy { open[$0] == nil } }.keys
      if free.isEmpty { break }
      for folder in free { open[folder] = nil }
    }
    #expect(open.isEmpty, "\(open)")
  }

  @Test("code that differs between Apple's systems and the stand-in is in the folder Platform")
  func platform() throws {
    let files = try sources(of: "MatchEngine").filter { source in
      source.code.contains { $0.contains("ObjectiveC") || $0.contains("@objc") }
    }
    #expect(!files.isEmpty && files.allSatisfy { $0.folder == "Platform" })
  }

  @Test("no file is longer than 300 lines", arguments: ["MatchEngine", "MatchEngineCore"])
  func length(module: String) throws {
    for source in try sources(of: module) {
      #expect(source.code.count <= 301, "\(source.name): \(source.code.count)")
    }
  }
}
