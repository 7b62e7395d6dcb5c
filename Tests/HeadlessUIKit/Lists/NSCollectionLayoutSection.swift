import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment

  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment
  ) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// Those of UIKit's that a list scrolled vertically has a use for.
public enum NSRectAlignment: Int, Sendable {
  case top = 1
  case bottom = 5
}

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
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
  let contentSize: CGSize
  let traitCollection: UITraitCollection
  var effectiveContentSize: CGSize { contentSize }
  var container: any NSCollectionLayoutContainer { self }

  init(_ size: CGSize, _ traits: UITraitCollection) {
    contentSize = size
    traitCollection = traits
  }
}
