import Foundation

/// The documentation in the repository, and the code of its tests, in which a compiler has seen its examples.
public struct Catalog {
  /// A run of lines, without their indentation, and where it was found.
  public struct Block {
    /// The file, and the line at which it begins.
    public var origin: String
    /// The lines.
    public var lines: [String]
  }

  private static let repository = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../..").standardizedFileURL
  private let documents: [String]

  /// The documentation in some files and folders.
  public init(_ documents: String...) { self.documents = documents }

  /// All Swift examples of the articles and of the doc comments, without their imports.
  public func examples() throws -> [Block] {
    let examples =
      try files("md").flatMap { Self.blocks(of: try Self.lines(of: $0), $0) }
      + files("swift").flatMap { Self.blocks(of: try Self.comments(of: $0), $0) }
    return examples.map { $0.withoutImports }.filter { !$0.lines.isEmpty }
  }

  /// The examples that do not stand in the code of any of these folders, line by line.
  public func examples(outside folders: String...) throws -> [Block] {
    let code = try Self.files(in: folders, "swift")
      .map { "\n" + (try Self.lines(of: $0)).joined(separator: "\n") }
    return try examples().filter { example in
      let text = "\n" + example.lines.joined(separator: "\n") + "\n"
      return !code.contains { $0.contains(text) }
    }
  }

  /// The whole text of one file of the repository.
  public static func text(of path: String) throws -> String {
    try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
  }

  /// The whole text of one article of a module.
  public static func article(_ name: String, of module: String) throws -> String {
    try text(of: "Sources/\(module)/\(module).docc/\(name).md")
  }

  /// The code of one page of the playground, without its prose and its imports.
  public static func page(_ title: String) throws -> Block {
    let folder = "Playgrounds/MatchEngine.playground/Pages/\(title).xcplaygroundpage"
    let code = try text(of: "\(folder)/Contents.swift").components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("//:") }
    var lines: [String] = []
    for line in code where !line.isEmpty || lines.last?.isEmpty == false { lines.append(line) }
    if lines.last == "" { lines.removeLast() }
    return Block(origin: title, lines: lines).withoutImports
  }

  /// The names of all public types that are not nested in another.
  public func publicTypes() throws -> [String] {
    let pattern = #"^(?:@MainActor )?public (?:\w+ )*(?:struct|enum|class|protocol) (\w+)"#
    return try files("swift").flatMap { try Self.found(pattern, in: Self.text(of: $0)) }
  }

  /// What the group of a pattern matches in a text.
  public static func found(_ pattern: String, in text: String) throws -> [String] {
    let text = text as NSString
    let all = NSRange(location: 0, length: text.length)
    let pattern = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    return pattern.matches(in: text as String, range: all)
      .map { text.substring(with: $0.range(at: 1)) }
  }

  /// All lines of the sources.
  public func code() throws -> [String] {
    try files("swift").flatMap { try Self.text(of: $0).components(separatedBy: "\n") }
  }

  /// The files in some files and folders, by their paths, without what a build leaves there.
  public static func files(in places: [String], _ suffixes: String...) -> [String] {
    places.flatMap { place in
      let url = repository.appendingPathComponent(place)
      if suffixes.contains(url.pathExtension) { return [place] }
      let all = FileManager.default.enumerator(
        at: url,
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
      return (all?.compactMap { $0 as? URL } ?? []).filter { suffixes.contains($0.pathExtension) }
        .map { place + $0.standardizedFileURL.path.dropFirst(url.path.count) }
    }.sorted()
  }

  private func files(_ suffix: String) -> [String] { Self.files(in: documents, suffix) }

  private static func lines(of file: String) throws -> [String] {
    try text(of: file).components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  private static func comments(of file: String) throws -> [String] {
    try lines(of: file).filter { $0.hasPrefix("///") }
      .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
  }

  private static func blocks(of lines: [String], _ file: String) -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    for (number, line) in lines.enumerated() {
      if line == "```swift" {
        open = Block(origin: "\(file):\(number + 1)", lines: [])
      } else if line == "```" {
        if let open { blocks.append(open) }
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    return blocks
  }
}

extension Catalog.Block {
  /// The block without the imports at its top, which a test file has at its own.
  fileprivate var withoutImports: Self {
    var block = self
    block.lines = Array(lines.drop { $0.hasPrefix("import ") })
    if block.lines.count < lines.count, block.lines.first == "" { block.lines.removeFirst() }
    return block
  }
}
