/// Sections and items by identifiers that are each there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  /// What is to be shown in another cell, and what is to be shown anew in its own.
  private(set) var reloaded: Set<ItemIdentifierType> = []
  private(set) var reconfigured: Set<ItemIdentifierType> = []

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }
  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    guard let found = items[identifier] else { raise("there is no section \(identifier)") }
    return found
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      if items[identifier] != nil { raise("section \(identifier) is there already") }
      sectionIdentifiers.append(identifier)
      items[identifier] = []
    }
  }

  /// Into the last section where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      raise("there is no section for the items")
    }
    if let known = Set(identifiers).intersection(itemIdentifiers).first {
      raise("item \(known) is there already")
    }
    items[section]?.append(contentsOf: identifiers)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for identifier in identifiers { items[identifier] = nil }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, 1) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], beside: toIdentifier, 1)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside item: ItemIdentifierType,
    _ step: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let place = items[section]?.firstIndex(of: item)
    else { raise("there is no item \(item) to insert beside") }
    items[section]?.insert(contentsOf: identifiers, at: place + step)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfigured.formUnion(identifiers)
  }
  /// Nothing more is to be done for what was reloaded.
  var shown: Self {
    var shown = self
    (shown.reloaded, shown.reconfigured) = ([], [])
    return shown
  }

  public mutating func deleteAllItems() { self = Self() }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }

  /// Where each item is.
  var places: [ItemIdentifierType: IndexPath] {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (number, section) in sectionIdentifiers.enumerated() {
      for (index, item) in (items[section] ?? []).enumerated() {
        places[item] = IndexPath(item: index, section: number)
      }
    }
    return places
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
}
