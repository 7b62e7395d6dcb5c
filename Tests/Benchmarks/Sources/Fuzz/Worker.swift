import Foundation
import MatchEngineFuzz

/// Plays scripts one after the other and says so, line by line, to the process that started it.
@MainActor struct Worker {
  let options: FuzzOptions

  func run() {
    let start = Date()
    var seed = options.seed
    while seed - options.seed < options.runs ?? .max {
      if let seconds = options.seconds, -start.timeIntervalSinceNow > seconds { return }
      play(seed)
      seed += 1
    }
  }

  private func play(_ seed: UInt64) {
    say("begin \(seed)")
    let script = Script(seed: seed)
    let result = FuzzRun.play(script)
    if let first = result.failures.first {
      complain(script, result, first)
    }
    let outcomes = result.outcomes.map { "\($0.key)=\($0.value)" }.joined(separator: ";")
    let rarities = result.rarities.map { "\($0.key.rawValue)=\($0.value)" }.joined(separator: ";")
    let counts = "\(result.events) \(result.frames) \(result.failures.count)"
    say("end \(counts) \(rarities)|\(outcomes)")
  }

  /// The failure with the shortest script that has one of its kind.
  private func complain(_ script: Script, _ result: FuzzResult, _ first: String) {
    let shortest = script.shrunk { FuzzRun.play($0).failures.first?.prefix(12) == first.prefix(12) }
    let lines = ["FAILED \(shortest)", shortest.literal] + result.failures.map { "  -> \($0)" }
    FileHandle.standardError.write(Data("\(lines.joined(separator: "\n"))\n".utf8))
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
