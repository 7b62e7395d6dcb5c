// The protocols' optional members are declared here, because subclasses override them.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  public let collectionViewLayout: UICollectionViewLayout

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { missing("controllers from an archive") }

  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded as? UICollectionView
    }
    set { view = newValue }
  }

  open override func loadView() {
    let list = UICollectionView(
      frame: UIScreen.main.bounds,
      collectionViewLayout: collectionViewLayout
    )
    list.dataSource = self
    list.delegate = self
    view = list
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (viewIfLoaded as? UICollectionView)?.select(nil)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 0 }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    raise("\(self) has items but makes no cells")
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { raise("\(self) makes no view of the kind \(kind)") }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
