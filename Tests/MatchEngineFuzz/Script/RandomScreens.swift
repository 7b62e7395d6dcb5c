import MatchEngine
import MatchEngineTestSupport
import UIKit

// The screens that a script shows.
extension SplitMix {
  mutating func screen() -> ScreenDescription {
    var screen = ScreenDescription(white: number(0.7...1))
    if chance(oneIn: 8) { screen.id = id() }
    let count = whole(3...16)
    // Some trees are deep, most are broad.
    let isDeep = chance(oneIn: 5)
    while screen.views.count < count {
      var view = view()
      if !screen.views.isEmpty, !chance(oneIn: isDeep ? 8 : 2) {
        let last = screen.views.count - 1
        let parent = isDeep ? last : whole(0...last)
        view.parent = parent
        // Few jut out of what they are in by more than its size.
        if !chance(oneIn: 40) { view.frame = frame(in: screen.views[parent].frame.size) }
      }
      screen.views.append(view)
    }
    if chance(oneIn: 3) { screen.constrained = screen.views.indices.randomElement(using: &self) }
    return screen
  }

  /// Gives screens lists, and lets the app do what apps do with them, before, in and after what flies.
  @MainActor mutating func addLists(to acts: inout [Act], _ configuration: inout FuzzConfiguration)
  {
    configuration.hasLists = true
    configuration.switches.waitingCellsStayInList = chance(oneIn: 4)
    if chance(oneIn: 4) { return }
    addDeeds(of: AppVocabulary.ofLists + AppVocabulary.ofKindsOfViews, to: &acts)
    if chance(oneIn: 2) { addDeeds(of: AppVocabulary.ofLists, to: &acts) }
  }

  /// Gives most screens a list, with few views before it.
  mutating func addList(to screen: inout ScreenDescription) {
    if chance(oneIn: 4) { return }
    screen.views = Array(screen.views.prefix(whole(0...3)))
    screen.constrained = nil
    screen.list = ListDescription(
      isTable: chance(oneIn: 2),
      isDiffable: chance(oneIn: 3),
      cells: ListDescription.Cells.allCases[whole(0...2)],
      count: whole(1...12),
      hasHeaders: chance(oneIn: 3),
      knowsRows: chance(oneIn: 4),
      offset: chance(oneIn: 2) ? 0 : number(0...400),
      frame: chance(oneIn: 2) ? nil : frame()
    )
  }

  private mutating func view() -> ViewDescription {
    let frame = frame()
    return ViewDescription(kind: kind(), frame: frame, traits: looks() + tags())
  }

  private mutating func kind() -> ViewDescription.Kind {
    switch whole(0...8) {
    case 0, 1:
      let picture = chance(oneIn: 20) ? nil : whole(0...3)
      let mode = UIView.ContentMode(rawValue: whole(0...12)) ?? .scaleToFill
      return .image(picture, mode, clips: chance(oneIn: 2))
    case 2, 3:
      let text = pick(["", "one", "one two three", "a longer line of text that wraps"])
      return .label(text, lines: whole(0...2), pick([.left, .center, .right]))
    case 4: return .scroll(by: number(-20...200))
    case 5:
      let axis: NSLayoutConstraint.Axis = chance(oneIn: 2) ? .vertical : .horizontal
      let spacing = number(0...10)
      return .stack(axis, spacing: spacing, pick([.fill, .fillEqually, .equalSpacing]))
    case 6: return .blur
    default: return .plain
    }
  }

  private mutating func looks() -> [ViewDescription.Trait] {
    var traits: [ViewDescription.Trait] = []
    if chance(oneIn: 2) {
      traits.append(.background(white: number(0...1), alpha: pick([1, 1, 0.5])))
      // A clear view casts no shadow of its own.
      if chance(oneIn: 3) { traits.append(.shadow(radius: number(0...9))) }
    }
    if chance(oneIn: 3) { traits.append(.radius(pick([4, 20, 500, 1e-9]))) }
    if chance(oneIn: 4) { traits.append(.clips) }
    if chance(oneIn: 5) { traits.append(.oneCorner) }
    if chance(oneIn: 5) { traits.append(.border(number(0...6))) }
    if chance(oneIn: 4) { traits.append(.transform(transform())) }
    if chance(oneIn: 5) { traits.append(.alpha(pick([0, 0.01, 0.5]))) }
    if chance(oneIn: 8) { traits.append(.isHidden) }
    if chance(oneIn: 8) { traits.append(.anchor(CGPoint(x: number(0...1), y: 1))) }
    if chance(oneIn: 8) { traits.append(.z(number(-2...2))) }
    if chance(oneIn: 10) { traits.append(.isContinuous) }
    if chance(oneIn: 12) { traits.append(.turned) }
    return traits
  }

  /// How a view is pictured; few are by a view that the app gives.
  private mutating func standIn() -> ViewDescription.StandIn {
    let standIn = pick(ViewDescription.StandIn.allCases)
    return standIn == .given && !chance(oneIn: 6) ? .automatic : standIn
  }

  private mutating func tags() -> [ViewDescription.Trait] {
    guard !chance(oneIn: 3) else { return [] }
    var traits: [ViewDescription.Trait] = [.id(chance(oneIn: 20) ? "" : id())]
    if chance(oneIn: 4) { traits.append(.style(matchStyle())) }
    if chance(oneIn: 5) { traits.append(.effects(effect(), effect())) }
    if chance(oneIn: 12) { traits.append(.isExcluded) }
    if chance(oneIn: 3) { traits.append(.standIn(standIn())) }
    return traits
  }
}
