import UIKit

/// Leads through the steps of a first hour, and shares what was seen, with what the probes find.
final class FirstHourController: UITableViewController {
  private let store: SettingsStore
  private let probes: [Probe]
  private let pass: @MainActor (TimeInterval) async -> Void
  private lazy var cells = FirstHour.steps.enumerated().map { makeCell($0 + 1, $1) }

  init(
    _ store: SettingsStore,
    _ probes: [Probe] = Probe.all,
    pass: @escaping @MainActor (TimeInterval) async -> Void = ProbeRoom.sleep
  ) {
    (self.store, self.probes, self.pass) = (store, probes, pass)
    super.init(style: .insetGrouped)
    title = "First Hour"
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction(title: "Share") { [weak self] _ in
        guard let self else { return }
        navigationItem.rightBarButtonItem?.isEnabled = false
        Task { await self.share() }
      }
    )
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? { "Record the screen, and come back here after each step" }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  private func makeCell(_ number: Int, _ step: FirstHour.Step) -> UITableViewCell {
    let answers = FirstHour.Answer.allCases
    let chosen = FirstHour(answers: store.current.answers).answer(to: step)
    let title = "\(number). \(step.what)\n\n\(step.look)"
    return ChoiceCell(title, answers.map(\.rawValue), answers.firstIndex(of: chosen) ?? 0) {
      [store] in store.current.answers[step.name] = answers[$0]
    }
  }

  // MARK: Sharing

  /// What was seen, and what the probes find here, as text that can be pasted into an issue.
  ///
  /// The probes show windows of their own meanwhile, which takes less than a minute.
  func report() async -> String {
    let table = await ask(probes, pass)
    return FirstHour(answers: store.current.answers).text + "\n" + table.text
  }

  private func share() async {
    let text = await report()
    navigationItem.rightBarButtonItem?.isEnabled = true
    share(text)
  }
}
