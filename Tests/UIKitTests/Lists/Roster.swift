#if canImport(UIKit)
import UIKit

final class NameCell: UITableViewCell {
  var name = ""

  override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
  }
}

/// Names by section, in a table of its own.
@MainActor final class Roster: NSObject {
  var names: [[String]]
  var titles: [String?]
  var calls: [String] = []
  var heights: [String: CGFloat] = [:]
  var refuses = false
  let view: UITableView

  init(_ counts: [Int], style: UITableView.Style = .plain) {
    names = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
    titles = counts.map { _ in nil }
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: style)
    super.init()
    view.register(NameCell.self, forCellReuseIdentifier: "name")
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
  }

  func name(_ path: IndexPath) -> String { names[path.section][path.row] }

  var paths: [IndexPath] {
    names.enumerated().flatMap { section, names in
      names.indices.map { IndexPath(row: $0, section: section) }
    }
  }

  var pathsInSight: [IndexPath] {
    paths.filter { view.rectForRow(at: $0).intersects(view.bounds) }
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}

extension Roster: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { names.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    guard let cell = cell as? NameCell else { return cell }
    cell.name = name(indexPath)
    cell.textLabel?.text = cell.name
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }
}

extension Roster: UITableViewDelegate {
  private func note(_ call: String, _ path: IndexPath) {
    calls.append("\(call) \(path.section).\(path.row)")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[name(indexPath)] ?? 40
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !refuses
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }
}
#endif
