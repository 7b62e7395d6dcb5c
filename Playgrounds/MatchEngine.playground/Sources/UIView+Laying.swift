import UIKit

extension UIView {
  /// Adds a view that fills this one, or its safe area.
  public func fill(with view: UIView, inside guide: UILayoutGuide? = nil, insets: CGFloat = 0) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let (top, leading) = (guide?.topAnchor ?? topAnchor, guide?.leadingAnchor ?? leadingAnchor)
    let (bottom, trailing) = (
      guide?.bottomAnchor ?? bottomAnchor, guide?.trailingAnchor ?? trailingAnchor
    )
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: top, constant: insets),
      view.leadingAnchor.constraint(equalTo: leading, constant: insets),
      view.bottomAnchor.constraint(equalTo: bottom, constant: -insets),
      view.trailingAnchor.constraint(equalTo: trailing, constant: -insets),
    ])
  }
}

extension UITableViewCell {
  /// Lays out a round-cornered photo with this side, and labels below one another beside it.
  func layOut(_ photoView: UIImageView, side: CGFloat, beside labels: [UILabel], insets: CGFloat) {
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 12
    let texts = UIStackView(arrangedSubviews: labels)
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 3
    let row = UIStackView(arrangedSubviews: [photoView, texts])
    row.alignment = .center
    row.spacing = 16
    contentView.fill(with: row, insets: insets)
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalToConstant: side),
      photoView.heightAnchor.constraint(equalToConstant: side),
    ])
  }
}

extension UILabel {
  /// A label of one of the system's text styles.
  public convenience init(
    _ text: String = "",
    _ style: UIFont.TextStyle,
    _ color: UIColor = .label,
    lines: Int = 1
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
    numberOfLines = lines
  }
}

extension CGSize {
  /// A telephone's screen, for the live view.
  public static var phone: CGSize { CGSize(width: 393, height: 852) }
}
