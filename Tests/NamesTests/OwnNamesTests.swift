#if os(Linux)
import Foundation
import Testing

/// An app whose view has a property of its own that is called what one of the engine's is called.
@Suite struct OwnNamesTests {
  /// What the compiler says of the files of an app, each with its line.
  private func complaints(about files: [String], _ flags: String...) throws -> [String] {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.indices.map { number in
      let file = folder.appendingPathComponent("File\(number).swift")
      try files[number].write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "6", "-typecheck"]
      + ["-I", products.appendingPathComponent("Modules").path] + flags + paths
    compiler.standardError = output
    try compiler.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(folder.path), let word = line.range(of: ": error: ") else { return nil }
      let place = line[..<word.lowerBound].dropFirst(folder.path.count + 5).split(separator: ":")
      return "\(place[0].prefix(1)):\(place[1]) \(line[word.upperBound...])"
    }
  }

  private let cells = """
    import UIKit
    final class TeamCell: UITableViewCell { var matchID: Int = 7 }
    final class GameCell: UITableViewCell { var matchID: String? }
    struct Game { var matchID: Int }
    final class Season { var matchID: String? }
    """

  private let use = """
    import MatchEngine
    import UIKit
    @MainActor func show(_ team: TeamCell, _ game: GameCell) {
      team.matchID = 8
      let number: Int = team.matchID
      (team as UIView).matchID = "team-\\(number)"
      (game as UIView).matchID = "game"
      game.matchID = "own"
    }
    """

  @Test("a view with a `matchID` of its own doesn't compile beside the engine's, whatever its type")
  func sameModule() throws {
    let complaints = try complaints(about: [cells, "import MatchEngine"])
    let overriding = "overriding non-open property outside of its defining module"
    #expect(complaints.contains("0:2 \(overriding)") && complaints.contains("0:3 \(overriding)"))
    #expect(complaints.allSatisfy { $0.hasPrefix("0:2 ") || $0.hasPrefix("0:3 ") }, "\(complaints)")
  }

  @Test("in a file of its own it does, where members are seen in the files that import them")
  func ownFile() throws {
    let feature = ["-enable-upcoming-feature", "MemberImportVisibility"]
    let complaints = try complaints(about: [cells, use], feature[0], feature[1])
    #expect(complaints == ["1:8 ambiguous use of 'matchID'"])
  }
}
#endif
