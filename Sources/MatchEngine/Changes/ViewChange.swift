#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

@MainActor final class ViewChange: FlightChange {
  /// The change that the app is making or undoing in a view while its closure runs.
  private static let made = AssociatedValue<ViewChange>()

  let flight = MatchFlight()
  let view: UIView
  private let options: MatchTransition
  private let before: ScreenSnapshot
  private var undos: [@MainActor () -> Void] = []
  /// The IDs of the views in a cell, which change when the cell is reused.
  private var ids: [String?] = []
  /// The view's own color before the change, for light and dark mode, and its background as it is seen now.
  private let oldColor: UIColor?
  private var background: RGBA
  /// The background that was seen first, if it was a different one, and when.
  private let firstSeen: (background: RGBA, time: CFTimeInterval)?

  /// Creates a change of a view that is about to change; a running session will go on to it.
  init(of view: UIView, _ options: MatchTransition, after running: FlightSession?) {
    self.view = view
    self.options = options
    oldColor = view.backgroundColor ?? view.layer.backgroundColor.map { UIColor(cgColor: $0) }
    let seen = (running?.change as? ViewChange)?.background
    background = seen ?? RGBA(view.layer.backgroundColor)
    firstSeen = seen.map { ($0, CACurrentMediaTime()) }
    let container = running?.container ?? ViewChange.container(of: view)
    before = ScreenSnapshot(of: MatchScreen(view: view), in: container, besides: running?.stage)
  }

  /// The view in which a change flies: the view itself or, if it is tagged and can fly, one around it.
  private static func container(of view: UIView) -> UIView {
    guard view.matchID != nil, let superview = view.superview else { return view.takingSubviews }
    // The superview of a content view is an effect view, which takes no other subviews.
    return superview is UIVisualEffectView ? superview.superview ?? view : superview
  }

  var startsAtOnce: Bool { true }
  var canBeContinued: Bool { true }

  func install(for flight: MatchFlight) -> Screens {
    ids = cellIDs
    follow(flight)
    // There is no second screen to come and go with, so views without a partner fade.
    var options = options
    options.style.entering = options.style.entering ?? .fade
    options.style.leaving = options.style.leaving ?? .fade
    let old = MatchScreen(view: view, mayMove: false, state: .changed(since: before))
    let new = MatchScreen(view: view, mayMove: false, state: .fresh)
    var screens = Screens(in: before.container, from: old, to: new, direction, options)
    screens.areExchanged = false
    return screens
  }

  func canGoOn() -> Bool { ids == cellIDs && view.window != nil }

  private var cellIDs: [String?] {
    view.chain().contains(where: \.isCell) ? before.tree.nodes.map(\.matchID) : []
  }

  /// Shows the view's own background between its two colors, at the fraction of the flight.
  func follow(_ flight: MatchFlight) {
    let next = RGBA(view.layer.backgroundColor)
    let oldBackground = RGBA(oldColor?.resolvedColor(with: view.traitCollection).cgColor)
    guard next != background || next != oldBackground else { return }
    background = oldBackground.mixed(with: next, Double(flight.fractionComplete))
    if let firstSeen {
      let share = (CACurrentMediaTime() - firstSeen.time) / 0.15
      background = firstSeen.background.mixed(with: background, share)
    }
    view.layer.hold(background.uiColor.cgColor, of: "backgroundColor", as: OwnAnimation.background)
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    view.layer.removeAnimation(forKey: OwnAnimation.background)
    if outcome == .cancelled, !undos.isEmpty { undo() } else { UIAccessibility.layoutHasChanged() }
  }

  // MARK: The app's changes

  /// The change that is being made around a view; a change inside the view is a part of it.
  static func made(around view: UIView) -> ViewChange? {
    view.chain().lazy.compactMap { made[$0] }.first
  }

  /// Makes the changes and, unless they continue another flight, chooses the view in which they fly.
  func make(
    _ changes: () -> Void,
    undoneBy undo: (@MainActor () -> Void)?,
    in running: FlightSession?
  ) {
    add(changes, undoneBy: undo)
    // The change may have moved the view elsewhere, so it flies in a view around both places.
    let container = running == nil ? ViewChange.container(of: view) : before.container
    before.move(to: container.chain().first(where: before.container.isDescendant) ?? container)
  }

  func add(_ changes: () -> Void, undoneBy undo: (@MainActor () -> Void)? = nil) {
    if let undo { undos.append(undo) }
    let outer = ViewChange.made[view]
    ViewChange.made[view] = self
    changes()
    ViewChange.made[view] = outer
    // Outside a window, a list that is laid out logs a warning.
    if view.window != nil { view.layoutIfNeeded() }
  }

  func undo() {
    add { [undos] in for undo in undos.reversed() { undo() } }
    undos = []
  }
}

extension UIView {
  /// The view to which subviews are added: an effect view's content view, or else the view itself.
  var takingSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
#endif
