import Foundation

/// A page as a command: the one that was built beside these tests.
struct Command {
  let name: String

  /// How a run of it ended.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  func run(_ arguments: [String] = [], in folder: URL? = nil) throws -> Run {
    let process = Process()
    process.executableURL = Command.folder.appendingPathComponent(name)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: text,
      errors: String(decoding: complaint, as: UTF8.self)
    )
  }

  /// Runs it, and reads what it wrote.
  func product(_ arguments: String...) throws -> String { try product(arguments) }

  func product(_ arguments: [String]) throws -> String {
    let file = Command.scratchFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try run(arguments + ["--output=\(file.path)"])
    guard run.status == 0, run.output.contains(file.path) else {
      throw Complaint(text: run.errors)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  struct Complaint: Error { let text: String }

  static func scratchFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID().uuidString)")
  }

  private static var folder: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  }
}
