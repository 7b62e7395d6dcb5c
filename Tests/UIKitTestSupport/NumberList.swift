#if canImport(UIKit)
public import UIKit

/// A table of numbers, counted from 0.
public final class NumberList: UITableViewController {
  /// How many there are.
  public var count = 40

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
  }

  public override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { count }

  public override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}
#endif
