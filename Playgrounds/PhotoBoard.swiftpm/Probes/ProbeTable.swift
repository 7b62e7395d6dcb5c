#if canImport(UIKit)
import UIKit

/// What the probes have found in one place, to be read and to be sent.
struct ProbeTable: Sendable {
  /// One probe and what it has found.
  struct Row: Sendable {
    let probe: Probe
    /// Nil if UIKit did something that the probe does not foresee.
    let finding: String?

    /// What is made of it, in a few words.
    var verdict: String {
      guard let finding else { return "neither" }
      guard let relied = probe.relied else { return "open" }
      if finding == relied { return probe.source == nil ? "holds" : "settled" }
      return probe.source.map { "disagrees with \($0)" } ?? "does not hold"
    }

    /// Whether it disagrees with what UIKit was seen doing.
    var disagrees: Bool { probe.source != nil && finding != probe.relied }
  }

  /// The system and the machine.
  let place: String
  private(set) var rows: [Row] = []

  init(on place: String) { self.place = place }

  mutating func add(_ probe: Probe, _ finding: String?) {
    rows.append(Row(probe: probe, finding: finding))
  }

  /// A table in Markdown, as an issue shows it.
  var text: String {
    let head = [
      "\(place)", "", "| Probe | What is relied on or open | Found | |", "|---|---|---|---|",
    ]
    let lines = rows.map { row in
      "| `\(row.probe)` | \(row.probe.claim) | \(row.finding ?? "") | \(row.verdict) |"
    }
    return (head + lines).joined(separator: "\n") + "\n"
  }
}

extension ProbeTable {
  /// Where the probes run: iOS 26.1, iPhone17,1.
  @MainActor static var here: String {
    #if canImport(ObjectiveC)
    let device = UIDevice.current
    var system = utsname()
    uname(&system)
    let machine = withUnsafeBytes(of: &system.machine) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let simulated = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"]
    let model = simulated.map { "\($0), simulated" } ?? machine
    return "\(device.systemName) \(device.systemVersion), \(model)"
    #else
    return "The headless stand-in for UIKit"
    #endif
  }

  /// Asks everything, one after the other.
  @MainActor static func asking(
    _ probes: [Probe] = Probe.all,
    in room: ProbeRoom,
    whenFound: (ProbeTable) -> Void = { _ in }
  ) async -> ProbeTable {
    var table = ProbeTable(on: here)
    for probe in probes {
      table.add(probe, await probe.ask(room))
      room.close()
      whenFound(table)
    }
    return table
  }
}
#endif
