import UIKit

/// A flight in the hand of a program, where a program can make no touches.
///
/// A page imports the library and these sources don't, so a page says how a hand gets hold of a flight.
public struct Grip {
  /// Makes a change and holds its flight.
  public typealias Pulling = @MainActor (UIViewController, _ change: () -> Void) -> Grip?
  /// Holds the flight that a controller takes part in.
  public typealias Grabbing = @MainActor (UIViewController) -> Grip?

  let fraction: CGFloat
  let update: @MainActor (CGFloat) -> Void
  let release: @MainActor (CGFloat) -> Void

  /// A flight at a fraction, how it is moved, and how it is let go.
  public init(
    at fraction: CGFloat = 0,
    _ update: @escaping @MainActor (CGFloat) -> Void,
    _ release: @escaping @MainActor (CGFloat) -> Void
  ) {
    self.fraction = fraction
    self.update = update
    self.release = release
  }
}
