/// Sections and items by identifiers that are each there once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

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
