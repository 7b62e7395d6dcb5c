import PlaygroundSources
import UIKit

/// All pages by their titles.
final class PageList: UITableViewController {
  private let screens: [Screen]

  init(_ screens: [Screen]) {
    self.screens = screens
    super.init(style: .plain)
    title = "MatchEngine"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    screens.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = screens[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let page = PageController(screens[indexPath.row])
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
