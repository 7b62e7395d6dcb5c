// What tables and collection views have in common. What an app selects is told to no delegate; what a finger selects is.
/// What a list takes back and uses again.
@preconcurrency @MainActor public protocol ReusableCell: UIView {
  var reuseIdentifier: String? { get }
}

/// A list in which one item at a time is selected.
@preconcurrency @MainActor open class ListView<Cell: ReusableCell>: UIScrollView {
  open var allowsSelection = true
  var cellQueue = ReuseQueue<Cell>()
  /// What is in sight.
  var live: [IndexPath: Cell] = [:]
  /// Numbers of items by section, as last asked for.
  var counts: [Int]?
  var selection: IndexPath?
  /// The item under the finger.
  var highlighted: IndexPath?

  /// What was said of a batch so far, and how many batches are open, one in the other.
  var updates = ListUpdates()
  var batchDepth = 0
  /// A cell that is only configured anew, and what is to be returned when one is asked for.
  var configured: Cell?
  /// What the constraints of items without a given height came to, since they were first in sight.
  var fittedHeights: [IndexPath: CGFloat] = [:]

  // MARK: What each kind of list does in its own way

  /// Everything is to be placed anew.
  func placesChanged() {}
  /// Asks the data source for a cell.
  func askForCell(_ path: IndexPath) {}

  /// What the data source says now.
  func askedCounts() -> [Int] { [] }
  func path(at point: CGPoint) -> IndexPath? { nil }
  func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {}
  func show(_ path: IndexPath, isHighlighted: Bool) {}
  func mayHighlight(_ path: IndexPath) -> Bool { true }
  /// Tells the delegate what a finger has selected.
  func tellSelected(_ path: IndexPath) {}
  /// Tells the delegate what has gone out of sight.
  func tellEnded(_ cell: Cell, _ path: IndexPath) {}
  /// What a finger drags out beside a row.
  func actions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? { nil }

  func addRowSwipe() {
    let swipe = RowSwipe { [weak self] start, isLeading in
      let row = self?.path(at: start)
      return row.flatMap { self?.actions($0, isLeading: isLeading) }?.actions.isEmpty == false
    }
    addGestureRecognizer(swipe)
  }

  // MARK: Cells

  public var visibleCells: [Cell] { sortedLive.map(\.value) }
  public func indexPath(for cell: Cell) -> IndexPath? { live.first { $0.value === cell }?.key }

  /// What is live, in a fixed order.
  var sortedLive: [(key: IndexPath, value: Cell)] { live.sorted { $0.key < $1.key } }

  /// Out of sight and into the queue.
  func takeBack(_ cell: Cell, _ path: IndexPath) {
    if live[path] === cell { live[path] = nil }
    if World.shared.switches.waitingCellsStayInList {
      cell.isHidden = true
    } else {
      cell.removeFromSuperview()
    }
    tellEnded(cell, path)
    if let identifier = cell.reuseIdentifier { cellQueue.put(cell, identifier) }
  }

  /// Every cell goes back into the queue, and nothing is selected any more.
  open func reloadData() {
    for (path, cell) in sortedLive { takeBack(cell, path) }
    (counts, selection, highlighted, fittedHeights) = (nil, nil, nil, [:])
  }

  // MARK: Items

  public var numberOfSections: Int { loadCounts().count }

  @discardableResult func loadCounts() -> [Int] {
    let known = counts ?? askedCounts()
    counts = known
    return known
  }

  func count(inSection section: Int) -> Int {
    let counts = loadCounts()
    guard counts.indices.contains(section) else { raise("there is no section \(section)") }
    return counts[section]
  }

  func hasItem(_ path: IndexPath) -> Bool {
    let counts = loadCounts()
    return counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Selection

  func select(_ path: IndexPath?, animated: Bool = false) {
    guard path != selection else { return }
    if let path, !hasItem(path) { raise("there is nothing at \(path) to select") }
    let old = selection
    selection = path
    if let old { show(old, isSelected: false, animated: animated) }
    if let path { show(path, isSelected: true, animated: animated) }
  }

  /// Of several fingers, the first one presses.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard highlighted == nil, allowsSelection, let touch = touches.oldest,
      let path = path(at: touch.location(in: self)), live[path] != nil, mayHighlight(path)
    else { return }
    highlighted = path
    show(path, isHighlighted: true)
  }

  /// The highlight ends before the selection changes.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let pressed = highlighted
    endHighlight()
    guard let pressed, let touch = touches.oldest, live[pressed] != nil,
      path(at: touch.location(in: self)) == pressed
    else { return }
    select(pressed)
    tellSelected(pressed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    endHighlight()
  }

  private func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    show(path, isHighlighted: false)
  }
}
