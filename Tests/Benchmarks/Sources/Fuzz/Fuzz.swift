import Foundation
import MatchEngineFuzz

/// Plays in another process, so that a crash is a failure like any other and has its seed.
@main enum Fuzz {
  @MainActor static func main() throws {
    let options: FuzzOptions
    do {
      options = try FuzzOptions(CommandLine.arguments.dropFirst())
    } catch {
      complain("fuzz: \(error.reason); --help tells what there is")
      exit(2)
    }
    if options.printsHelp { return print(FuzzOptions.help) }
    if options.isWorker { return Worker(options: options).run() }
    print("begins with seed \(options.seed)")
    let start = Date()
    let figures = try play(options, since: start)
    print(figures.text(after: -start.timeIntervalSinceNow))
    if figures.failed > 0 { exit(1) }
  }

  @MainActor private static func play(_ options: FuzzOptions, since start: Date) throws -> Figures {
    var figures = Figures()
    var seed = options.seed
    while true {
      let left = options.runs.map { $0 - min($0, seed - options.seed) }
      let time = options.seconds.map { $0 + start.timeIntervalSinceNow }
      if left == 0 || (time ?? 1) <= 0 { return figures }
      let (last, status) = try work(from: seed, left, time, &figures)
      if status == 0 { return figures }
      figures.failed += 1
      figures.runs += 1
      complain("CRASHED with status \(status)\n\(Script(seed: last))")
      seed = last + 1
    }
  }

  /// Starts a worker and reads what it says; gives the last seed that it began, and how it ended.
  private static func work(
    from seed: UInt64,
    _ runs: UInt64?,
    _ seconds: Double?,
    _ figures: inout Figures
  ) throws -> (last: UInt64, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--worker", "--seed", "\(seed)", "--runs", "\(runs ?? .max)"]
    if let seconds { process.arguments? += ["--seconds", "\(seconds)"] }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    var last = seed
    var text = ""
    while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      while let end = text.firstIndex(of: "\n") {
        let line = text[..<end]
        if line.hasPrefix("begin ") { last = UInt64(line.dropFirst(6)) ?? last }
        if line.hasPrefix("end ") { figures.add(line) }
        text.removeSubrange(...end)
      }
    }
    process.waitUntilExit()
    return (last, process.terminationStatus)
  }

  private static func complain(_ complaint: String) {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
  }
}
