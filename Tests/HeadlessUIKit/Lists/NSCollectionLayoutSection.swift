import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0

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
