import UIKit

/// How photos fly, and what the last flight did.
final class SettingsController: UITableViewController {
  private let store: SettingsStore
  private let log: FlightLog
  private lazy var sections = makeSections()

  init(_ store: SettingsStore, log: FlightLog) {
    self.store = store
    self.log = log
    super.init(style: .insetGrouped)
    title = "Settings"
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    showWhatApplies()
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
  ) -> UITableViewCell { sections[indexPath.section].rows[indexPath.row] }

  override func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { row(indexPath) is ButtonCell }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    (row(indexPath) as? ButtonCell)?.whenTapped()
  }

  private func row(_ path: IndexPath) -> UITableViewCell { sections[path.section].rows[path.row] }

  /// Takes a change over into the settings.
  private func change<Value>(_ setting: WritableKeyPath<Settings, Value>, to value: Value) {
    store.current[keyPath: setting] = value
    showWhatApplies()
    view.window?.inspect(store.current)
  }

  /// Only a spring has a bounce.
  private func showWhatApplies() { bounce.isEnabled = store.current.movement == .spring }

  // MARK: The rows

  private lazy var bounce = SliderCell(
    "Bounce",
    store.current.bounce,
    in: 0...0.6,
    describe: { "\(Int(($0 * 100).rounded())) %" },
    whenChanged: { [weak self] in self?.change(\.bounce, to: $0) }
  )

  private lazy var duration = SliderCell(
    "Duration",
    store.current.duration,
    in: 0.2...1.5,
    describe: { "\(String(format: "%.2f", $0)) s" },
    whenChanged: { [weak self] in self?.change(\.duration, to: $0) }
  )

  private func toggle(_ title: String, _ setting: WritableKeyPath<Settings, Bool>) -> SwitchCell {
    SwitchCell(title, store.current[keyPath: setting]) { [weak self] in
      self?.change(setting, to: $0)
    }
  }

  private func choice<Value: CaseIterable & RawRepresentable & Equatable>(
    _ title: String,
    _ setting: WritableKeyPath<Settings, Value>
  ) -> ChoiceCell where Value.RawValue == String {
    let values = Array(Value.allCases)
    let chosen = values.firstIndex(of: store.current[keyPath: setting]) ?? 0
    return ChoiceCell(title, values.map(\.rawValue.capitalized), chosen) { [weak self] in
      self?.change(setting, to: values[$0])
    }
  }

  private var report: ButtonCell {
    ButtonCell("Last flight") { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(ReportController(log), animated: true)
    }
  }

  private var probes: ButtonCell {
    ButtonCell("What UIKit does here") { [weak self] in
      self?.navigationController?.pushViewController(ProbesController(), animated: true)
    }
  }

  private var firstHour: ButtonCell {
    ButtonCell("First hour") { [weak self] in
      guard let self else { return }
      navigationController?.pushViewController(FirstHourController(store), animated: true)
    }
  }

  /// Screens of SwiftUI, where they can have IDs.
  private var hosted: [UITableViewCell] {
    #if canImport(SwiftUI)
    guard #available(iOS 16, *) else { return [] }
    return [
      ButtonCell("Hosted screen") { [weak self] in
        guard let navigation = self?.navigationController else { return }
        navigation.pushViewController(HostedSquare.makeScreen(in: navigation), animated: true)
      }
    ]
    #else
    return []
    #endif
  }

  private func makeSections() -> [(title: String, rows: [UITableViewCell])] {
    [
      ("Movement", [choice("Timing", \.movement), duration, bounce]),
      (
        "Path",
        [toggle("In an arc", \.isArched), toggle("One after the other", \.isStaggered)]
      ),
      ("Screens", [choice("Background", \.screens)]),
      (
        "Gestures",
        [
          toggle("Swipe from the edge", \.swipesBack), toggle("Pull down", \.pullsDown),
          toggle("Pinch", \.pinchesBack),
        ]
      ),
      ("Reduce Motion", [toggle("Move all the same", \.movesAlways)]),
      (
        "Debugging",
        [toggle("Slow motion", \.isSlow), toggle("Inspector", \.isInspected), report, probes]
      ),
      ("On a phone", [firstHour] + hosted),
    ]
  }
}
