#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that a flight animates: a push, a replaced child, a new root or a change inside one screen.
@MainActor protocol FlightChange: AnyObject {
  /// The controllers that the change exchanges; nil inside one screen.
  var exchange: MatchChange? { get }

  /// Puts the arriving screen in place, out of sight, and returns the screens of the flight.
  func install(for flight: MatchFlight) -> Screens

  /// Whether the flight is staged in this turn, because nothing has to be on the screen first.
  var startsAtOnce: Bool { get }

  /// Whether another change in the same place can continue this flight.
  var canBeContinued: Bool { get }

  /// The only end that the flight may still reach; nil if it may reach either.
  var onlyEnd: Lifecycle.Heading? { get }

  /// Called before the flying views are pictured for the first time.
  func willFly(_ plan: Plan, between ends: ReadScreens)

  func follow(_ flight: MatchFlight)

  /// Whether the flight can go on after this frame; otherwise it ends at once.
  func canGoOn() -> Bool

  /// Completes or undoes the change, after the stage was struck or was never set.
  func complete(_ outcome: MatchOutcome, isFinished: Bool)
}

extension FlightChange {
  var exchange: MatchChange? { nil }
  /// Finds the exchange while both controllers exist; keeps neither alive, because they may keep the flight.
  var findExchange: () -> MatchChange? {
    guard let it = exchange else { return { nil } }
    return { [weak from = it.from, weak to = it.to, kind = it.kind, direction] in
      guard let from, let to else { return nil }
      return MatchChange(kind: kind, from: from, to: to, direction: direction)
    }
  }
  var direction: MatchDirection { exchange?.direction ?? .forward }
  /// Whether the arriving screen is ready, or has to follow fingers at once; checked on every frame until it is.
  func isReady(for flight: MatchFlight) -> Bool {
    let arriving = exchange?.to.participants(as: (any MatchPreparing).self) ?? []
    return flight.earlyCalls.isHeld || arriving.allSatisfy { $0.isReadyForMatchFlight }
  }
  var startsAtOnce: Bool { false }
  var canBeContinued: Bool { false }
  var onlyEnd: Lifecycle.Heading? { nil }
  func willFly(_ plan: Plan, between ends: ReadScreens) {}
  func follow(_ flight: MatchFlight) {}
  func canGoOn() -> Bool { true }
}

extension MatchChange {
  /// The screen of a controller, whose view may be inside a wrapper of the system.
  ///
  /// An arriving screen brings into sight the views to which something may fly, and names the views around them. A
  /// leaving screen names them, too, if it shows several views with one ID.
  func screen(of controller: UIViewController, in view: UIView? = nil, mayMove: Bool = true)
    -> MatchScreen
  {
    var screen = MatchScreen(view: view ?? controller.view, mayMove: mayMove)
    let revealing = controller.participants(as: (any MatchRevealing).self)
    let isArriving = controller === to
    // A tab stays where its user left it.
    let hasLists =
      isArriving && kind != .tab && to.find { ViewTag.of($0)?.indexPathProvider != nil }
    // If a container shows its first child, nothing leaves.
    guard hasLists || !revealing.isEmpty, !to.view.isDescendant(of: from.view)
    else { return screen }
    let shown = from.taggedViews.inSight
    let ids = Set(shown.filter { isArriving || $1.count > 1 }.keys)
    guard !ids.isEmpty else { return screen }
    if hasLists { revealRows(shown) }
    screen.sources = revealing.compactMap { $0.revealMatches(ids) }
    controller.view.layoutIfNeeded()
    return screen
  }
}

extension FlightEvent {
  /// The events to send instead, if the flight may only reach one end.
  @MainActor func restricted(to end: Lifecycle.Heading, of flight: MatchFlight) -> [FlightEvent] {
    let isHeld = flight.phase == .held
    switch end {
    case .finish:
      let turn: [FlightEvent] = isHeld || flight.isHeadingBack ? [.finish(velocity: 0)] : []
      switch self {
      case .hold, .move, .reverse, .cancel, .release: return turn
      default: return turn + [self]
      }
    case .cancel:
      switch self {
      case .finish(let velocity), .release(let velocity): return [.cancel(velocity: velocity)]
      case .reverse: return isHeld ? [.cancel(velocity: 0)] : []
      case .gone, .overtaken: return [.cancel(velocity: 0), .resized]
      default: return [self]
      }
    }
  }
}

/// The only owner of the sessions in a window; it keeps each until its flight is over or the window is gone.
@MainActor final class SessionRegistry {
  private static let ofOwner = AssociatedValue<SessionRegistry>()

  private var sessions: [FlightSession] = []
  /// Called when a flight of the window is about to be staged, or continues another one.
  var whenFlightBegins: (MatchFlight) -> Void = { _ in }

  static func registry(of owner: UIView) -> SessionRegistry {
    ofOwner[owner, orNew: SessionRegistry()]
  }

  func keep(_ session: FlightSession) { sessions.append(session) }

  func drop(_ session: FlightSession) { sessions.removeAll { $0 === session } }

  /// The sessions of a window, or of a view that is in none, most recent last.
  static func sessions(in owner: UIView?) -> [FlightSession] {
    owner.flatMap { ofOwner[$0] }?.sessions ?? []
  }

  /// The changes of a kind that are under way in a container, most recent first.
  static func changes<Change: FlightChange>(_ kind: Change.Type, in container: UIView)
    -> [(session: FlightSession, change: Change)]
  {
    sessions(in: container.window ?? container).reversed().compactMap { session in
      guard session.stage?.container === container else { return nil }
      return (session.change as? Change).map { (session, $0) }
    }
  }
}
#endif
