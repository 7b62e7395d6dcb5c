import UIKit

/// A line of the report, with its note below it.
final class ReportCell: UITableViewCell {
  let titleLabel = UILabel()
  let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    self.style(titleLabel, .headline, .label)
    self.style(noteLabel, .footnote, .secondaryLabel)
    let lines = UIStackView(arrangedSubviews: [titleLabel, noteLabel])
    lines.axis = .vertical
    lines.spacing = 2
    lines.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(lines)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      lines.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      lines.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      lines.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ row: ReportRow) {
    titleLabel.text = row.title
    noteLabel.text = row.note
  }

  private func style(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
  }
}
