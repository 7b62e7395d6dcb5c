import MatchEngine
import UIKit

/// The same two journeys again and again: a push and a pop, a presentation and a dismissal.
@MainActor public struct Soak {
  private let window: UIWindow
  private let navigation: UINavigationController
  private var baseline: Census?
  /// What went wrong.
  public private(set) var failures: [String] = []
  /// The number of flights with each outcome.
  public private(set) var outcomes: [String: Int] = [:]

  /// Makes a navigation controller with a list, at rest.
  public init() {
    Headless.startOver()
    navigation = UINavigationController(rootViewController: Soak.screen(isList: true))
    navigation.childMatchTransition = Soak.transition
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Headless.advance(by: 0.1)
  }

  /// Flies there and back; every third journey is cancelled on its way.
  public mutating func run(_ cycle: Int) {
    let detail = Soak.screen(isList: false)
    let isPush = cycle % 2 == 0
    let (navigation, isCancelled) = (navigation, cycle % 3 == 0)
    if isPush {
      fly(isCancelled) { navigation.pushViewController(detail, animated: true) }
    } else {
      detail.modalPresentationStyle = cycle % 4 == 1 ? .fullScreen : .overFullScreen
      detail.matchTransition = Soak.transition
      fly(isCancelled) { navigation.present(detail, animated: true) }
    }
    guard !isCancelled else { return }
    fly(false) {
      if isPush {
        navigation.popViewController(animated: true)
      } else {
        navigation.dismiss(animated: true)
      }
    }
  }

  private mutating func fly(_ isCancelled: Bool, _ change: () -> Void) {
    change()
    Headless.advance(by: 0.06)
    let flight = navigation.matchFlight ?? navigation.presentedViewController?.matchFlight
    if isCancelled { flight?.cancel() }
    Headless.advance(by: 0.3)
    let outcome = flight?.outcome
    outcomes[outcome.map { "\($0)" } ?? "none", default: 0] += 1
    if outcome != (isCancelled ? .cancelled : .finished) {
      failures.append(
        "a flight that should be \(isCancelled ? "cancelled" : "finished") is \(outcome as Any)"
      )
    }
  }

  /// Counts what exists at rest; it must not be more than the first time.
  public mutating func count() {
    let census = Census()
    if let baseline, census.exceeds(baseline) {
      failures.append("left behind: \(census.difference(from: baseline))")
    }
    baseline = baseline ?? census
    failures += Headless.accounts.warnings.prefix(1)
    failures += window.leftovers
  }

  /// What exists at rest, in words.
  public var census: String {
    let census = Census()
    return "\(census.views) views, \(census.layers) layers, \(census.controllers) controllers, "
      + "\(window.leftovers.count) left"
  }
}

extension Soak {
  private static let transition = MatchTransition {
    $0.timing = .linear(duration: 0.15)
  }

  /// A list of cards, or the same cards in other places.
  private static func screen(isList: Bool) -> FuzzScreen {
    let cards = (0..<3).map { number in
      ViewDescription(
        kind: .image(number, .scaleToFill, clips: false),
        frame: isList
          ? CGRect(x: 20, y: 100 + 110 * number, width: 100, height: 90)
          : CGRect(x: 100 * number, y: 100, width: 90, height: 300),
        traits: [.id("card \(number)")]
      )
    }
    let title = ViewDescription(
      kind: .label("A title", lines: 1, .natural),
      frame: CGRect(x: 20, y: isList ? 500 : 600, width: 200, height: 30),
      traits: [.id("title")]
    )
    return FuzzScreen(0, FuzzConfiguration(screens: [ScreenDescription(views: cards + [title])]))
  }
}
