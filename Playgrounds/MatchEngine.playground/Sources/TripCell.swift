import UIKit

/// A card with a trip.
///
/// The shadow and the clip are two views, because a clip would cut the shadow off.
final class TripCell: UICollectionViewCell, TripShowing {
  let card = UIView()
  private let body = UIView()
  private let badgedView = BadgedPhotoView(badgeAtTop: true)
  let placeLabel = UILabel("", .footnote, .secondaryLabel)
  let titleLabel = UILabel()
  let storyLabel = UILabel("", .subheadline, .secondaryLabel, lines: 2)
  private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))

  var photoView: UIImageView { badgedView }

  func show(_ trip: Trip) {
    badgedView.show(trip)
    placeLabel.text = trip.photo.place
    titleLabel.text = trip.photo.title
    storyLabel.text = trip.photo.story
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    body.backgroundColor = .secondarySystemGroupedBackground
    body.layer.cornerRadius = 22
    body.clipsToBounds = true
    card.layer.shadowOpacity = 0.16
    card.layer.shadowRadius = 14
    card.layer.shadowOffset = CGSize(width: 0, height: 8)
    titleLabel.font = .systemFont(ofSize: 22, weight: .bold)
    heartView.tintColor = .white
    contentView.fill(with: card)
    card.fill(with: body)
    layOut()
  }

  required init?(coder: NSCoder) { nil }

  private func layOut() {
    let texts = UIStackView(arrangedSubviews: [placeLabel, titleLabel, storyLabel])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    for part in [photoView, texts, heartView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      body.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: card.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 190),
      heartView.topAnchor.constraint(equalTo: photoView.topAnchor, constant: 18),
      heartView.trailingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: -16),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 14),
      texts.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 18),
      texts.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -18),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 22).cgPath
  }
}

/// A photo with the length of a trip on it.
final class BadgedPhotoView: UIImageView {
  private let badge = UIView()
  private let lengthLabel = UILabel("", .footnote)

  init(badgeAtTop: Bool) {
    super.init(frame: .zero)
    contentMode = .scaleAspectFill
    clipsToBounds = true
    badge.backgroundColor = UIColor(white: 0, alpha: 0.55)
    badge.layer.cornerRadius = 14
    lengthLabel.textColor = .white
    for (view, parent) in [(badge, self), (lengthLabel, badge)] as [(UIView, UIView)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: badgeAtTop ? 14 : 20),
      badge.heightAnchor.constraint(equalToConstant: 28),
      badgeAtTop
        ? badge.topAnchor.constraint(equalTo: topAnchor, constant: 14)
        : badge.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -20),
      lengthLabel.leadingAnchor.constraint(equalTo: badge.leadingAnchor, constant: 12),
      lengthLabel.trailingAnchor.constraint(equalTo: badge.trailingAnchor, constant: -12),
      lengthLabel.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func show(_ trip: Trip) {
    image = trip.photo.image
    lengthLabel.text = trip.length
  }
}
