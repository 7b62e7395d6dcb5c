@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What a list is made of.
  var configuration: UICollectionLayoutListConfiguration?

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var effectiveContentSize: CGSize { get }
}

@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// What a section provider is told.
@MainActor
final class LayoutSurroundings: NSObject, NSCollectionLayoutContainer,
  NSCollectionLayoutEnvironment
{
  let effectiveContentSize: CGSize
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    effectiveContentSize = size
    traitCollection = traits
  }
}

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

  /// Whether its rows are as high as what is in them wants.
  var isSelfSizing: Bool {
    layoutSize.heightDimension.isEstimated
      || subitems.contains { $0.layoutSize.heightDimension.isEstimated }
  }

  /// Its subitems one after the other, again and again, for as long as they fit; at most `left` of them.
  func places(in box: CGRect, _ left: Int) -> [CGRect] {
    let room = box.inset(by: contentInsets.plain(rightToLeft: false))
    var places: [CGRect] = []
    var x: CGFloat = 0
    for number in 0..<left {
      let subitem = subitems[number % subitems.count]
      let size = subitem.layoutSize.size(in: room.size)
      if number > 0, x + size.width > room.width + 1e-6 { break }
      let part = CGRect(origin: CGPoint(x: room.minX + x, y: room.minY), size: size)
      places.append(part.inset(by: subitem.contentInsets.plain(rightToLeft: false)))
      x += size.width
    }
    return places
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  public let dimension: CGFloat
  let points: (_ room: CGSize) -> CGFloat

  public let isEstimated: Bool

  init(
    _ dimension: CGFloat,
    isEstimated: Bool = false,
    _ points: @escaping (_ room: CGSize) -> CGFloat
  ) {
    self.dimension = dimension
    self.isEstimated = isEstimated
    self.points = points
  }

  /// A height that is found once the content is there; a width stays as it is.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(estimatedDimension, isEstimated: true) { _ in estimatedDimension }
  }

  open class func fractionalWidth(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(share) { share * $0.width }
  }
  open class func fractionalHeight(_ share: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(share) { share * $0.height }
  }
  open class func absolute(_ points: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(points) { _ in points }
  }
}

@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.points(room), height: heightDimension.points(room))
  }
}

public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header above a section, or a footer below it.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  /// Whether it stays in sight for as long as its section does.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }

  var isBelow: Bool {
    [.bottomLeading, .bottom, .bottomTrailing].contains(alignment)
  }
}
