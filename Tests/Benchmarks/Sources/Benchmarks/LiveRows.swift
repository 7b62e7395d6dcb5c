#if canImport(UIKit)
import Foundation

/// What a page costs while it is touched in a browser, as the page's own command measures it.
///
/// That command is built as people build it, without optimization.
func liveRows() -> [Row] {
  let lines = figures(ofPage: "PhotoMorph")
  let rows = lines.compactMap(row)
  expect(rows.count == 3, "a touched page prints three lines of figures, not \(lines)")
  return rows
}

/// What the page prints.
private func figures(ofPage command: String) -> [Substring] {
  let package = URL(fileURLWithPath: "\(#filePath)/../../../../..").standardizedFileURL
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [
    "swift", "run", "--package-path", package.path, command, "--live", "--trial", "figures",
  ]
  let pipe = Pipe()
  process.standardOutput = pipe
  do {
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n")
  } catch {
    expect(false, "\(command) can be run: \(error)")
    return []
  }
}

/// What all but a twentieth of what was measured keep below.
private func row(of line: Substring) -> Row? {
  guard
    let match = line.wholeMatch(of: /(.+?) +p50 [\d.]+ (\w+), p95 ([\d.]+) \w+, ≤ ([\d.]+) .*/),
    let high = Double(match.3), let limit = Double(match.4)
  else { return nil }
  let unit = String(match.2)
  return Row(
    name: ["B": "live bytes", "ms": "live time"][unit] ?? "live delay",
    measures: "\(match.1), but for a twentieth, on the page Photo morph, touched over loopback",
    figure: high,
    unit: unit,
    // How long a program takes that isn't optimized says as much of the machine.
    budget: unit == "ms" ? nil : .figure(limit)
  )
}
#endif
