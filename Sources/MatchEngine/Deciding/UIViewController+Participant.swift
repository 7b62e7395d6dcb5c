#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UIViewController {
  /// Who has a say in the flights of this screen: the innermost of those that the user sees.
  var participant: (any MatchParticipant)? {
    visibleControllerChain.lazy.compactMap { $0 as? any MatchParticipant }.first
  }
}

extension MatchFlight {
  /// Tells the participants of both screens when it is over.
  func tellAtEnd(_ controllers: UIViewController?...) {
    let participants = controllers.compactMap { $0?.participant }
    guard !participants.isEmpty else { return }
    whenEnded { flight in for participant in participants { participant.matchDidEnd(flight) } }
  }
}

extension MatchScreen {
  /// The screen of a controller, whose view may lie in one that the system has put around it.
  init(of controller: UIViewController, in view: UIView? = nil, mayMove: Bool = true) {
    self.init(
      view: view ?? controller.view,
      source: { [weak controller] in controller?.participant?.matchSource() },
      mayMove: mayMove
    )
  }
}
#endif
