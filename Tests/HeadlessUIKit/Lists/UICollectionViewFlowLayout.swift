import Foundation

@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var places: [FlowPlaces] = []
  private var contentSize = CGSize.zero
  private var preparedWidth: CGFloat = 0

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.size.inset(by: inset).swapped(if: isHorizontal)
    let sections = (0..<collectionView.numberOfSections).map { section(collectionView, $0) }
    let result = FlowMetrics(width: room.width).places(sections)
    places = result.places.map { $0.swapped(if: isHorizontal) }
    contentSize = CGSize(width: room.width, height: result.length).swapped(if: isHorizontal)
    preparedWidth = room.width
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let inset = collectionView.adjustedContentInset
    return newBounds.size.inset(by: inset).swapped(if: isHorizontal).width != preparedWidth
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes?] = []
    for (section, places) in places.enumerated() {
      let start = IndexPath(item: 0, section: section)
      if places.header.intersects(rect) {
        found.append(header(places.header, UICollectionView.elementKindSectionHeader, start))
      }
      for (item, place) in places.items.enumerated() where place.intersects(rect) {
        found.append(layoutAttributesForItem(at: IndexPath(item: item, section: section)))
      }
      if places.footer.intersects(rect) {
        found.append(header(places.footer, UICollectionView.elementKindSectionFooter, start))
      }
    }
    return found.compactMap { $0 }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section),
      places[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard places.indices.contains(indexPath.section) else { return nil }
    let section = places[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    return header(isHeader ? section.header : section.footer, elementKind, indexPath)
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  /// Headers and footers lie above the cells.
  private func header(
    _ frame: CGRect,
    _ kind: String,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind,
      with: indexPath
    )
    attributes.frame = frame
    attributes.zIndex = 10
    return attributes
  }

  private func section(_ view: UICollectionView, _ number: Int) -> FlowSection {
    let ask = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = (0..<view.numberOfItems(inSection: number)).map { item in
      ask?.collectionView(
        view,
        layout: self,
        sizeForItemAt: IndexPath(item: item, section: number)
      ) ?? itemSize
    }
    let inset = ask?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    let lines =
      ask?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number)
      ?? minimumLineSpacing
    let items =
      ask?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let header =
      ask?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
      ?? headerReferenceSize
    let footer =
      ask?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
      ?? footerReferenceSize
    return FlowSection(
      sizes: sizes.map { $0.swapped(if: isHorizontal) },
      lineSpacing: lines,
      itemSpacing: items,
      inset: inset.swapped(if: isHorizontal),
      header: header.swapped(if: isHorizontal).height,
      footer: footer.swapped(if: isHorizontal).height
    )
  }
}

extension CGSize {
  fileprivate func swapped(if swaps: Bool) -> CGSize {
    swaps ? CGSize(width: height, height: width) : self
  }

  fileprivate func inset(by inset: UIEdgeInsets) -> CGSize {
    CGSize(width: width - inset.left - inset.right, height: height - inset.top - inset.bottom)
  }
}

extension UIEdgeInsets {
  fileprivate func swapped(if swaps: Bool) -> UIEdgeInsets {
    swaps ? UIEdgeInsets(top: left, left: top, bottom: right, right: bottom) : self
  }
}

extension CGRect {
  fileprivate var swapped: CGRect { CGRect(x: minY, y: minX, width: height, height: width) }
}

extension FlowPlaces {
  fileprivate func swapped(if swaps: Bool) -> FlowPlaces {
    guard swaps else { return self }
    return FlowPlaces(header: header.swapped, footer: footer.swapped, items: items.map(\.swapped))
  }
}
