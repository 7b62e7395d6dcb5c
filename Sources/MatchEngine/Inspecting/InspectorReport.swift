#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// What the last flight did, as a list.
@MainActor final class InspectorReport: UIView {
  /// A row of the list.
  struct Row: Equatable {
    let title: String
    let note: String
  }

  private let table = UITableView(frame: .zero, style: .plain)
  private var rows: [Row] = []

  init() {
    super.init(frame: .zero)
    #if os(tvOS)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    #else
    backgroundColor = .secondarySystemBackground
    #endif
    layer.cornerRadius = 12
    clipsToBounds = true
    table.backgroundColor = .clear
    table.allowsSelection = false
    table.rowHeight = UITableView.automaticDimension
    table.register(InspectorCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    addSubview(table)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    table.frame = bounds
  }

  func show(_ rows: [Row]) {
    guard rows != self.rows else { return }
    self.rows = rows
    table.reloadData()
  }
}

extension InspectorReport {
  /// The rows of a report and of a diagnosis, in the order in which the report prints them.
  static func rows(_ report: MatchReport?, _ diagnosis: MatchDiagnosis?) -> [Row] {
    let refusal = diagnosis.map { [Row(title: "Nothing flew", note: "\($0)")] } ?? []
    guard let report else {
      return refusal.isEmpty ? [Row(title: "No flight", note: "")] : refusal
    }
    let lines = "\(MatchReport.summary(of: report))"
    let rows = report.rows.map { Row(title: "\($0.id)  \($0.fate.rawValue)", note: "\($0.note)") }
    let faults = report.faults.map { Row(title: $0.id, note: "\($0.reason)") }
    return refusal + [Row(title: lines, note: report.phaseLine)] + rows + faults
  }
}

extension MatchReport {
  /// The first lines of the report.
  fileprivate static func summary(of report: MatchReport) -> String {
    let count = report.noPair == nil ? 1 : 2
    return "\(report)".split(separator: "\n").prefix(count).joined(separator: ", ")
  }

  /// The last line of the report, which has the phases.
  fileprivate var phaseLine: String {
    phases.isEmpty ? "" : "\(self)".split(separator: "\n").last.map { String($0) } ?? ""
  }
}

extension InspectorReport: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? InspectorCell)?.show(rows[indexPath.row])
    return cell
  }
}

/// A row of the list, with its note below it.
@MainActor final class InspectorCell: UITableViewCell {
  private let title = UILabel()
  private let note = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    title.font = .systemFont(ofSize: 13, weight: .semibold)
    note.font = .systemFont(ofSize: 12)
    note.textColor = .secondaryLabel
    for label in [title, note] { label.numberOfLines = 0 }
    let lines = UIStackView(arrangedSubviews: [title, note])
    lines.axis = .vertical
    lines.spacing = 2
    lines.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lines)
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      lines.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ row: InspectorReport.Row) {
    title.text = row.title
    note.text = row.note
    note.isHidden = row.note.isEmpty
  }
}
#endif
