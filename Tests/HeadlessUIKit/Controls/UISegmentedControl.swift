@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  private var labels: [UILabel] = []
  private let plate = UIView()

  /// Set by the app; no action is sent.
  open var selectedSegmentIndex = noSegment { didSet { setNeedsLayout() } }
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      guard let title = item as? String else { missing("segments that are not text") }
      insertSegment(withTitle: title, at: numberOfSegments, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  override func setUp() {
    isAccessibilityElement = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 8.5
    plate.layer.cornerRadius = 7
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  open var numberOfSegments: Int { labels.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    label.text = title
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.accessibilityTraits = .button
    addSubview(label)
    let place = min(max(segment, 0), labels.count)
    labels.insert(label, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: (widest + 20) * CGFloat(labels.count), height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A segment answers when the finger leaves it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let point = touch?.location(in: self),
      let index = labels.indices.first(where: { segmentFrame($0).contains(point) }),
      index != selectedSegmentIndex
    else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func segmentFrame(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, labels.count))
    let place = readsRightToLeft ? labels.count - 1 - index : index
    return CGRect(x: width * CGFloat(place), y: 0, width: width, height: bounds.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    plate.isHidden = !labels.indices.contains(selectedSegmentIndex)
    plate.backgroundColor = selectedSegmentTintColor ?? .systemBackground
    if !plate.isHidden { plate.frame = segmentFrame(selectedSegmentIndex).insetBy(dx: 2, dy: 2) }
    for (index, label) in labels.enumerated() {
      label.frame = segmentFrame(index)
      label.accessibilityTraits = index == selectedSegmentIndex ? [.button, .selected] : .button
    }
  }
}
