#if canImport(UIKit) && !os(watchOS)
import UIKit

/// How many pictures a flight needed, for whoever looks for what it costs.
@MainActor final class PictureCount {
  /// The pictures of views, whether they were taken, drawn or copied.
  private(set) var pictures = 0
  /// How often the screen was rendered for one before its turn was over.
  var forcedRenders = 0

  func note(_ content: (any PerformerContent)?) {
    if content != nil, !(content is LiveContent) { pictures += 1 }
  }
}
#endif
