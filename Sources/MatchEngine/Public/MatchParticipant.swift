#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A controller that takes part in the flights of its screen; every requirement is optional.
///
/// ```swift
/// extension Gallery: MatchParticipant {
///   func matchSource() -> UIView? { page.photoView }
///   func matchCanShow(_ ids: Set<String>) -> Bool { ids.contains("photo-\(photo.id)") }
///   func matchWillStart(_ partner: UIViewController?) {
///     list.scrollToRow(at: current, at: .middle, animated: false)
///   }
/// }
/// ```
@MainActor public protocol MatchParticipant: UIViewController {
  /// The view to prefer when several views have the same ID; called each time the screen is read.
  func matchSource() -> UIView?
  /// Whether this screen can scroll to a view with one of these IDs.
  ///
  /// Called if the other screen has these IDs and this one shows none of them. The engine hasn't decided yet
  /// whether it animates the change, so don't change anything here.
  func matchCanShow(_ ids: Set<String>) -> Bool
  /// Called before a flight is planned, which is the time to scroll a list and lay it out.
  func matchWillStart(_ partner: UIViewController?)
  /// Whether the flight can start; called on every frame until it can, for half a second at most.
  func matchIsReady() -> Bool
  /// Whether fingers may begin to go back from this screen, by a swipe, a pull or a pinch.
  ///
  /// `point` is where they are in the controller's view, and `velocity` is in points per second; that of a pinch is zero.
  /// Called once for each gesture that is about to begin. If the answer is false, nothing moves.
  func matchCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool
  /// Called when a flight that this screen took part in has ended.
  func matchDidEnd(_ flight: MatchFlight)
}

extension MatchParticipant {
  /// Prefers no view.
  public func matchSource() -> UIView? { nil }
  /// Offers no view beyond the visible ones.
  public func matchCanShow(_ ids: Set<String>) -> Bool { false }
  /// Does nothing.
  public func matchWillStart(_ partner: UIViewController?) {}
  /// Always ready.
  public func matchIsReady() -> Bool { true }
  /// Allows it.
  public func matchCanGoBack(from point: CGPoint, velocity: CGPoint) -> Bool { true }
  /// Does nothing.
  public func matchDidEnd(_ flight: MatchFlight) {}
}
#endif
