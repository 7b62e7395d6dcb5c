// Vertical scrolling with sizes that are known beforehand; a section never scrolls by itself.
// Sections keep to the safe area at the sides, and run from right to left where the language does.
import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var items: [[CGRect]] = []
  private var boundaries: [ListKey: CGRect] = [:]
  private var contentSize = CGSize.zero
  private var preparedSize = CGSize.zero

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    super.init()
  }

  public required init?(coder: NSCoder) { missing("layouts from an archive") }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparedSize = collectionView.bounds.size
    let adjusted = collectionView.adjustedContentInset
    let whole = collectionView.bounds.inset(by: adjusted).size
    let safe = collectionView.safeAreaInsets
    let left = max(0, safe.left - adjusted.left)
    let side = left + max(0, safe.right - adjusted.right)
    let room = CGSize(width: whole.width - side, height: whole.height)
    let surroundings = LayoutSurroundings(room, collectionView.traitCollection)
    items = []
    boundaries = [:]
    var y: CGFloat = 0
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, surroundings) else {
        raise("no layout for section \(number)")
      }
      place(section, number, collectionView.numberOfItems(inSection: number), room, &y)
    }
    contentSize = CGSize(width: whole.width, height: y)
    let isMirrored = collectionView.readsRightToLeft
    func moved(_ place: CGRect) -> CGRect {
      let x = isMirrored ? room.width - place.maxX : place.minX
      return CGRect(origin: CGPoint(x: left + x, y: place.minY), size: place.size)
    }
    items = items.map { $0.map(moved) }
    boundaries = boundaries.mapValues(moved)
  }

  private func place(
    _ section: NSCollectionLayoutSection,
    _ number: Int,
    _ count: Int,
    _ room: CGSize,
    _ y: inout CGFloat
  ) {
    let inset = section.contentInsets
    let width = room.width - inset.leading - inset.trailing
    place(section, .top, number, CGSize(width: width, height: room.height), &y)
    y += inset.top
    let size = section.group.layoutSize.size(in: CGSize(width: width, height: room.height))
    var places: [CGRect] = []
    while places.count < count {
      if !places.isEmpty { y += section.interGroupSpacing }
      let box = CGRect(origin: CGPoint(x: inset.leading, y: y), size: size)
      let next = section.group.places(in: box, count - places.count)
      if next.isEmpty { raise("a group that holds no item") }
      places += next
      y += size.height
    }
    items.append(places)
    y += inset.bottom
    place(section, .bottom, number, CGSize(width: width, height: room.height), &y)
  }

  private func place(
    _ section: NSCollectionLayoutSection,
    _ alignment: NSRectAlignment,
    _ number: Int,
    _ room: CGSize,
    _ y: inout CGFloat
  ) {
    for item in section.boundarySupplementaryItems where item.alignment == alignment {
      let size = item.layoutSize.size(in: room)
      let path = IndexPath(item: 0, section: number)
      let x = section.contentInsets.leading + (room.width - size.width) / 2
      let box = CGRect(x: x, y: y, width: size.width, height: size.height)
      boundaries[ListKey(kind: .supplementary(item.elementKind), path: path)] = box.inset(
        by: item.contentInsets.plain
      )
      y += size.height
    }
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let keys = boundaries.filter { $0.value.intersects(rect) }.keys.sorted { $0.isBefore($1) }
    let headers = keys.compactMap { key -> UICollectionViewLayoutAttributes? in
      guard case .supplementary(let kind) = key.kind else { return nil }
      return layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    }
    let cells = items.enumerated().flatMap { section, places in
      places.indices.filter { places[$0].intersects(rect) }.compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
    }
    return headers + cells
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = items[indexPath.section][indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = ListKey(kind: .supplementary(elementKind), path: indexPath)
    guard let frame = boundaries[key] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind,
      with: indexPath
    )
    attributes.frame = frame
    attributes.zIndex = 1
    return attributes
  }
}
