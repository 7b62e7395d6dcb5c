import UIKit

/// A screen with a photo, larger and with square corners, its title, its place and its story.
public final class PhotoScreen: UIViewController, PhotoShowing {
  /// The photo.
  public let photoView = UIImageView()
  /// Its title.
  public let titleLabel = UILabel()
  /// Its story.
  public let story = UILabel("", .body, lines: 0)
  /// Where and when it was taken.
  public let placeLabel: UILabel

  /// Its story, as what a row does not have.
  public var storyLabel: UILabel? { story }

  /// A screen with a photo.
  public init(_ photo: Photo) {
    placeLabel = UILabel(photo.place, .subheadline, .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    photoView.image = photo.image
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.text = photo.title
    titleLabel.font = .systemFont(ofSize: 34, weight: .semibold)
    story.text = photo.story
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let texts = UIStackView(arrangedSubviews: [titleLabel, placeLabel, story])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    texts.setCustomSpacing(16, after: placeLabel)
    for part in [photoView, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    // On a screen that is turned there would be nothing but the photo.
    let square = photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor)
    square.priority = .defaultHigh
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photoView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, multiplier: 0.5),
      square,
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 4),
      texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -4),
    ])
  }
}
