// What tables and collection views have in common. What an app selects is told to no delegate; what a finger selects is.
/// A list in which one item at a time is selected.
@preconcurrency @MainActor open class ListView: UIScrollView {
  open var allowsSelection = true
  /// Numbers of items by section, as last asked for.
  var counts: [Int]?
  var selection: IndexPath?
  /// The item under the finger.
  var highlighted: IndexPath?

  // MARK: What each kind of list does in its own way

  /// What the data source says now.
  func askedCounts() -> [Int] { [] }
  /// The item at a point, if it has a cell.
  func livePath(at point: CGPoint) -> IndexPath? { nil }
  func show(_ path: IndexPath, isSelected: Bool, animated: Bool) {}
  func show(_ path: IndexPath, isHighlighted: Bool) {}
  func mayHighlight(_ path: IndexPath) -> Bool { true }
  /// Tells the delegate what a finger has selected.
  func tellSelected(_ path: IndexPath) {}

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

  /// Nothing is known of the data any more, and nothing is selected.
  func forgetItems() {
    counts = nil
    selection = nil
    highlighted = nil
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
    super.touchesBegan(touches, with: event)
    guard highlighted == nil, allowsSelection, let touch = touches.first,
      let path = livePath(at: touch.location(in: self)), mayHighlight(path)
    else { return }
    highlighted = path
    show(path, isHighlighted: true)
  }

  /// The highlight ends before the selection changes.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    let pressed = highlighted
    endHighlight()
    guard let pressed, let touch = touches.first,
      livePath(at: touch.location(in: self)) == pressed
    else { return }
    select(pressed)
    tellSelected(pressed)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  private func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    show(path, isHighlighted: false)
  }
}
