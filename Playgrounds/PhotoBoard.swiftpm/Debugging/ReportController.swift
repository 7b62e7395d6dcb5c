import MatchEngine
import UIKit

/// The last flight's report, and why other changes of screens had none.
final class ReportController: UITableViewController {
  private let sections: [(title: String, rows: [ReportRow])]

  init(_ log: FlightLog) {
    sections = log.sections
    super.init(style: .insetGrouped)
    title = "Last Flight"
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.allowsSelection = false
    tableView.register(ReportCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? ReportCell)?.show(sections[indexPath.section].rows[indexPath.row])
    return cell
  }
}
