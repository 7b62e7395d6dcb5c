import MatchEngine
import UIKit

/// The world in which a script is played.
struct FuzzConfiguration {
  /// What is at the window's root at first.
  enum Base: String, CaseIterable {
    case plain, navigation, tabs, custom
    case navigationsInTabs = "navigations in tabs"
    case customInNavigation = "a container in a navigation"
    case customInTabs = "a container in tabs"
  }

  var base: Base
  var transition: MatchTransition
  var style: UIModalPresentationStyle
  /// Whether a presentation controller of the app's own removes the presenter, for the custom style.
  var removesPresenter: Bool
  var isWide: Bool
  var hidesBar: Bool
  var reducesMotion: Bool
  var switches: Switches
  /// Whether screens are told of flights and can influence them.
  var takesPart: Bool
  /// Whether views get their IDs only when their screen is about to appear.
  var tagsLate: Bool
  /// Whether lists can be pulled to refresh them.
  var refreshes: Bool
  /// What the views are made from.
  var seed: UInt64

  /// Some number that never changes.
  var count: Int { Int(seed % 17) }
}

extension FuzzConfiguration: CustomStringConvertible {
  var description: String {
    let words: [String?] = [
      base.rawValue, "style \(style)", isWide ? "wide" : nil, hidesBar ? "no bar" : nil,
      reducesMotion ? "reduced motion" : nil, takesPart ? "participants" : nil,
      tagsLate ? "late IDs" : nil, refreshes ? "refresh controls" : nil,
      "timing \(transition.timing)", "stagger \(transition.stagger)",
      "background \(transition.background)", "switches \(changedSwitches)",
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }

  private var changedSwitches: String {
    let plain = Mirror(reflecting: Switches()).children.map { "\($0.value)" }
    let changed = zip(Mirror(reflecting: switches).children, plain)
      .filter { "\($0.value)" != $1 }
      .map { $0.0.label ?? "" }
    return changed.isEmpty ? "as usual" : changed.joined(separator: " ")
  }
}
