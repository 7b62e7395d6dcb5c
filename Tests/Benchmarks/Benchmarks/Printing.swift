import Foundation

private let titles = ["row", "figure", "floor", "ratio", "budget", "", "what"]

/// The rows as a table of an article.
func markdown(of rows: [Row]) -> String {
  let lines = [titles, titles.map { _ in "---" }] + rows.map(cells)
  return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
}

/// The rows as an aligned table.
func table(of rows: [Row]) -> String {
  let lines = [titles] + rows.map(cells)
  let widths = titles.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
  return lines.map { line in
    let padded = line.indices.map { column in
      let padding = String(repeating: " ", count: widths[column] - line[column].count)
      return (1...4).contains(column) ? padding + line[column] : line[column] + padding
    }
    return padded.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
  }.joined(separator: "\n")
}

private func cells(of row: Row) -> [String] {
  [
    row.name,
    number(row.figure) + " " + row.unit,
    row.floor.map { number($0) + " " + row.unit } ?? "–",
    row.ratio.map(number) ?? "–",
    row.budget.map { "≤ " + number($0.limit) } ?? "–",
    row.isKept.map { $0 ? "ok" : "MISSED" } ?? "–",
    row.measures,
  ]
}

private func number(_ value: Double) -> String {
  if value == value.rounded() { return String(Int(value)) }
  if abs(value) < 0.01 { return String(format: "%.1e", value) }
  return String(format: abs(value) < 100 ? "%.2f" : "%.0f", value)
}
