// A bar with the title of the top, its buttons and the way back.
import Foundation

@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  private let background = UIView()
  private let contents = BarContents()
  private(set) var itemStore: [UINavigationItem] = []
  private var isStale = true

  open var prefersLargeTitles = false { didSet { sizeMayChange() } }
  open var isTranslucent = true { didSet { sizeMayChange() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.isUserInteractionEnabled = false
    addSubview(background)
    showBackground()
  }

  public required init?(coder: NSCoder) { missing("views from an archive") }

  open var items: [UINavigationItem]? { itemStore }
  open var topItem: UINavigationItem? { itemStore.last }
  open var backItem: UINavigationItem? { itemStore.dropLast().last }

  func show(_ stack: [UIViewController]) {
    itemStore = stack.map(\.navigationItem)
    for item in itemStore { item.bar = self }
    isStale = true
    setNeedsLayout()
  }

  func itemChanged(_ item: UINavigationItem) {
    isStale = true
    setNeedsLayout()
    sizeMayChange()
  }

  private func sizeMayChange() {
    isStale = true
    World.shared.geometryChanged = true
    navigation?.viewIfLoaded?.setNeedsLayout()
  }

  /// 44 points, and 52 more below them for a large title.
  func height(for controller: UIViewController?) -> CGFloat {
    guard prefersLargeTitles, controller?.navigationItem.largeTitleDisplayMode != .never else {
      return 44
    }
    return 96
  }

  var isLarge: Bool { height(for: navigation?.stack.last) > 44 }

  var showsBack: Bool {
    guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
    return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
  }

  var backTitle: String {
    backItem?.backButtonTitle ?? backItem?.backBarButtonItem?.title ?? backItem?.title ?? "Back"
  }

  private func showContents() {
    isStale = false
    contents.show(self) { [weak self] in
      guard let navigation = self?.navigation, navigation.change == nil else { return }
      navigation.popViewController(animated: true)
    }
  }

  private func showBackground() {
    background.backgroundColor = .bar(isTranslucent: isTranslucent)
  }

  /// The background reaches up to the edge of the screen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { showContents() }
    contents.layOut(in: bounds, isMirrored: readsRightToLeft)
    let above = frame.minY
    background.frame = CGRect(
      x: 0,
      y: -above,
      width: bounds.width,
      height: bounds.height + above
    )
  }
}
