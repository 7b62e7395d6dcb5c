// Hands' way to what a user does with a sheet or beside a popover.
import Foundation

extension Headless {
  /// The user pulls a presented controller down, or touches beside it.
  public static func dismissByHand(_ controller: UIViewController) {
    controller.nearestPresented?.modal.controller?.userDismiss()
  }

  /// What UIKit would have complained about in the console.
  public static var warnings: [String] { World.shared.accounts.warnings }
}
