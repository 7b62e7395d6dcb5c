import Foundation

@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform = CGAffineTransform.identity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  var kind = ListKind.cell

  public required override init() {
    indexPath = IndexPath()
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    kind = .supplementary(elementKind)
  }

  open var representedElementCategory: UICollectionView.ElementCategory {
    kind == .cell ? .cell : .supplementaryView
  }

  open var representedElementKind: String? {
    guard case .supplementary(let name) = kind else { return nil }
    return name
  }

  /// The bounding box of what is transformed about its center.
  open var frame: CGRect {
    get {
      let box = CGRect(
        x: -size.width / 2,
        y: -size.height / 2,
        width: size.width,
        height: size.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      if transform.isIdentity { size = newValue.size }
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { copy() }

  open override func copy() -> Any {
    let new: UICollectionViewLayoutAttributes = MainActor.assumeIsolated { duplicate() }
    return new
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let new = type(of: self).init()
    new.indexPath = indexPath
    new.kind = kind
    new.center = center
    new.size = size
    new.transform = transform
    new.alpha = alpha
    new.zIndex = zIndex
    new.isHidden = isHidden
    return new
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return MainActor.assumeIsolated { isSame(as: other) }
  }

  private func isSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && kind == other.kind && center == other.center
      && size == other.size && transform == other.transform && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
  }

  var key: ListKey { ListKey(kind: kind, path: indexPath) }
}

/// What a layout places: cells, and views beside them.
enum ListKind: Hashable {
  case cell
  case supplementary(String)
}

/// One place of a list.
struct ListKey: Hashable {
  var kind: ListKind
  var path: IndexPath
}
