import UIKit

/// Asks UIKit what the library relies on, and shows and shares what it finds.
final class ProbesController: UITableViewController {
  private let probes: [Probe]
  private let pass: @MainActor (TimeInterval) async -> Void
  private var table: ProbeTable

  init(
    _ probes: [Probe] = Probe.all,
    pass: @escaping @MainActor (TimeInterval) async -> Void = ProbeRoom.sleep
  ) {
    (self.probes, self.pass, table) = (probes, pass, ProbeTable(on: ProbeTable.here))
    super.init(style: .insetGrouped)
    title = "What UIKit Does"
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.allowsSelection = false
    tableView.register(ReportCell.self, forCellReuseIdentifier: "row")
    offer("Run") { controller in
      controller.navigationItem.rightBarButtonItem = nil
      Task { await controller.ask() }
    }
  }

  /// Puts a button into the bar.
  private func offer(_ title: String, _ action: @escaping (ProbesController) -> Void) {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: title,
      primaryAction: UIAction(title: title) { [weak self] _ in self.map(action) }
    )
  }

  /// Asks everything; the probes show windows of their own meanwhile, which takes less than a minute.
  func ask() async {
    table = await ask(probes, pass) { [weak self] table in
      self?.table = table
      self?.tableView.reloadData()
    }
    offer("Share") { $0.share($0.table.text) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    table.rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { table.place }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = table.rows[indexPath.row]
    let note = [row.finding, row.verdict].compactMap { $0 }.joined(separator: ": ")
    (cell as? ReportCell)?.show(ReportRow(title: row.probe.claim, note: note))
    return cell
  }
}

extension UIViewController {
  /// Asks probes in the window's scene, and then shows this controller's window again.
  func ask(
    _ probes: [Probe],
    _ pass: @escaping @MainActor (TimeInterval) async -> Void,
    whenFound: (ProbeTable) -> Void = { _ in }
  ) async -> ProbeTable {
    let window = view.window
    let room = ProbeRoom(in: window?.windowScene, pass: pass)
    let table = await ProbeTable.asking(probes, in: room, whenFound: whenFound)
    window?.makeKeyAndVisible()
    return table
  }

  /// Hands a text over, which can be pasted into an issue.
  func share(_ text: String) {
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = navigationController?.navigationBar
    present(sheet, animated: true)
  }
}
