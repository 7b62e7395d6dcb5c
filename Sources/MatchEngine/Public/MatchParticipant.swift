#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A controller that has a say in the flights of its screen; every member may be left out.
///
/// ```swift
/// extension Gallery: MatchParticipant {
///   func matchSource() -> UIView? { page.photoView }
///   func matchWillStart(_ partner: UIViewController?) {
///     list.scrollToRow(at: current, at: .middle, animated: false)
///   }
/// }
/// ```
@MainActor public protocol MatchParticipant: UIViewController {
  /// The view that is meant where several of its views have one ID; asked each time the screen is read.
  func matchSource() -> UIView?
  /// A flight is about to be planned: the chance to scroll a list and lay it out.
  func matchWillStart(_ partner: UIViewController?)
  /// Whether the start has to wait, as for an image; asked on every frame, for half a second at most.
  func matchIsReady() -> Bool
  /// A flight that this screen took part in has ended.
  func matchDidEnd(_ flight: MatchFlight)
}

extension MatchParticipant {
  /// None in particular.
  public func matchSource() -> UIView? { nil }
  /// Nothing to prepare.
  public func matchWillStart(_ partner: UIViewController?) {}
  /// Always ready.
  public func matchIsReady() -> Bool { true }
  /// Nothing to do.
  public func matchDidEnd(_ flight: MatchFlight) {}
}
#endif
