import UIKit

/// The same app without the engine: what the user would have seen in the end.
@MainActor struct Twin {
  private let player: Player
  private let flown: FuzzWorld
  /// Whether the app has set anything on a screen with a list: which cell shows what differs then.
  private let areListsTouched: Bool

  init(of player: Player) {
    self.player = player
    flown = player.world
    areListsTouched = player.facts.contains { fact in
      switch fact {
      case .write(let screen, _), .deed(_, .screen(let screen)):
        player.world.screen(screen).rows != nil
      case .deed, .resize: false
      }
    }
  }

  /// How the flown world differs from one without the engine.
  ///
  /// Both worlds have the same screens in the same places, with the same writes. They are compared
  /// as they are, and again after everything is dismissed and popped, so that covered screens are seen, too.
  func differences() -> [String] {
    let plain = FuzzWorld(player.script.configuration, flies: false)
    let places = Place.all(in: flown.window)
    let offsets = flown.offsets
    let found = settledText(of: flown)
    let calls = flown.appearances
    let controllers = flown.all
    flown.unwind()
    // If nothing was covered, there is nothing more to compare.
    let isUnwound = Place.all(in: flown.window) != places
    let unwound = isUnwound ? settledText(of: flown) : []
    let offsetsBelow = flown.offsets
    flown.window.isHidden = true
    plain.open(places)
    repeatFacts(in: plain, controllers)
    plain.scroll(to: offsets, after: player)
    Headless.advance(by: 0.5)
    var lines = difference(found, settledText(of: plain))
    for (number, hasAppeared) in calls
    where plain.appearances[number].map({ $0 != hasAppeared }) ?? false {
      lines.append("screen \(number) was \(hasAppeared ? "" : "not ")told that it appeared")
    }
    plain.unwind()
    plain.scroll(to: offsetsBelow, after: player)
    if lines.isEmpty, isUnwound {
      lines = difference(unwound, settledText(of: plain)).map { "unwound: \($0)" }
    }
    plain.window.isHidden = true
    plain.window.rootViewController = nil
    return lines
  }

  private func settledText(of world: FuzzWorld) -> [String] {
    for screen in world.screens { screen.restScrollViews(areTouched: player.usedFingers) }
    Headless.advance(by: 0.05)
    for screen in world.screens { screen.rows?.rest(areTouched: player.usedFingers) }
    return world.settledText(withCells: !areListsTouched)
  }

  private func repeatFacts(in plain: FuzzWorld, _ controllers: [UIViewController]) {
    for fact in player.facts {
      switch fact {
      case .write(let screen, let write): plain.screen(screen).perform(write)
      case .deed(let deed, .screen(let number)):
        let screen = plain.screen(number)
        screen.loadViewIfNeeded()
        deed.perform(on: screen)
      case .deed(let deed, .other(let holder)):
        // Both worlds have the same controllers in the same places.
        guard let place = controllers.firstIndex(where: { $0 === holder.object }),
          plain.all.indices.contains(place)
        else { continue }
        deed.perform(on: plain.all[place])
      case .resize(let size):
        plain.window.frame.size = size
        Headless.advance(by: 0.05)
      }
    }
  }

  private func difference(_ found: [String], _ expected: [String]) -> [String] {
    if found == expected { return [] }
    return found.map(\.roundingNumbers).difference(from: expected.map(\.roundingNumbers)).prefix(6)
      .map { change in
        switch change {
        case .insert(_, let line, _): "is \(line)"
        case .remove(_, let line, _): "should be \(line)"
        }
      }
  }
}

extension FuzzWorld {
  /// Everything that can be described about the window, except what the engine keeps there between flights, and a
  /// bar's buttons, which stay as they were shown last; without cells, what a list has inside it is left out, too.
  private func text(withCells: Bool) -> [String] {
    let leftOut = ["BarButton"] + (withCells ? [] : ["UITableView ›", "UICollectionView ›"])
    let memories = FuzzWorld.memories.union(withCells ? [] : ["live"])
    var lines: [String] = []
    var (path, isLeftOut) = ("", false)
    for entry in Headless.describe(window).entries {
      if entry.path != path {
        (path, isLeftOut) = (entry.path, leftOut.contains { entry.path.contains($0) })
      }
      let isNoMatter =
        entry.property.hasPrefix("gestureRecognizer") || memories.contains(entry.property)
      if !isLeftOut, !isNoMatter { lines.append("\(path) \(entry.property): \(entry.value)") }
    }
    return lines
  }

