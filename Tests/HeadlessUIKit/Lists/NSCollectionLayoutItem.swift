import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// A row of items.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]

  init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: size)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize,
    subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems)
  }

  /// Its subitems one after the other, again and again, for as long as they fit; at most `left` of them.
  func places(in box: CGRect, _ left: Int) -> [CGRect] {
    let room = box.inset(by: contentInsets.plain)
    var places: [CGRect] = []
    var x: CGFloat = 0
    for number in 0..<left {
      let subitem = subitems[number % subitems.count]
      let size = subitem.layoutSize.size(in: room.size)
      if number > 0, x + size.width > room.width + 1e-6 { break }
      let part = CGRect(origin: CGPoint(x: room.minX + x, y: room.minY), size: size)
      places.append(part.inset(by: subitem.contentInsets.plain))
      x += size.width
    }
    return places
  }
}

extension NSDirectionalEdgeInsets {
  /// From left to right.
  fileprivate var plain: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
