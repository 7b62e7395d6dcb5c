@preconcurrency @MainActor open class UINavigationBar: UIView {
  weak var navigation: UINavigationController?
  private let background = UIView()
  private let contents = BarContents()
  /// What was there before an animated change, while it fades out.
  private let leaving = BarContents()
  private(set) var itemStore: [UINavigationItem] = []
  /// The items whose top is seen: in a transition those of the arriving controller, either way (NV-25).
  private var shownItems: [UINavigationItem] = []
  private var isStale = true

  open var prefersLargeTitles = false {
    didSet {
      wrote(self, "prefersLargeTitles")
      sizeMayChange()
    }
  }
  open var isTranslucent = true {
    didSet {
      wrote(self, "isTranslucent")
      sizeMayChange()
    }
  }

  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      wrote(self, "standardAppearance")
      showBackground()
    }
  }

  private func showBackground() {
    let look = topItem?.standardAppearance ?? standardAppearance
    let own = look.backgroundEffect == nil ? look.backgroundColor ?? .clear : look.backgroundColor
    background.backgroundColor = own ?? .bar(isTranslucent: isTranslucent)
  }

  override func setUp() {
    background.isUserInteractionEnabled = false
    addSubview(background)
    addSubview(contents)
    showBackground()
  }

  open var items: [UINavigationItem]? { itemStore }
  open var topItem: UINavigationItem? { itemStore.last }
  open var backItem: UINavigationItem? { itemStore.dropLast().last }

  var shownItem: UINavigationItem? { shownItems.last }

  /// Shows the items of a stack that rests.
  func show(_ stack: [UIViewController]) {
    itemStore = stack.map(\.navigationItem)
    see(itemStore)
    guard leaving.superview === self else { return }
    UIView.performWithoutAnimation {
      showContents()
      contents.alpha = 1
      leaving.letGo()
      leaving.removeFromSuperview()
    }
  }

  /// NV-25: the arriving item fades in, the leaving one out, which a pop keeps among the items (NV-21).
  ///
  /// NV-81: they slide only in UIKit's own transition.
  func show(
    _ stack: [UIViewController],
    by operation: UINavigationController.Operation,
    with motion: BarMotion,
    slides: Bool
  ) {
    let items = stack.map(\.navigationItem)
    let way = slides ? bounds.width * (operation == .push ? 0.5 : -0.5) : 0
    if operation == .push { itemStore = items }
    UIView.performWithoutAnimation {
      insertSubview(leaving, belowSubview: contents)
      fill(leaving)
      leaving.alpha = 1
      see(items)
      showContents()
      contents.alpha = 0
      contents.center.x += way
    }
    motion.add { [contents, leaving] in
      contents.alpha = 1
      contents.center.x -= way
      leaving.alpha = 0
      leaving.center.x -= way
    }
  }

  private func see(_ items: [UINavigationItem]) {
    shownItems = items
    for item in items { item.bar = self }
    isStale = true
    setNeedsLayout()
  }

  func itemChanged() {
    setNeedsLayout()
    sizeMayChange()
  }

  private func sizeMayChange() {
    isStale = true
    showBackground()
    World.shared.insetsChanged = true
    navigation?.viewIfLoaded?.setNeedsLayout()
  }

  static let titleHeight: CGFloat = 52

  /// 44 points, below them 52 more for a large title, less what a list has taken from that, and a search bar that the
  /// test has put into it (NV-85).
  func height(for controller: UIViewController?) -> CGFloat {
    guard let item = controller?.navigationItem else { return 44 }
    let search = item.searchController?.searchBar
    let height = 44 + (search?.superview === self ? search?.bounds.height ?? 0 : 0)
    return prefersLargeTitle(of: item) ? height + Self.titleHeight - item.titleLoss : height
  }

  func prefersLargeTitle(of item: UINavigationItem?) -> Bool {
    prefersLargeTitles && item?.largeTitleDisplayMode != .never
  }

  var isLarge: Bool {
    prefersLargeTitle(of: shownItem) && (shownItem?.titleLoss ?? 0) < Self.titleHeight
  }

  private var itemBelow: UINavigationItem? { shownItems.dropLast().last }

  var showsBack: Bool { itemBelow != nil && shownItem?.allowsBack == true }

  var backTitle: String {
    itemBelow?.backButtonTitle ?? itemBelow?.backBarButtonItem?.title ?? itemBelow?.title ?? "Back"
  }

  private func showContents() {
    isStale = false
    fill(contents)
  }

  private func fill(_ contents: BarContents) {
    contents.show(self) { [weak self] in
      guard let navigation = self?.navigation, navigation.change == nil else { return }
      navigation.popViewController(animated: true)
    }
    place(contents)
  }

  private func place(_ contents: BarContents) {
    contents.frame = bounds.inset(by: safeSides)
    contents.layOut(in: contents.bounds, isMirrored: readsRightToLeft)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The background reaches up to the edge of the screen, and to its sides; what is in front of it does not (NV-47).
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { showContents() } else { place(contents) }
    let height = bounds.height + frame.minY
    background.frame = CGRect(x: 0, y: -frame.minY, width: bounds.width, height: height)
  }
}
