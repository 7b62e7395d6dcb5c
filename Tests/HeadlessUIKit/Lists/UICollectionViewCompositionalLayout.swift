// Vertical scrolling with sizes that are known beforehand; a section never scrolls by itself.
// Sections keep to the safe area at the sides, and run from right to left where the language does.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  _ section: Int, _ environment: any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var preparedSize = CGSize.zero
  /// The sections that are lists, by number.
  private(set) var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  /// The sections whose items are as high as their content wants.
  private var fitting: Set<Int> = []
  override func fitsItems(inSection section: Int) -> Bool { fitting.contains(section) }

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

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    if preparedSize.width != collectionView.bounds.width { collectionView.fittedHeights = [:] }
    preparedSize = collectionView.bounds.size
    let adjusted = collectionView.adjustedContentInset
    let whole = collectionView.bounds.inset(by: adjusted).size
    let safe = collectionView.safeAreaInsets
    let left = max(0, safe.left - adjusted.left)
    let side = left + max(0, safe.right - adjusted.right)
    let room = CGSize(width: whole.width - side, height: whole.height)
    let surroundings = LayoutSurroundings(room, collectionView.traitCollection)
    places = []
    (lists, fitting, supplements) = ([:], [], [:])
    var y: CGFloat = 0
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, surroundings) else {
        raise("no layout for section \(number)")
      }
      lists[number] = section.configuration
      if section.group.isSelfSizing { fitting.insert(number) }
      addSupplements(of: section, number, room, &y, isBelow: false)
      place(section, number, collectionView.numberOfItems(inSection: number), room, &y)
      addSupplements(of: section, number, room, &y, isBelow: true)
      for place in supplements.keys where place.path.section == number {
        if supplements[place]?.pinnedUntil != nil { supplements[place]?.pinnedUntil = y }
      }
    }
    contentSize = CGSize(width: whole.width, height: y)
    let isMirrored = collectionView.readsRightToLeft
    func moved(_ place: CGRect) -> CGRect {
      let x = isMirrored ? room.width - place.maxX : place.minX
      return CGRect(origin: CGPoint(x: left + x, y: place.minY), size: place.size)
    }
    places = places.map { $0.map(moved) }
    for (place, supplement) in supplements { supplements[place]?.frame = moved(supplement.frame) }
  }

  private func addSupplements(
    of section: NSCollectionLayoutSection,
    _ number: Int,
    _ room: CGSize,
    _ y: inout CGFloat,
    isBelow: Bool
  ) {
    let inset = section.contentInsets
    let width = room.width - inset.leading - inset.trailing
    for item in section.boundarySupplementaryItems where item.isBelow == isBelow {
      let place = SupplementPlace(
        kind: item.elementKind,
        path: IndexPath(item: 0, section: number)
      )
      let size = item.layoutSize.size(in: CGSize(width: width, height: room.height))
      supplements[place] = Supplement(
        frame: CGRect(origin: CGPoint(x: inset.leading, y: y), size: size),
        pinnedUntil: item.pinToVisibleBounds ? y : nil
      )
      y += size.height
    }
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
    y += inset.top
    let size = section.group.layoutSize.size(in: CGSize(width: width, height: room.height))
    var places: [CGRect] = []
    while places.count < count {
      if !places.isEmpty { y += section.interGroupSpacing }
      let box = CGRect(origin: CGPoint(x: inset.leading, y: y), size: size)
      var next = section.group.places(in: box, count - places.count)
      if next.isEmpty { raise("a group that holds no item") }
      var height = size.height
      if section.group.isSelfSizing {
        let paths = next.indices.map { IndexPath(item: places.count + $0, section: number) }
        let known = paths.map { collectionView?.fittedHeights[$0] }
        height = known.compactMap(\.self).max() ?? height
        let isEven = !section.group.subitems.contains {
          $0.layoutSize.heightDimension.isEstimated
        }
        for index in next.indices {
          next[index].size.height = isEven ? height : known[index] ?? next[index].height
        }
      }
      places += next
      y += height
    }
    self.places.append(places)
    y += inset.bottom
  }
}
