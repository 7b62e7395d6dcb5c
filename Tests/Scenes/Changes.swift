import MatchEngine
import PlaygroundSupport
import UIKit

/// Three screens with one photo, in as many places.
@MainActor private var places: [Screen] {
  let looks: [(UIColor, CGRect)] = [
    (.white, CGRect(30, 600, 120, 120)), (.systemYellow, CGRect(200, 120, 160, 160)),
    (.systemMint, CGRect(40, 300, 300, 300)),
  ]
  return looks.enumerated().map { number, look in
    let screen = Screen(
      [
        UILabel(CGRect(140, 60, 200, 40), "Screen \(number + 1)", 30, .label, .bold),
        UIImageView(look.1, 0, id: "photo", radius: 14),
      ],
      on: look.0
    )
    screen.tabBarItem = UITabBarItem(
      title: "\(number + 1)",
      image: UIImage(systemName: "star"),
      tag: number
    )
    return screen
  }
}

/// Tabs that are tapped in flight.
@MainActor func showTabs() {
  let tabs = UITabBarController()
  tabs.viewControllers = places
  tabs.childMatchTransition = .even(0.7)
  PlaygroundPage.current.show(tabs) { hand in
    hand.wait(0.3)
    for (tab, seconds) in [(1, 0.25), (2, 1.4), (1, 0.3), (2, 1.2)] {
      hand.choose(tab, of: tabs)
      hand.wait(seconds)
    }
  }
}

/// Replacements that go on from one another, forward and backward.
@MainActor func showChain() {
  let (container, children) = (Screen([]), places)
  container.childMatchTransition = .even(0.7)
  func show(_ number: Int, _ direction: MatchDirection = .forward, animated: Bool = true) {
    container.matchShow(
      children[number],
      in: container.view,
      direction: direction,
      animated: animated
    )
  }
  PlaygroundPage.current.show(container) { hand in
    hand.do { show(0, animated: false) }
    hand.wait(0.3)
    for (number, direction, seconds) in [
      (1, MatchDirection.forward, 0.35), (2, .forward, 1.1), (1, .backward, 0.35),
      (0, .backward, 1.1),
    ] {
      hand.do { show(number, direction) }
      hand.wait(seconds)
    }
  }
}

/// The row of the screen that is there is deleted.
@MainActor func showLostRow() { showRows(opening: 2) { $0.remove(at: 2) } }

/// The row of the screen that is there has another place.
@MainActor func showFilteredRows() { showRows(opening: 8) { $0.removeFirst(5) } }

@MainActor private func showRows(opening row: Int, _ change: @escaping (inout [Photo]) -> Void) {
  let rows = Rows()
  rows.title = "Rows"
  let upper = Screen([
    UIImageView(CGRect(0, 120, 393, 300), row, id: "photo-\(row)"),
    UILabel(CGRect(20, 440, 300, 40), Photo.all[row].title, 30, .label, .bold),
  ])
  push(upper, on: rows) { hand, navigation in
    hand.wait(1)
    hand.do {
      change(&rows.photos)
      rows.tableView.reloadData()
    }
    goBack(&hand, navigation)
  }
}

private final class Rows: UITableViewController {
  var photos = Photo.all

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 90
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.matchIndexPathProvider = { [weak self] id in
      self?.photos.firstIndex { id == "photo-\($0.id)" }.map { IndexPath(row: $0, section: 0) }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    photos.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    for part in cell.contentView.subviews { part.removeFromSuperview() }
    let photo = photos[indexPath.row]
    cell.contentView.addSubview(
      UIImageView(CGRect(16, 10, 70, 70), photo.id, id: "photo-\(photo.id)", radius: 10)
    )
    cell.contentView.addSubview(UILabel(CGRect(100, 30, 250, 24), photo.title, 17))
    return cell
  }
}
