import MatchEngine
import UIKit

extension UntaggedWorld {
  /// A flight from the screen in front to another one; then nothing is tagged again.
  ///
  /// A world without the engine makes the same changes, but the way back that is cancelled, and comes back from the way
  /// there that is. Returns whether all that was to fly did.
  func fly(_ flight: UntaggedApp.Flight) -> Bool {
    guard let from = front.last as? UntaggedController else { return false }
    let to = flight.way == .tab ? screen(7) : screen(5)
    to.loadViewIfNeeded()
    tag([from, to], "mark")
    let isCancelledThere = flight.end == .cancelledArrival
    let isCancelledBack = flight.end == .cancelledReturn
    var flew = fly(isCancelled: isCancelledThere, from) { go(from, to, flight.way) }
    if isWithEngine ? !isCancelledThere : !isCancelledBack {
      flew = fly(isCancelled: isCancelledBack, from) { goBack(from, flight.way) } && flew
    } else {
      // Both worlds have the same time.
      _ = fly(isCancelled: false, from) {}
    }
    tag([from, to], nil)
    _ = book.take()
    return flew
  }

  /// Whether something flies while the app makes a change, and whether that ends as it should.
  private func fly(isCancelled: Bool, _ from: UIViewController, _ change: () -> Void) -> Bool {
    change()
    Headless.advance(by: 0.2)
    let flight = from.matchFlight
    if isCancelled { flight?.cancel() }
    let pairs = flight?.report?.pairCount ?? 0
    Headless.advance(by: 2)
    return pairs > 0 && flight?.outcome == (isCancelled ? .cancelled : .finished)
  }

  private func go(_ from: UIViewController, _ to: UIViewController, _ way: UntaggedApp.Flight.Way) {
    switch way {
    case .push: navigation?.pushViewController(to, animated: true)
    case .tab: tabs?.selectedIndex = 2
    case .presentation:
      to.modalPresentationStyle = .fullScreen
      to.matchTransition = transition
      from.present(to, animated: true)
    }
  }

  private func goBack(_ from: UIViewController, _ way: UntaggedApp.Flight.Way) {
    switch way {
    case .push: navigation?.popViewController(animated: true)
    case .tab: tabs?.selectedIndex = 0
    // UIKit's own animation moves a list out of the safe area, and so its offset; a flight doesn't.
    case .presentation: from.dismiss(animated: isWithEngine)
    }
  }

  private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  private func tag(_ screens: [UntaggedController], _ id: String?) {
    guard isWithEngine else { return }
    for screen in screens { screen.mark.matchID = id }
  }
}
