// The traits of a collection; those not specified are nil.
import Foundation

struct TraitValues: Hashable, Sendable {
  var style: UIUserInterfaceStyle?
  var direction: UITraitEnvironmentLayoutDirection?
  var horizontal: UIUserInterfaceSizeClass?
  var vertical: UIUserInterfaceSizeClass?
  var scale: CGFloat?
  var idiom: UIUserInterfaceIdiom?
  var category: UIContentSizeCategory?

  /// These, with what the others specify instead.
  func merging(_ others: TraitValues) -> TraitValues {
    TraitValues(
      style: others.style ?? style,
      direction: others.direction ?? direction,
      horizontal: others.horizontal ?? horizontal,
      vertical: others.vertical ?? vertical,
      scale: others.scale ?? scale,
      idiom: others.idiom ?? idiom,
      category: others.category ?? category
    )
  }

  /// A telephone held upright, in light.
  static let phone = TraitValues(
    style: .light,
    direction: .leftToRight,
    horizontal: .compact,
    vertical: .regular,
    scale: 3,
    idiom: .phone,
    category: .large
  )
}
