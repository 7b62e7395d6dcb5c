import UIKit

/// A photo of the board: what it is called and what is on it.
struct Photo: Hashable, Identifiable, Sendable {
  let id: Int
  let title: String
  let place: String
  let story: String
  let landscape: Landscape
  let shape: Shape

  /// Its proportions.
  enum Shape: Hashable, Sendable {
    case wide, square, tall

    /// How wide it is for its height.
    var ratio: CGFloat {
      switch self {
      case .wide: 4 / 3
      case .square: 1
      case .tall: 3 / 4
      }
    }
  }

  /// What is said of it to who cannot see it.
  var spoken: String { "\(title), \(place)" }
}
