import UIKit

/// A screen with a photo, a title, an answer to a question, and what to do about it.
open class AnswerScreen: UIViewController {
  /// The photo.
  public let photoView = UIImageView()
  /// The title.
  public let titleLabel = UILabel()
  /// The answer.
  public let answerLabel = UILabel()
  /// Closes it, if it is shown.
  public let closeButton = UIButton(type: .system)
  private let remedy: String

  /// A screen without an answer.
  public init(_ photo: Photo, title: String, remedy: String) {
    self.remedy = remedy
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
    photoView.image = photo.image
    titleLabel.text = title
    closeButton.isHidden = true
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
  }

  /// Puts the photo into a corner of itself once more.
  public func addThumbnail() -> UIView {
    let thumbnail = UIImageView(image: photoView.image)
    thumbnail.frame = CGRect(x: 16, y: 16, width: 72, height: 54)
    thumbnail.layer.borderWidth = 3
    thumbnail.layer.borderColor = UIColor.white.cgColor
    photoView.addSubview(thumbnail)
    return thumbnail
  }

  private func layOut() {
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 28, weight: .bold)
    answerLabel.font = .monospacedSystemFont(ofSize: 12, weight: .regular)
    answerLabel.numberOfLines = 0
    answerLabel.text = "…"
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .primaryActionTriggered
    )
    let answer = UIView()
    answer.backgroundColor = .tertiarySystemFill
    answer.layer.cornerRadius = 12
    answer.fill(with: answerLabel, insets: 14)
    let remedyLabel = UILabel(remedy, .body, lines: 0)
    let parts = [titleLabel, answer, remedyLabel, closeButton]
    let texts = UIStackView(arrangedSubviews: parts)
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 16
    for part in [photoView, texts] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      photoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 230),
      texts.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 20),
      texts.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      texts.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      answer.widthAnchor.constraint(equalTo: texts.widthAnchor),
    ])
  }
}
