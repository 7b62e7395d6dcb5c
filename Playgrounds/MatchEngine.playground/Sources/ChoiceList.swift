import UIKit

/// A list to choose from.
open class ChoiceList: UITableViewController {
  /// What can be chosen.
  public typealias Choice = (photo: Photo, title: String, what: String)

  private let choices: [Choice]
  private let whenShown: @MainActor (ChoiceRow, Int) -> Void
  private let chosen: @MainActor (ChoiceList, Int) -> Void

  /// A list, what is done to each row, and what comes of a tap.
  public init(
    _ choices: [Choice],
    whenShown: @escaping @MainActor (ChoiceRow, Int) -> Void,
    chosen: @escaping @MainActor (ChoiceList, Int) -> Void
  ) {
    self.choices = choices
    self.whenShown = whenShown
    self.chosen = chosen
    super.init(style: .plain)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 96
    tableView.register(ChoiceRow.self, forCellReuseIdentifier: "choice")
  }

  open override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int { choices.count }

  open override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    guard let row = cell as? ChoiceRow else { return cell }
    row.show(choices[indexPath.row])
    whenShown(row, indexPath.row)
    return row
  }

  open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen(self, indexPath.row)
  }
}

/// A row with a photo, a title and two lines.
public final class ChoiceRow: UITableViewCell {
  /// The photo.
  public let photoView = UIImageView()
  /// The title.
  public let titleLabel = UILabel("", .headline)
  private let whatLabel = UILabel("", .footnote, .secondaryLabel, lines: 2)

  func show(_ choice: ChoiceList.Choice) {
    photoView.image = choice.photo.image
    titleLabel.text = choice.title
    whatLabel.text = choice.what
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    layOut(photoView, side: 68, beside: [titleLabel, whatLabel], insets: 14)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }
}
