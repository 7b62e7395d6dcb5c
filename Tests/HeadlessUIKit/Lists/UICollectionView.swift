// VH-11. Only what is in sight exists; the layout pass makes and takes back cells.
import Foundation

@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet { layoutChanged(from: oldValue) }
  }

  open var allowsSelection = true
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }

  var cellQueue = ReuseQueue<UICollectionViewCell>()
  /// What is in sight.
  var live: [IndexPath: UICollectionViewCell] = [:]
  /// Numbers of items by section, as last asked for.
  var counts: [Int]?
  var selection: [IndexPath] = []
  /// Keeps the tokens of the registrations in use, so that none is mistaken for another.
  var registrations: [String: RegistrationToken] = [:]
  /// The item under the finger.
  var highlighted: IndexPath?
  /// The bounds for which the layout was last asked whether it still holds.
  var preparedBounds = CGRect.null

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionViewStore = self
    backgroundColor = .systemBackground
  }

  public required init?(coder: NSCoder) { missing("collection views from an archive") }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// Every cell goes back into the queue, and nothing is selected any more.
  open func reloadData() {
    takeBackAll()
    counts = nil
    selection = []
    highlighted = nil
    collectionViewLayout.invalidateLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { pressBegan(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { pressEnded(at: touch.location(in: self)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  /// The delegate, which UIKit declares once more with this type.
  var itemDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }
}
