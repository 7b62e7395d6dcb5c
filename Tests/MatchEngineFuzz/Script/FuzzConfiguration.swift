import MatchEngine
import MatchEngineTestSupport
import UIKit

/// The world in which a script is played.
struct FuzzConfiguration {
  /// What is at the window's root at first.
  enum Base: CaseIterable {
    case plain, navigation, tabs, custom, navigationsInTabs, customInNavigation, customInTabs
  }

  var base = Base.navigation
  var transition = MatchTransition()
  var style = UIModalPresentationStyle.automatic
  /// Whether a presentation controller of the app's own removes the presenter, for the custom style.
  var removesPresenter = false
  var isWide = false
  var hidesBar = false
  var reducesMotion = false
  var switches = Switches()
  /// Whether screens are told of flights and can influence them.
  var takesPart = false
  /// Whether views get their IDs only when their screen is about to appear.
  var tagsLate = false
  /// Whether lists can be pulled to refresh them.
  var refreshes = false
  /// Whether screens have lists whose cells are used again.
  var hasLists = false
  /// What the screens are made from, where nothing else is said.
  var seed: UInt64 = 0
  /// The screens by number, of which one that is not here is empty; without, they follow from the seed.
  var screens: [ScreenDescription]?

  /// Some number that never changes.
  var count: Int { Int(seed % 17) }

  /// Whether nothing on its screens is flat, huge or far away; most apps are so.
  var isOrdinary: Bool { screens != nil || (seed >> 8) % 4 > 0 }

  /// What a screen is made from.
  func screen(_ number: Int) -> ScreenDescription {
    var random = random(number)
    return screen(number, &random)
  }

  func screen(_ number: Int, _ random: inout SplitMix) -> ScreenDescription {
    guard let screens else {
      var screen = isOrdinary ? random.screen().tidy : random.screen()
      if hasLists { random.addList(to: &screen) }
      return screen
    }
    return number < screens.count ? screens[number] : ScreenDescription()
  }

  /// The numbers of a screen.
  func random(_ number: Int) -> SplitMix { SplitMix(seed: seed &+ UInt64(number) &* 7919) }
}
