@preconcurrency @MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic = 0
    case always, never
  }

  /// The bar that shows this item.
  weak var bar: UINavigationBar?

  /// How much of a large title's height a list has taken.
  var titleLoss: CGFloat = 0 { didSet { if titleLoss != oldValue { changed() } } }

  open var title: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  /// Goes before the bar's own, where the item is the top one.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var hidesBackButton = false { didSet { changed() } }
  open var backButtonTitle: String? { didSet { changed() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }

  public init(title: String) {
    super.init()
    self.title = title
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether there is a back button where there is something to go back to.
  var allowsBack: Bool {
    !hidesBackButton && (leftBarButtonItem == nil || leftItemsSupplementBackButton)
  }

  private func changed() { bar?.itemChanged() }
}

@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What shows the item hears of each change.
  var changed: (() -> Void)?

  open var title: String? { didSet { changed?() } }
  open var image: UIImage? { didSet { changed?() } }
  open var isEnabled = true { didSet { changed?() } }
  open var tag = 0

  public override init() { super.init() }
}
