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
    if options.isWorker { return try work(options) }
    print("begins with seed \(options.seed)")
    let start = Date()
    var figures = Figures()
    try play(options, since: start, &figures)
    print(figures.text(after: -start.timeIntervalSinceNow))
    if figures.failed > 0 { exit(1) }
  }

  /// Starts workers, a new one after each crash, until as much was played as was asked for.
  private static func play(
    _ options: FuzzOptions,
    since start: Date,
    _ figures: inout Figures
  ) throws {
    var seed = options.seed
    while true {
      let left = options.runs.map { $0 - min($0, seed - options.seed) }
      let time = options.seconds.map { $0 + start.timeIntervalSinceNow }
      if left == 0 || (time ?? 1) <= 0 { return }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["--worker", "--seed", "\(seed)", "--runs", "\(left ?? .max)"]
      if let time { process.arguments? += ["--seconds", "\(time)"] }
      let pipe = Pipe()
      process.standardOutput = pipe
      try process.run()
      try figures.read(pipe.fileHandleForReading, &seed)
      process.waitUntilExit()
      if process.terminationStatus == 0 { return }
      figures.failed += 1
      figures.runs += 1
      let script = MainActor.assumeIsolated {
        isTwin(seed) ? "\(UntaggedScript(seed: seed))" : "\(Script(seed: seed))"
      }
      complain("CRASHED with status \(process.terminationStatus)\n\(script)")
      seed += 1
    }
  }

  /// Plays scripts one after the other, and prints what came of each to the process that started it.
  @MainActor private static func work(_ options: FuzzOptions) throws {
    let start = Date()
    for seed in options.seed... {
      if seed - options.seed == options.runs { return }
      if let seconds = options.seconds, -start.timeIntervalSinceNow > seconds { return }
      let result = isTwin(seed) ? compare(seed) : play(seed)
      FileHandle.standardOutput.write(try JSONEncoder().encode(result) + Data("\n".utf8))
    }
  }

  /// Whether a seed makes an app on whose screens nothing is tagged, which is played with the engine and without.
  private static func isTwin(_ seed: UInt64) -> Bool { seed % 10 == 9 }

  @MainActor private static func play(_ seed: UInt64) -> FuzzResult {
    let script = Script(seed: seed)
    let result = FuzzRun.play(script)
    // The failure with the shortest script that has one of its kind.
    if let kind = result.failures.first.map(kind) {
      let shortest = script.shrunk { FuzzRun.play($0).failures.first.map(Fuzz.kind) == kind }
      complain("\(shortest)", result.failures)
    }
    return result
  }

  /// What a failure is about: the property of a kind of view that differs, or how it begins.
  private static func kind(_ failure: String) -> Substring {
    let property = failure.split(separator: " › ").dropFirst().last
    return property.map { $0.drop { !$0.isLetter }.prefix { $0 != ":" } } ?? failure.prefix(12)
  }

  @MainActor private static func compare(_ seed: UInt64) -> FuzzResult {
    let script = UntaggedScript(seed: seed)
    let result = WithAndWithout.play(script)
    if !result.failures.isEmpty {
      complain("\(WithAndWithout.shortest(script))", result.failures)
    }
    return result
  }

  private static func complain(_ script: String, _ failures: [String]) {
    complain((["FAILED \(script)"] + failures.map { "  -> \($0)" }).joined(separator: "\n"))
  }

  private static func complain(_ complaint: String) {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
  }
}

/// What came of all runs.
private struct Figures {
  var runs = 0
  var failed = 0
  private var total = FuzzResult()

  /// Reads what a worker prints, a line for each seed that it has played, until it ends.
  mutating func read(_ file: FileHandle, _ seed: inout UInt64) throws {
    var rest = Data()
    while case let data = file.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let result = try JSONDecoder().decode(FuzzResult.self, from: rest[..<end])
        rest = Data(rest[(end + 1)...])
        total.add(result)
        runs += 1
        seed += 1
        if !result.failures.isEmpty { failed += 1 }
      }
    }
  }

  func text(after seconds: Double) -> String {
    var lines = [
      "\(runs) runs, \(failed) failed",
      "\(total.events) events, \(total.frames) frames looked at, \(total.watched) of them for jumps",
      "\(total.outcomes.values.reduce(0, +)) flights",
    ]
    for (outcome, count) in total.outcomes.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("  \(count) \(outcome)")
    }
    let rare = total.rarities.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
    lines.append(rare.map { "\($0.1) \($0.0)" }.joined(separator: ", "))
    let rate = Double(runs) / max(seconds, 1e-9)
    lines.append(String(format: "%.1f s, %.1f seeds a second", seconds, rate))
    return lines.joined(separator: "\n")
  }
}
