// NV-73, GS-31: whether a search is active, and whether its bar is in sight. The bar is not laid out here: a test that
// wants it in sight puts it there.
@preconcurrency @MainActor open class UISearchBar: UIView {
  open var text: String?
  open var placeholder: String?
}

@preconcurrency @MainActor open class UISearchController: UIViewController {
  public private(set) var searchResultsController: UIViewController?
  public let searchBar = UISearchBar()
  open var isActive = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }
}
