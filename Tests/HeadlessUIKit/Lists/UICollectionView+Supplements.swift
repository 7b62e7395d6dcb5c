// Headers, footers and whatever else a layout puts beside the items.
/// A supplementary view by its kind and its place.
struct SupplementPlace: Hashable {
  var kind: String
  var path: IndexPath
}

/// Where a layout puts one.
struct Supplement {
  var frame: CGRect
  /// Where the section ends for as long as which it stays in sight.
  var pinnedUntil: CGFloat?
}

extension UICollectionView {
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let handler: Handler
    let kind: String
    let identifier = World.shared.nextName("registration")

    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identifier
    if supplementQueue.kind(registration.kind + identifier) == nil {
      register(
        Supplementary.self,
        forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: identifier
      )
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind,
      withReuseIdentifier: identifier,
      for: indexPath
    )
    guard let view = view as? Supplementary else { raise("\(view) is no \(Supplementary.self)") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { supplementQueue.register(viewClass, elementKind + identifier) }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementQueue.take(elementKind + identifier) {
      view.attributes = nil
      view.prepareForReuse()
      return view
    }
    guard let kind = supplementQueue.kind(elementKind + identifier),
      let view = CellMaker.view(kind, frame: .zero) as? UICollectionReusableView
    else { raise("no class is registered for \(elementKind) with the identifier \(identifier)") }
    view.identifierStore = elementKind + identifier
    return view
  }

  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements[SupplementPlace(kind: elementKind, path: indexPath)]
  }

  func placeSupplements(_ wanted: [UICollectionViewLayoutAttributes]) {
    let places = wanted.map {
      SupplementPlace(kind: $0.representedElementKind ?? "", path: $0.indexPath)
    }
    for place in supplements.keys where !places.contains(place) { takeBackSupplement(place) }
    for (place, attributes) in zip(places, wanted) {
      if supplements[place] == nil {
        UIView.performWithoutAnimation {
          supplements[place] = make(place)
          if let view = supplements[place] {
            view.lay(attributes)
            addSubview(view)
          }
        }
      }
      guard let view = supplements[place] else { continue }
      view.lay(attributes)
    }
  }

  private func make(_ place: SupplementPlace) -> UICollectionReusableView {
    guard let dataSource else { raise("\(self) has supplementary views but no data source") }
    return dataSource.collectionView(
      self,
      viewForSupplementaryElementOfKind: place.kind,
      at: place.path
    )
  }

  func takeBackSupplement(_ place: SupplementPlace) {
    guard let view = supplements.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { supplementQueue.put(view, identifier) }
  }

  /// Tells a row of a list what it looks like there.
  func tellRow(_ cell: UICollectionViewCell, _ path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell,
      let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lists[path.section]
    else { return }
    // UIKit has a plate of this color behind the list.
    let isGrouped = [.grouped, .insetGrouped].contains(list.appearance)
    if isGrouped, backgroundColor == .systemBackground {
      backgroundColor = .systemGroupedBackground
    }
    let isLast = path.item == count(inSection: path.section) - 1
    cell.lie(in: list, isFirst: path.item == 0, isLast: isLast)
  }
}
