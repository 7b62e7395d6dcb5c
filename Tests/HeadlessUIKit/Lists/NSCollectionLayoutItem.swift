import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  /// The places of as many items as there are still, at most, in a box that this one has been given.
  func places(in box: CGRect, _ left: Int) -> [CGRect] {
    left > 0 ? [box.inset(by: contentInsets.plain)] : []
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isHorizontal: Bool
  /// Where it is given, so many equal parts share the group.
  private let count: Int?
  public let subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem],
    isHorizontal: Bool,
    count: Int? = nil
  ) {
    self.subitems = subitems
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize,
    repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count)
  }

  /// Its subitems one after the other, again and again, for as long as they fit.
  override func places(in box: CGRect, _ left: Int) -> [CGRect] {
    let room = box.inset(by: contentInsets.plain)
    let gap = interItemSpacing?.fixed ?? 0
    var places: [CGRect] = []
    var start: CGFloat = 0
    for number in 0..<left where places.count < left {
      if let count, number >= count { break }
      let subitem = subitems[number % subitems.count]
      let size = size(of: subitem, room.size, gap)
      let length = isHorizontal ? size.width : size.height
      let end = isHorizontal ? room.width : room.height
      if number > 0, start + length > end + 1e-6 { break }
      let offset = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
      let part = CGRect(
        origin: CGPoint(x: room.minX + offset.x, y: room.minY + offset.y),
        size: size
      )
      places += subitem.places(in: part, left - places.count)
      start += length + gap
    }
    return places
  }

  /// Equal parts take their length from the group, whatever their own size says.
  private func size(
    of subitem: NSCollectionLayoutItem,
    _ room: CGSize,
    _ gap: CGFloat
  ) -> CGSize {
    var size = subitem.layoutSize.size(in: room)
    guard let count else { return size }
    let gaps = gap * CGFloat(count - 1)
    if isHorizontal {
      size.width = (room.width - gaps) / CGFloat(count)
    } else {
      size.height = (room.height - gaps) / CGFloat(count)
    }
    return size
  }
}

extension NSDirectionalEdgeInsets {
  /// From left to right.
  var plain: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
