import Foundation
import MatchEngineFuzz
import MatchEngineTestSupport

/// Ten thousand journeys: as much memory at the end as at the beginning, and as fast.
///
/// It pushes and pops, presents and dismisses; a third of the flights is cancelled.
@main enum SoakCommand {
  @MainActor static func main() {
    let cycles = 10_000
    var soak = Soak()
    var batches: [Double] = []
    var memory = MemoryTrial()
    let batch = 100
    for first in stride(from: 0, to: cycles, by: batch) {
      let start = processorTime()
      for cycle in first..<min(first + batch, cycles) { soak.run(cycle) }
      batches.append(processorTime() - start)
      soak.count()
      memory.note()
    }
    report(soak, batches, memory, cycles)
  }

  @MainActor private static func report(
    _ soak: Soak,
    _ batches: [Double],
    _ memory: MemoryTrial,
    _ cycles: Int
  ) {
    // The quickest hundred of a thousand is what they take; the others were disturbed.
    let (first, last) = (batches.prefix(10).min() ?? 0, batches.suffix(10).min() ?? 0)
    print(
      "\(cycles) journeys: \(soak.outcomes.map { "\($0.value) flights \($0.key)" }.sorted().joined(separator: ", "))"
    )
    print("at rest: \(soak.census)")
    print(memory.text)
    print(
      String(
        format: "a hundred journeys: %.1f ms at first, %.1f ms at last",
        first * 1e3,
        last * 1e3
      )
    )
    var failures = soak.failures
    if !memory.isKept { failures.append("memory grows") }
    if last > 1.25 * first { failures.append("the last take longer than the first") }
    for failure in failures.prefix(10) { complain("FAILED: \(failure)") }
    if !failures.isEmpty { exit(1) }
  }

  private static func complain(_ complaint: String) {
    FileHandle.standardError.write(Data("\(complaint)\n".utf8))
  }

  /// Seconds of processor time so far.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
