import MatchEngine
import UIKit

/// An app on whose screens nothing is tagged, and how it uses the engine where it does.
struct UntaggedApp {
  /// What is at the window's root at first.
  enum Base: CaseIterable { case stack, screen, tabs, stacksInTabs }

  /// Who is the delegate of a recognizer that pops.
  enum PopDelegate: CaseIterable {
    /// UIKit's own.
    case system
    /// One of the app's, which lets them begin, if there is a screen to go back to, or doesn't.
    case allows, refuses
    /// Nobody.
    case none
  }

  /// Who is the delegate of the containers of a kind, and what it answers where it is asked for an animator.
  enum ContainerDelegate: CaseIterable { case none, listens, declines, animates }

  /// A flight that has been on the screens before anything is compared.
  struct Flight {
    enum Way: CaseIterable { case push, presentation, tab }
    /// There and back, or a part of the way there, or there and a part of the way back.
    enum End: CaseIterable { case finished, cancelledArrival, cancelledReturn }

    var way = Way.push
    var end = End.finished
  }

  var base = Base.stack
  var gestures = MatchTransition.Gestures.standard
  var popDelegate = PopDelegate.system
  /// Whether the app sets that delegate before the transition.
  var setsPopDelegateFirst = false
  /// The delegate of the recognizer that pops anywhere, which is set at the same time.
  var contentPopDelegate = PopDelegate.system
  var navigationDelegate = ContainerDelegate.none
  var tabDelegate = ContainerDelegate.none
  var hidesBar = false
  var showsToolbar = false
  var flight: Flight?
  var switches = Switches()
  var screens = Array(repeating: UntaggedScreen(), count: UntaggedApp.count)

  static let count = 8

  /// The ways on which something can fly between its first screens: none where its own delegate animates.
  var ways: [Flight.Way] {
    var ways = [Flight.Way.presentation]
    if base.hasStack, navigationDelegate != .animates { ways.append(.push) }
    if base.hasTabs, tabDelegate != .animates { ways.append(.tab) }
    return ways
  }

  /// Whether nobody can say if a recognizer that pops may begin: UIKit's own nil and an app's can't be told apart.
  func isOpen(_ delegate: PopDelegate) -> Bool {
    switch delegate {
    // With `.edge` in the options, it means that it always may, as without the engine.
    case .none: setsPopDelegateFirst && !gestures.contains(.edge)
    case .system: switches.popDelegatesReadNil
    default: false
    }
  }
}

extension UntaggedApp.Base {
  var hasStack: Bool { self == .stack || self == .stacksInTabs }
  var hasTabs: Bool { self == .tabs || self == .stacksInTabs }
}

/// One screen of such an app.
struct UntaggedScreen {
  enum Content: CaseIterable {
    case plain, table, grid, pager, listsInPager, pagersInList, zooming, form, sideways
  }

  enum Left: CaseIterable { case back, hidden, own, ownAndBack }

  /// Nobody, or one that keeps the style where the width is compact, or wants another one, or lets no user dismiss it.
  enum PresentationDelegate: CaseIterable { case none, stays, adapts, refuses }

  var content = Content.table
  /// Whether that is the screen's own view.
  var isRoot = false
  var refreshes = false
  /// Whether bars at the bottom aren't there above it.
  var hidesBottomBar = false
  /// Who is the delegate of its presentation.
  var presentationDelegate = PresentationDelegate.none
  /// Whether two fingers select, as in lists with multiple selection.
  var selectsMany = false
  /// What there is in the bar to go back.
  var left = Left.back
  /// Whether the screen has a transition of its own, as well as its container.
  var hasOwnTransition = false
  var guests: [Guest] = []

  /// A recognizer of the app's own.
  struct Guest {
    enum Kind: CaseIterable { case pan, twoFingers, pinch, tap, longPress, edge }
    /// On the screen's view, on what scrolls, on what is in there, or around the container.
    enum Place: CaseIterable { case screen, list, cell, around }
    /// What its delegate says, if it has one: yes, no, together with all others, before scroll views or after them.
    enum Answer: CaseIterable { case silent, begins, refuses, together, first, last }

    var kind = Kind.pan
    var place = Place.list
    var answer = Answer.silent
  }
}
