import MatchEngine
import UIKit

/// A photo on the board, with its title and its place.
final class BoardCell: UICollectionViewCell {
  let photoView = UIImageView()
  let titleLabel = UILabel()
  let placeLabel = UILabel()

  /// How wide a photo is shown for its height.
  static let ratio: CGFloat = 4 / 3

  /// What the text needs at the size that the user prefers.
  static func textHeight(_ traits: UITraitCollection) -> CGFloat {
    let styles: [UIFont.TextStyle] = [.body, .footnote]
    return styles.reduce(gap) { height, style in
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      return height + font.lineHeight.rounded(.up)
    }
  }

  private static let gap: CGFloat = 6

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.layer.cornerRadius = 14
    photoView.layer.cornerCurve = .continuous
    style(titleLabel, .body, .label)
    style(placeLabel, .footnote, .secondaryLabel)
    arrange()
    isAccessibilityElement = true
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows a photo; what flies is called after it.
  func show(_ photo: Photo, _ picture: UIImage) {
    photoView.image = picture
    titleLabel.text = photo.title
    placeLabel.text = photo.place
    photoView.matchID = photo.matchID(.picture)
    titleLabel.matchID = photo.matchID(.title)
    placeLabel.matchID = photo.matchID(.place)
    accessibilityLabel = photo.spoken
  }

  private func style(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
  }

  private func arrange() {
    for view in [photoView, titleLabel, placeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      photoView.heightAnchor.constraint(
        equalTo: photoView.widthAnchor,
        multiplier: 1 / BoardCell.ratio
      ),
      titleLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: BoardCell.gap),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      placeLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      placeLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      placeLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
    ])
  }
}
