#if canImport(UIKit)
import UIKit

/// A photo with its title, laid out by constraints, as an app would write it.
final class Detail: UIViewController {
  let photo = UIImageView()
  let heading = UILabel()
  let caption = UILabel()
  let close = UIButton(type: .system)
  let badge = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))

  init(image: UIImage, title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    photo.image = image
    heading.text = title
  }

  required init?(coder: NSCoder) { fatalError("no archives") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    photo.contentMode = .scaleAspectFit
    heading.font = .preferredFont(forTextStyle: .title1)
    caption.font = .systemFont(ofSize: 15, weight: .regular)
    caption.textColor = .secondaryLabel
    caption.numberOfLines = 0
    caption.text = "A circle on a plain ground, and nothing else that anybody could see."
    close.setTitle("Close", for: .normal)
    close.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) },
      for: .touchUpInside
    )
    layOut()
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [photo, heading, caption, close])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: photo)
    stack.translatesAutoresizingMaskIntoConstraints = false
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(badge)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safe.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      photo.heightAnchor.constraint(equalToConstant: 240),
      badge.widthAnchor.constraint(equalToConstant: 44),
      badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
      badge.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      badge.bottomAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor, constant: -16),
      badge.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: 200),
    ])
  }
}
#endif
