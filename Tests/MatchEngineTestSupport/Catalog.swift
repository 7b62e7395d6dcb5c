import Foundation

/// The documentation in the repository, and the sources that it tells of.
public struct Catalog {
  private static let repository = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL
  private let documents: [String]

  /// The documentation in some files and folders.
  public init(_ documents: String...) { self.documents = documents }

  /// The whole text of one file of the repository.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// The whole text of one article of a module.
  public static func article(_ name: String, of module: String) throws -> String {
    try text(of: "Sources/\(module)/\(module).docc/\(name).md")
  }

  /// The names of all public types that are not nested in another.
  public func publicTypes() throws -> [String] {
    try code().compactMap { line in
      let words = line.replacingOccurrences(of: "@MainActor ", with: "").split(separator: " ")
      guard !line.hasPrefix(" "), words.first == "public" else { return nil }
      let kinds = ["struct", "enum", "class", "protocol"]
      guard let kind = words.firstIndex(where: { kinds.contains(String($0)) }) else { return nil }
      return words.dropFirst(kind + 1).first.map { name in
        String(name.prefix { $0.isLetter || $0.isNumber })
      }
    }
  }

  /// All lines of the sources.
  public func code() throws -> [String] {
    try files("swift").flatMap { file in
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }
  }

  private func files(_ suffix: String) -> [URL] {
    documents.flatMap { Self.files(in: Self.repository.appendingPathComponent($0), suffix) }
  }

  private static func files(in place: URL, _ suffix: String) -> [URL] {
    if place.pathExtension == suffix { return [place] }
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    let urls = all?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
  }
}
