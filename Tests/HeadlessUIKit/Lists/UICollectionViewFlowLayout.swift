// Lines of items of one size, worked out for vertical scrolling; horizontal scrolling swaps the axes.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// Zero means none; along the scrolled axis only the length counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  private var preparedWidth: CGFloat = 0

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.size.inset(by: inset).swapped(if: isHorizontal)
    var length: CGFloat = 0
    supplements = [:]
    places = (0..<collectionView.numberOfSections).map { section in
      let count = collectionView.numberOfItems(inSection: section)
      let header = UICollectionView.elementKindSectionHeader
      addSupplement(header, section, headerReferenceSize, room.width, &length)
      let items = places(count, room.width, &length).map { isHorizontal ? $0.swapped : $0 }
      let footer = UICollectionView.elementKindSectionFooter
      addSupplement(footer, section, footerReferenceSize, room.width, &length)
      return items
    }
    contentSize = CGSize(width: room.width, height: length).swapped(if: isHorizontal)
    preparedWidth = room.width
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let inset = collectionView.adjustedContentInset
    return newBounds.size.inset(by: inset).swapped(if: isHorizontal).width != preparedWidth
  }

  private func addSupplement(
    _ kind: String,
    _ section: Int,
    _ size: CGSize,
    _ width: CGFloat,
    _ length: inout CGFloat
  ) {
    let height = size.swapped(if: isHorizontal).height
    guard height > 0 else { return }
    let box = CGRect(x: 0, y: length, width: width, height: height)
    let place = SupplementPlace(kind: kind, path: IndexPath(item: 0, section: section))
    supplements[place] = Supplement(frame: isHorizontal ? box.swapped : box)
    length += height
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  /// As many as fit into each line, from edge to edge; where there is room for one, it is in the middle.
  private func places(_ count: Int, _ width: CGFloat, _ length: inout CGFloat) -> [CGRect] {
    let size = itemSize.swapped(if: isHorizontal)
    let inset = sectionInset.swapped(if: isHorizontal)
    let room = width - inset.left - inset.right
    let fitting = (room + minimumInteritemSpacing + 1e-6) / (size.width + minimumInteritemSpacing)
    let columns = max(1, fitting.isFinite ? Int(fitting) : count)
    let free = room - size.width
    let start = length + inset.top
    let places = (0..<count).map { number in
      let (line, column) = number.quotientAndRemainder(dividingBy: columns)
      let x = columns == 1 ? free / 2 : free * CGFloat(column) / CGFloat(columns - 1)
      let y = CGFloat(line) * (size.height + minimumLineSpacing)
      return CGRect(origin: CGPoint(x: inset.left + x, y: start + y), size: size)
    }
    length = (places.last?.maxY ?? start) + inset.bottom
    return places
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
