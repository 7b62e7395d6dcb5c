import UIKit

extension UICollectionViewLayout {
  /// As many columns as have room; below each photo there is room for its two lines of text.
  @MainActor static func board() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, surroundings in
      let width = surroundings.container.effectiveContentSize.width
      let traits = surroundings.traitCollection
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let narrowest: CGFloat = isLarge ? 320 : 160
      let columns = max(1, Int((width - margin) / (narrowest + margin)))
      let photo = (width - margin * CGFloat(columns + 1)) / CGFloat(columns)
      let height = photo / BoardCell.ratio + BoardCell.textHeight(traits)
      return section(columns: columns, height: height.rounded(.up))
    }
  }

  private static var margin: CGFloat { 16 }

  private static func section(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .absolute(height)
      )
    )
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .absolute(height)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: row)
    section.interGroupSpacing = margin
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 16, trailing: 8)
    return section
  }
}
