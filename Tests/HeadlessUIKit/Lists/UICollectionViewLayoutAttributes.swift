import Foundation

/// Where an item is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame = CGRect.zero

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }
}
