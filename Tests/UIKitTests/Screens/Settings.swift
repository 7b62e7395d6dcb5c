#if canImport(UIKit)
import UIKit

/// A table of settings with controls in its rows, as an app would write it.
final class Settings: UITableViewController {
  let names = ["Duration", "Bounce", "Outlines"]
  let toggle = UISwitch()
  let slider = UISlider()
  private(set) var duration: Float = 0.4

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    slider.value = duration
    slider.addAction(
      UIAction { [weak self] _ in self.map { $0.duration = $0.slider.value } },
      for: .valueChanged
    )
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessoryView = indexPath.row == 0 ? slider : indexPath.row == 2 ? toggle : nil
    return cell
  }
}
#endif
