// The traits of a collection; those not specified are nil.
import Foundation

struct TraitValues: Hashable, Sendable {
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var horizontal: UIUserInterfaceSizeClass?
  var category: UIContentSizeCategory?

  /// A telephone held upright, in light.
  static let phone = TraitValues(
    style: .light,
    direction: .leftToRight,
    horizontal: .compact,
    category: .large
  )
}
