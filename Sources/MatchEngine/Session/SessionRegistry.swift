#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The single owner of all sessions in a window.
///
///     window ──▶ registry ──▶ session ──▶ change, driver, stage, flight
///
/// A session is kept until its flight is over or its window is gone.
@MainActor final class SessionRegistry {
  private static let ofOwner = AssociatedValue<SessionRegistry>()

  private var sessions: [FlightSession] = []

  /// Keeps a session that flies in a container.
  static func keep(_ session: FlightSession, in container: UIView) {
    let registry = ofOwner[container.window ?? container, orNew: SessionRegistry()]
    registry.sessions.append(session)
    session.registry = registry
  }

  func drop(_ session: FlightSession) { sessions.removeAll { $0 === session } }

  /// The sessions of a window, most recent last.
  static func sessions(in window: UIWindow?) -> [FlightSession] {
    window.flatMap { ofOwner[$0] }?.sessions ?? []
  }

  /// The changes of a kind that are under way in a container, most recent first.
  static func changes<Change: FlightChange>(_ kind: Change.Type, in container: UIView)
    -> [(session: FlightSession, change: Change)]
  {
    let sessions = ofOwner[container.window ?? container]?.sessions ?? []
    return sessions.reversed().compactMap { session in
      guard session.stage?.container === container else { return nil }
      return (session.latestChange as? Change).map { (session, $0) }
    }
  }

  /// Ends the flights in containers that are themselves appearing or disappearing.
  ///
  /// The next frame may be too late, because what begins now can be undone in the same turn.
  static func endDisturbed(in window: UIWindow?) {
    for session in sessions(in: window) { session.endIfDisturbed() }
  }

  /// Ends the changes of a kind inside a view that is about to leave the screen.
  static func endAll<Change: FlightChange>(_ kind: Change.Type, inside view: UIView) {
    for one in sessions(in: view.window) where one.change is Change {
      if one.stage?.container.isDescendant(of: view) == true { one.flight.endAtOnce() }
    }
  }
}
#endif
