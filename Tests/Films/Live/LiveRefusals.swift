import MatchEngine
import UIKit

/// Why something did not fly, as soon as a controller says so.
@MainActor struct LiveRefusals {
  /// The last one in words.
  private(set) var last: String?
  private var known: [ObjectIdentifier: MatchDiagnosis] = [:]

  /// Asks every controller that is there.
  mutating func look() {
    let controllers = Headless.windows.filter { !$0.isHidden }
      .compactMap(\.rootViewController).flatMap(LiveRefusals.all)
    var found: [ObjectIdentifier: MatchDiagnosis] = [:]
    for controller in controllers {
      guard let diagnosis = controller.matchDiagnosis else { continue }
      found[ObjectIdentifier(controller)] = diagnosis
      if known[ObjectIdentifier(controller)] != diagnosis {
        last = "\(controller.title ?? "\(type(of: controller))"): \(diagnosis)"
      }
    }
    known = found
  }

  private static func all(_ controller: UIViewController) -> [UIViewController] {
    let presented = controller.presentedViewController
    let own = presented?.presentingViewController === controller ? presented : nil
    return [controller] + (controller.children + [own].compactMap { $0 }).flatMap(all)
  }
}
