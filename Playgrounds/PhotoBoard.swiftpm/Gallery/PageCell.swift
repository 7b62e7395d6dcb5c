import MatchEngine
import UIKit

/// A page of the gallery: a photo as large as it can be, and below it what there is to say.
final class PageCell: UICollectionViewCell {
  let photoView = UIImageView()
  let titleLabel = UILabel()
  let placeLabel = UILabel()
  let storyLabel = UILabel()
  /// What does not fit can be scrolled to.
  let scrollView = UIScrollView()
  private var shape: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.isAccessibilityElement = true
    style(titleLabel, .title1, .label)
    style(placeLabel, .subheadline, .secondaryLabel)
    style(storyLabel, .body, .label)
    photoView.matchStyle.zOrder = 1
    arrange()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Shows a photo; what flies is called after it.
  func show(_ photo: Photo, _ picture: UIImage) {
    photoView.image = picture
    titleLabel.text = photo.title
    placeLabel.text = photo.place
    storyLabel.text = photo.story
    photoView.matchID = photo.matchID(.picture)
    titleLabel.matchID = photo.matchID(.title)
    placeLabel.matchID = photo.matchID(.place)
    photoView.accessibilityLabel = photo.spoken
    shape?.isActive = false
    shape = photoView.widthAnchor.constraint(
      equalTo: photoView.heightAnchor,
      multiplier: photo.shape.ratio
    )
    shape?.isActive = true
    scrollView.contentOffset = .zero
  }

  private func style(_ label: UILabel, _ style: UIFont.TextStyle, _ color: UIColor) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
  }
}

extension PageCell {
  private func arrange() {
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel, storyLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    texts.setCustomSpacing(16, after: placeLabel)
    scrollView.contentInsetAdjustmentBehavior = .never
    contentView.addSubview(scrollView)
    for view in [photoView, texts] { scrollView.addSubview(view) }
    for view in [scrollView, photoView, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate(edges + photoPlace + textPlace(texts))
  }

  private var edges: [NSLayoutConstraint] {
    [
      scrollView.topAnchor.constraint(equalTo: contentView.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      scrollView.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor
      ),
    ]
  }

  private var photoPlace: [NSLayoutConstraint] {
    let frame = scrollView.frameLayoutGuide
    let isWhole = photoView.widthAnchor.constraint(equalTo: frame.widthAnchor)
    isWhole.priority = .defaultHigh
    return [
      isWhole,
      photoView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      photoView.centerXAnchor.constraint(equalTo: scrollView.contentLayoutGuide.centerXAnchor),
      photoView.widthAnchor.constraint(lessThanOrEqualTo: frame.widthAnchor),
      photoView.heightAnchor.constraint(lessThanOrEqualTo: frame.heightAnchor, multiplier: 0.72),
    ]
  }

  private func textPlace(_ texts: UIView) -> [NSLayoutConstraint] {
    let content = scrollView.contentLayoutGuide
    let margins = contentView.layoutMarginsGuide
    return [
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 16),
      texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
      texts.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor, constant: -8),
      texts.widthAnchor.constraint(lessThanOrEqualToConstant: 600),
      texts.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
    ]
  }
}