  /// What is the stand-in's own: whether a bar waits for its next layout, and what lists keep for later.
  private static let memories: Set = [
    "isStale", "cellQueue", "endQueue", "supplementQueue", "fittedHeights", "waitingEnds",
    "preparedRoom", "configurations",
  ]

  /// The same, without what a transition leaves in another state than a change without one.
  ///
  /// A container gives a screen's view an autoresizing mask, or sets its frame each time.
  fileprivate func settledText(withCells: Bool) -> [String] {
    let fillers = all.filter { $0 is FuzzScreen || $0 is FuzzContainer }.compactMap(\.viewIfLoaded)
    let masks = fillers.map(\.autoresizingMask)
    for view in fillers { view.autoresizingMask = [] }
    defer { for (view, mask) in zip(fillers, masks) { view.autoresizingMask = mask } }
    return text(withCells: withCells)
  }

  /// Dismisses and pops everything, without an animation.
  func unwind() {
    give(nil)
    while let top, let presenter = top.presentingViewController {
      presenter.dismiss(animated: false)
      Headless.advance(by: 0.05)
    }
    for controller in all {
      if let navigation = controller as? UINavigationController {
        navigation.popToRootViewController(animated: false)
      }
    }
    for case let tabs as UITabBarController in all { tabs.selectedIndex = 0 }
    Headless.advance(by: 0.5)
  }

  /// Where every scroll view of every screen is scrolled to.
  fileprivate var offsets: [Int: [Int: CGPoint]] {
    Dictionary(
      uniqueKeysWithValues: screens.filter(\.isViewLoaded).map { screen in
        let all = screen.made.enumerated().compactMap { number, view in
          (view as? UIScrollView).map { (number, $0.contentOffset) }
        }
        return (screen.number, Dictionary(uniqueKeysWithValues: all))
      }
    )
  }

  /// Scrolls what fingers have scrolled, and lists which the engine scrolls, or for which it matters when something is
  /// said of their rows.
  fileprivate func scroll(to offsets: [Int: [Int: CGPoint]], after player: Player) {
    for (number, offsets) in offsets {
      let screen = screen(number)
      screen.loadViewIfNeeded()
      for (view, offset) in offsets {
        guard let view = screen.made[view] as? UIScrollView else { continue }
        let isList = view === screen.rows?.list
        let knowsRows = screen.rows?.made.knowsRows == true
        guard player.usedFingers || isList && (knowsRows || !player.facts.isEmpty) else { continue }
        // It is as long as its rows once these are where its size puts them.
        if view.window != nil { view.layoutIfNeeded() }
        view.setContentOffset(offset, animated: false)
      }
    }
  }

  /// Which screens were last told that they appeared.
  fileprivate var appearances: [Int: Bool] {
    Dictionary(uniqueKeysWithValues: screens.map { ($0.number, $0.appearances.hasAppeared) })
  }
}

extension FuzzScreen {
  /// What is scrolled too far comes back once its view is in a window, which is not at the same time in both worlds.
  ///
  /// A finger can scroll one in a stack before the stack has given it its size, which each world does at another time.
  fileprivate func restScrollViews(areTouched: Bool) {
    for number in arranged where areTouched {
      (made[number] as? UIScrollView)?.contentOffset = .zero
    }
    for case let view as UIScrollView in made {
      let room = view.contentSize.height - view.bounds.height
      let y = min(max(view.contentOffset.y, 0), max(0, room))
      if y != view.contentOffset.y { view.contentOffset.y = y }
    }
  }
}

extension String {
  /// The text with numbers rounded to five digits: what was moved and put back may differ in the last ones.
  fileprivate var roundingNumbers: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      let number = word.prefix { !"),".contains($0) }.drop { $0 == "(" }
      let isWhole = !number.contains(".") && !number.contains("e-")
      guard !isWhole, let value = Double(number), abs(value) < 1e9 else {
        return String(word)
      }
      // A zero has no sign.
      let rounded = (value * 1e5).rounded() / 1e5 + 0
      return word.prefix(upTo: number.startIndex) + "\(rounded)"
        + word.suffix(from: number.endIndex)
    }.joined(separator: " ")
  }
}
