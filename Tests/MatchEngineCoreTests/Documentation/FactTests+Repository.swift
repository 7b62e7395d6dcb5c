import Foundation
import Testing

extension FactTests {
  /// One row of the catalog, and its file.
  struct Fact {
    var file: String
    var cells: [String]
    var id: String { cells[0] }
  }

  /// A table of a text in Markdown.
  struct Table {
    var header: [String]
    var rows: [[String]] = []

    /// All tables that have a column of that name.
    static func all(in text: String, column: String) -> [Table] {
      var tables: [Table] = []
      var isOpen = false
      for line in text.components(separatedBy: "\n") {
        let cells = cells(of: line)
        if cells.isEmpty {
          isOpen = false
        } else if !isOpen {
          tables.append(Table(header: cells))
          isOpen = true
        } else if !cells.allSatisfy({ $0.hasPrefix("---") }) {
          tables[tables.count - 1].rows.append(cells)
        }
      }
      return tables.filter { $0.header.contains(column) }
    }

    private static func cells(of line: String) -> [String] {
      guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return [] }
      return line.dropFirst().dropLast().components(separatedBy: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The files of the repository.
  enum Repository {
    static let everything = [
      "Sources", "Tests", "Playgrounds", ".github", "README.md", "CHANGELOG.md", "Package.swift",
    ]
    private static let root = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../..").standardizedFileURL

    static func text(of file: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    }

    /// The files of some folders, by their paths, without what a build leaves there.
    static func files(in folders: [String], _ suffixes: Set<String>) throws -> [String] {
      let files = folders.flatMap { folder in
        let url = root.appendingPathComponent(folder)
        if suffixes.contains(url.pathExtension) { return [folder] }
        let all = FileManager.default.enumerator(
          at: url,
          includingPropertiesForKeys: nil,
          options: .skipsHiddenFiles
        )
        let found = all?.compactMap { $0 as? URL } ?? []
        return found.filter { suffixes.contains($0.pathExtension) }
          .map { folder + $0.standardizedFileURL.path.dropFirst(url.path.count) }
      }
      try #require(!files.isEmpty, "nothing is in \(folders)")
      return files.sorted()
    }

    /// Every row of the catalog.
    static func facts() throws -> [Fact] {
      try files(in: ["Tests/Facts"], ["md"]).flatMap { file in
        Table.all(in: try text(of: file), column: "id").flatMap(\.rows).map { cells in
          Fact(file: String(file.dropFirst("Tests/Facts/".count)), cells: cells)
        }
      }
    }
  }
}
