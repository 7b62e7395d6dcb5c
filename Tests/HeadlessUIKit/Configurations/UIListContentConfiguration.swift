// What rows and headers of lists show. Distances and sizes are plausible, not measured.
public struct UIListContentConfiguration: Hashable {
  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Zero means no limit, and no room kept.
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }

  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11,
    leading: 16,
    bottom: 11,
    trailing: 16
  )
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  var minimumHeight: CGFloat = 44

  private init() {
    secondaryTextProperties.color = .secondaryLabel
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
  }

  private init(header style: UIFont.TextStyle, _ color: UIColor) {
    self.init()
    (textProperties.font, textProperties.color) = (.preferredFont(forTextStyle: style), color)
    (directionalLayoutMargins.top, directionalLayoutMargins.bottom) = (6, 6)
    minimumHeight = 28
  }

  public static func cell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func valueCell() -> Self {
    var cell = Self()
    cell.prefersSideBySideTextAndSecondaryText = true
    cell.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return cell
  }
  public static func sidebarCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self(header: .headline, .label) }
  public static func plainFooter() -> Self { groupedHeader() }
  public static func groupedHeader() -> Self { Self(header: .footnote, .secondaryLabel) }
  public static func groupedFooter() -> Self { groupedHeader() }
  public static func sidebarHeader() -> Self { plainHeader() }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel()
  private let secondary = UILabel()
  private var shown = UIListContentConfiguration.cell()

  public init(configuration: UIListContentConfiguration) {
    super.init(frame: .zero)
    for view in [picture, label, secondary] { addSubview(view) }
    picture.clipsToBounds = true
    self.configuration = configuration
  }
  public required init?(coder: NSCoder) { missing("views from an archive") }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      picture.image = new.image
      picture.preferredSymbolConfiguration = new.imageProperties.preferredSymbolConfiguration
      picture.tintColor = new.imageProperties.tintColor
      picture.layer.cornerRadius = new.imageProperties.cornerRadius
      label.show(new.text, new.attributedText, new.textProperties)
      secondary.show(new.secondaryText, new.secondaryAttributedText, new.secondaryTextProperties)
      // UIKit adds these only when there is something in them.
      picture.isHidden = new.image == nil
      for label in [label, secondary] { label.isHidden = label.text?.isEmpty ?? true }
      invalidateIntrinsicContentSize()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: boxes(in: CGSize(width: size.width, height: 0)).height)
  }
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let boxes = boxes(in: bounds.size).places
    for (view, box) in zip([picture, label, secondary], boxes) {
      let x = readsRightToLeft ? bounds.width - box.maxX : box.minX
      view.frame = CGRect(x: x, y: box.minY, width: box.width, height: box.height)
    }
  }

  /// Places of image, text and second text, in the middle of a height.
  private func boxes(in size: CGSize) -> (places: [CGRect], height: CGFloat) {
    let margins = shown.directionalLayoutMargins.plain(rightToLeft: false)
    let image = imageSize
    let reserved = max(image.width, shown.imageProperties.reservedLayoutSize.width)
    let start = margins.left + (image == .zero ? 0 : reserved + shown.imageToTextPadding)
    let room = CGSize(width: max(0, size.width - start - margins.right), height: 0)
    let first = label.isHidden ? .zero : label.sizeThatFits(room)
    let second = secondary.isHidden ? .zero : secondary.sizeThatFits(room)
    let both = first.width + second.width + shown.textToSecondaryTextHorizontalPadding
    let isBeside = shown.prefersSideBySideTextAndSecondaryText && both <= room.width
    let hasBoth = first != .zero && second != .zero
    let below = first.height + (hasBoth ? shown.textToSecondaryTextVerticalPadding : 0)
    let text = isBeside ? max(first.height, second.height) : below + second.height
    let content = max(text, image.height) + margins.top + margins.bottom
    let height = max(shown.minimumHeight, content.rounded(.up))
    let middle = margins.top + (max(size.height, height) - margins.top - margins.bottom) / 2
    let top = middle - text / 2
    let end = size.width - margins.right - second.width
    func line(_ size: CGSize, _ look: UIListContentConfiguration.TextProperties) -> CGSize {
      let isWide = !isBeside && look.alignment != .natural
      let width = isWide ? room.width : min(size.width, room.width)
      return CGSize(width: width, height: size.height)
    }
    let picture = CGPoint(x: margins.left + reserved / 2, y: middle)
    let corner = isBeside ? CGPoint(x: end, y: top) : CGPoint(x: start, y: top + below)
    let places = [
      CGRect(center: picture, size: image),
      CGRect(origin: CGPoint(x: start, y: top), size: line(first, shown.textProperties)),
      CGRect(origin: corner, size: line(second, shown.secondaryTextProperties)),
    ]
    return (places, height)
  }

  private var imageSize: CGSize {
    guard !picture.isHidden else { return .zero }
    let (own, limit) = (picture.intrinsicContentSize, shown.imageProperties.maximumSize)
    let shares = [(limit.width, own.width), (limit.height, own.height)]
    let scale = shares.map { $0 > 0 && $1 > $0 ? $0 / $1 : 1 }.min() ?? 1
    return CGSize(width: own.width * scale, height: own.height * scale)
  }
}

extension UILabel {
  fileprivate func show(
    _ text: String?,
    _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties
  ) {
    font = look.font
    textColor = look.color
    numberOfLines = look.numberOfLines
    lineBreakMode = look.lineBreakMode
    adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    minimumScaleFactor = look.minimumScaleFactor
    let alignments: [NSTextAlignment] = [.natural, .center, .justified]
    textAlignment = alignments[look.alignment.rawValue]
    if let attributed { attributedText = attributed } else { self.text = text }
  }
}
