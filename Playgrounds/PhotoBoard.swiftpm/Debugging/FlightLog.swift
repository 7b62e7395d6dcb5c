import MatchEngine
import UIKit

/// What the last flight did, and why the last change of screens without one had none.
@MainActor final class FlightLog: NSObject {
  /// The report of the last flight in which something flew.
  private(set) var report: MatchReport?
  /// Why nothing flew when a screen came last, and which screen that was.
  private(set) var refusal: (screen: String, diagnosis: MatchDiagnosis)?

  /// A flight has ended; where a list is new, it may turn out that nothing flies.
  func note(_ flight: MatchFlight) {
    if let own = flight.report, own.rows.contains(where: { $0.fate == .flew }) { report = own }
  }
}

extension FlightLog: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard let diagnosis = viewController.matchDiagnosis else { return }
    refusal = (viewController.title ?? "Untitled", diagnosis)
  }
}
