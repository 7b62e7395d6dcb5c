import UIKit

/// A card that lays itself out in one of two ways; it knows of no animation.
public final class Card: UIControl {
  /// Which one of them.
  public var isOpen = false { didSet { setNeedsLayout() } }
  /// A gradient at its lower edge.
  public let strip = Strip()
  /// The photo.
  public let coverView = UIImageView()
  /// Its title.
  public let titleLabel = UILabel()
  /// Where it was taken.
  public let placeLabel = UILabel("", .subheadline, .secondaryLabel)
  private let hintLabel = UILabel("", .footnote, .secondaryLabel)
  /// Its story, if the card is open.
  public let storyLabel = UILabel("", .body, lines: 0)

  /// A closed card.
  public init(_ photo: Photo) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    clipsToBounds = true
    coverView.image = photo.image
    coverView.contentMode = .scaleAspectFill
    coverView.clipsToBounds = true
    titleLabel.text = photo.title
    placeLabel.text = photo.place
    storyLabel.text = photo.story
    for part in [strip, coverView, titleLabel, placeLabel, storyLabel, hintLabel] {
      addSubview(part)
    }
  }

  /// Not from a storyboard.
  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = isOpen ? 24 : 16
    coverView.layer.cornerRadius = isOpen ? 0 : 10
    titleLabel.font = .systemFont(ofSize: isOpen ? 28 : 17, weight: .semibold)
    storyLabel.isHidden = !isOpen
    let width = bounds.width
    coverView.frame =
      isOpen
      ? CGRect(x: 0, y: 0, width: width, height: 190)
      : CGRect(x: 10, y: 10, width: 60, height: 60)
    strip.frame =
      isOpen
      ? CGRect(x: 18, y: bounds.height - 18, width: width - 36, height: 6)
      : CGRect(x: 84, y: bounds.height - 13, width: width - 100, height: 3)
    strip.show(isOpen ? [.systemTeal, .systemIndigo] : [.systemYellow, .systemPink])
    let start = isOpen ? CGPoint(x: 18, y: 204) : CGPoint(x: 84, y: 17)
    hintLabel.text = isOpen ? "Show less" : "More"
    let hintWidth = hintLabel.intrinsicContentSize.width
    place(titleLabel, at: start)
    place(hintLabel, at: CGPoint(x: width - 18 - hintWidth, y: start.y + (isOpen ? 14 : 3)))
    place(placeLabel, at: CGPoint(x: start.x, y: titleLabel.frame.maxY + 2))
    storyLabel.frame.size = storyLabel.sizeThatFits(CGSize(width: width - 36, height: 200))
    storyLabel.frame.origin = CGPoint(x: 18, y: placeLabel.frame.maxY + 10)
  }

  private func place(_ label: UILabel, at origin: CGPoint) {
    label.frame = CGRect(origin: origin, size: label.intrinsicContentSize)
  }
}

/// A gradient.
public final class Strip: UIView {
  public override class var layerClass: AnyClass { CAGradientLayer.self }

  func show(_ colors: [UIColor]) {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    gradient.cornerRadius = min(bounds.width, bounds.height) / 2
  }
}
