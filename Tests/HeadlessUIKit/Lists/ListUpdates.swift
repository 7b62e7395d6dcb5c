/// What a list is told about others of its items: what went and what is loaded anew at places before the change, what
/// came at places after it.
struct ListUpdates {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  private var goneSections: IndexSet = []
  private var newSections: IndexSet = []

  mutating func inserts(_ sections: IndexSet) { newSections.formUnion(sections) }
  mutating func deletes(_ sections: IndexSet) { goneSections.formUnion(sections) }
  mutating func reloads(_ sections: IndexSet) {
    inserts(sections)
    deletes(sections)
  }

  /// Where everything that stays goes to, by numbers of items before and after.
  func destinations(_ old: [Int], _ new: [Int]) -> [IndexPath: IndexPath] {
    let staying = old.indices.filter { !goneSections.contains($0) }
    let kept = new.indices.filter { !newSections.contains($0) }
    guard staying.count == kept.count else { refuse("\(new.count) sections") }
    let taken = inserted.union(moved.values)
    var destinations = moved
    for (from, to) in zip(staying, kept) {
      let items = IndexPath.all(old[from], in: from).filter {
        !deleted.contains($0) && moved[$0] == nil
      }
      let places = IndexPath.all(new[to], in: to).filter { !taken.contains($0) }
      guard items.count == places.count else { refuse("\(new[to]) items in section \(to)") }
      destinations.merge(zip(items, places)) { first, _ in first }
    }
    return destinations.filter { !reloaded.contains($0.key) }
  }

  private func refuse(_ what: String) -> Never {
    raise("invalid batch updates: \(what) after the update do not agree with what was said of it")
  }
}

extension IndexPath {
  static func all(_ count: Int, in section: Int) -> [IndexPath] {
    (0..<count).map { IndexPath(item: $0, section: section) }
  }
}

// A batch changes everything at once; what is said outside of one is a batch by itself. All of it is animated.
extension ListView {
  func say(_ change: (inout ListUpdates) -> Void) {
    change(&updates)
    if batchDepth == 0 { commit(nil) }
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    loadCounts()
    batchDepth += 1
    updates?()
    batchDepth -= 1
    if batchDepth == 0 { commit(completion) }
  }

  func commit(_ completion: ((Bool) -> Void)?) {
    let said = updates
    updates = ListUpdates()
    let old = counts ?? askedCounts()
    let new = askedCounts()
    let destinations = said.destinations(old, new)
    adopt(new, animated: window != nil, { destinations[$0] }) { completion?(true) }
  }

  /// What stays moves and keeps its cell and its selection, what comes fades in, and what went fades out.
  ///
  /// Only then is it given back. Without an animation, all that is at once.
  func adopt(
    _ new: [Int],
    animated: Bool,
    _ place: (IndexPath) -> IndexPath?,
    completion: @escaping () -> Void
  ) {
    let gone = move(new, place)
    guard animated else {
      for (path, cell) in gone { takeBack(cell, path) }
      // A table in no window would be laid out with widths that it doesn't keep.
      if window != nil || !(self is UITableView) { layoutIfNeeded() }
      return World.shared.nextTurn { completion() }
    }
    let stays = Set(live.values.map { ObjectIdentifier($0) })
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
      for (_, cell) in gone { cell.alpha = 0 }
      for cell in self.live.values where !stays.contains(ObjectIdentifier(cell)) {
        UIView.performWithoutAnimation { cell.alpha = 0 }
        cell.alpha = 1
      }
    } completion: { _ in
      for (path, cell) in gone {
        cell.alpha = 1
        self.takeBack(cell, path)
      }
      completion()
    }
  }

  /// Gives what stays its new place, and returns what went.
  private func move(
    _ new: [Int],
    _ place: (IndexPath) -> IndexPath?
  ) -> [(key: IndexPath, value: Cell)] {
    counts = new
    selection = selection.flatMap(place)
    highlighted = highlighted.flatMap(place)
    let old = sortedLive
    live = [:]
    for (path, cell) in old {
      if let new = place(path) { live[new] = cell }
    }
    fittedHeights = fittedHeights.reduce(into: [:]) { heights, known in
      if let new = place(known.key) { heights[new] = known.value }
    }
    placesChanged()
    return old.filter { place($0.key) == nil }
  }

  /// Shows another snapshot; what is reloaded gets another cell, what is configured anew keeps its own.
  func show<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>,
    after old: NSDiffableDataSourceSnapshot<Section, Item>,
    animated: Bool,
    completion: @escaping () -> Void
  ) {
    let places = new.places
    let counts = new.sectionIdentifiers.map { new.numberOfItems(inSection: $0) }
    let place: (IndexPath) -> IndexPath? = { path in
      old.item(at: path).flatMap { new.reloaded.contains($0) ? nil : places[$0] }
    }
    adopt(counts, animated: animated && window != nil, place, completion: completion)
    for item in new.reconfigured { if let path = places[item] { configureAgain(path) } }
  }

  /// Asks for a cell again, which is the one that is there.
  func configureAgain(_ path: IndexPath) {
    guard let cell = live[path] else { return }
    configured = cell
    askForCell(path)
    configured = nil
    fittedHeights[path] = nil
    placesChanged()
  }
}
