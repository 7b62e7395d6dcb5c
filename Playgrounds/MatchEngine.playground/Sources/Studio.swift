import UIKit

/// A navigation above a panel.
open class Studio: UIViewController {
  /// The navigation.
  public let pages: UINavigationController
  private let spacing: CGFloat
  private let margin: CGFloat
  private let bottom: CGFloat

  /// A navigation that begins with a screen, and how far apart the panel's parts are, and from the
  /// sides and the bottom.
  public init(_ root: UIViewController, spacing: CGFloat, margin: CGFloat, bottom: CGFloat) {
    pages = UINavigationController(rootViewController: root)
    self.spacing = spacing
    self.margin = margin
    self.bottom = bottom
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// What is in the panel, from top to bottom.
  open var panel: [UIView] { [] }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let panel = UIStackView(arrangedSubviews: panel)
    panel.axis = .vertical
    panel.spacing = spacing
    addChild(pages)
    for part in [pages.view, panel] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    pages.didMove(toParent: self)
    NSLayoutConstraint.activate([
      pages.view.topAnchor.constraint(equalTo: view.topAnchor),
      pages.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pages.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pages.view.bottomAnchor.constraint(equalTo: panel.topAnchor, constant: -16),
      panel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: margin),
      panel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -margin),
      panel.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor,
        constant: -bottom
      ),
    ])
  }
}
