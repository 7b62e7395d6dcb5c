/// A list made of a collection view, with distances that are plausible, not measured.
@MainActor public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public enum HeaderMode: Int, Sendable { case none = 0, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none = 0, supplementary }
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true

  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(44)
    )
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [row]))
    section.configuration = configuration
    let isGrouped = [.grouped, .insetGrouped].contains(configuration.appearance)
    let side: CGFloat = configuration.appearance == .insetGrouped ? 16 : 0
    let end: CGFloat = isGrouped ? 18 : 0
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : end,
      leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : end,
      trailing: side
    )
    func add(_ kind: String, _ alignment: NSRectAlignment, pins: Bool) {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(isGrouped ? 38 : 28)
      )
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size,
        elementKind: kind,
        alignment: alignment
      )
      item.pinToVisibleBounds = pins
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.headerMode == .supplementary {
      add(UICollectionView.elementKindSectionHeader, .top, pins: configuration.appearance == .plain)
    }
    if configuration.footerMode == .supplementary {
      add(UICollectionView.elementKindSectionFooter, .bottom, pins: false)
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
