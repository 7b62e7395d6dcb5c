import MatchEngineTestSupport
import UIKit

/// Something of the vocabulary that an app does, at some moment.
struct AppDeed {
  /// By number, one of the screens and of the containers that there are.
  var controller: Int
  /// By number, where a screen has several objects of the kind.
  var view: Int
  /// What it sets or calls, by its name in the vocabulary.
  var entry: String
  /// The value or the way, by number.
  var way: Int
  var moment = Moment.now

  enum Moment: CaseIterable {
    /// In this turn.
    case now
    /// In this turn, in an animation of the app's, or where animations are off.
    case animated, unanimated
    /// In the next of the screen's calls about its appearance or its layout.
    case appearance, layout
    /// Beside the transition that is under way.
    case alongside
    /// When the transition that is under way completes.
    case completion
  }
}

extension AppDeed {
  /// Does it to something that belongs to a controller.
  ///
  /// - Returns: Whether there was something of the kind.
  @MainActor @discardableResult func perform(on controller: UIViewController) -> Bool {
    let isOfCells = view % 3 == 0 && AppVocabulary.isOfCells(entry)
    guard isOfCells, let rows = (controller as? FuzzScreen)?.rows else {
      return AppVocabulary.entry(entry).perform(way, onFirst: objects(of: controller))
    }
    return AppVocabulary.entry(entry).perform(way, onFirst: rows.parts(for: entry))
  }

  @MainActor private func objects(of controller: UIViewController) -> [AnyObject] {
    var objects: [AnyObject] = [controller, controller.navigationItem, controller.tabBarItem]
    if entry.hasPrefix("UIWindow."), let window = controller.viewIfLoaded?.window {
      objects.append(window)
    }
    if controller.presentingViewController?.presentedViewController === controller,
      let presentation = controller.presentationController
    {
      objects.append(presentation)
    }
    let isPlaced = AppVocabulary.places(entry)
    switch controller {
    // A bar is placed by its controller, sooner or later.
    case is UINavigationController where isPlaced, is UITabBarController where isPlaced: break
    case let navigation as UINavigationController:
      objects += [navigation.navigationBar, navigation.toolbar]
      if let pop = navigation.interactivePopGestureRecognizer { objects.append(pop) }
    case let tabs as UITabBarController: objects += [tabs.tabBar]
    case let screen as FuzzScreen where !screen.made.isEmpty:
      let first = view % screen.made.count
      // So is what a stack arranges.
      let numbers = [Int](first..<screen.made.count) + [Int](0..<first)
      var views = numbers.filter { !isPlaced || !screen.arranged.contains($0) }.map {
        screen.made[$0]
      }
      // A list is as long as its rows.
      if entry == "UIScrollView.contentSize" { views.removeAll { $0 === screen.rows?.list } }
      let lists = views.compactMap { $0 as? UIScrollView }
      objects += views as [AnyObject] + views.map(\.layer)
      objects += lists.map(\.panGestureRecognizer) + lists.compactMap(\.refreshControl)
      objects += screen.rows?.helpers ?? []
    default: break
    }
    return objects
  }
}

extension SplitMix {
  /// Adds deeds of some of the vocabulary's entries, at any place.
  @MainActor mutating func addDeeds(
    of entries: [VocabularyEntry] = AppVocabulary.others,
    to acts: inout [Act]
  ) {
    for _ in 0...whole(0...4) {
      let entry = pick(entries)
      let deed = AppDeed(
        controller: whole(0...9),
        view: whole(0...40),
        entry: entry.name,
        way: whole(0...entry.count - 1),
        moment: pick(AppDeed.Moment.allCases)
      )
      acts.insert(.deed(deed), at: whole(0...acts.count))
    }
  }
}
