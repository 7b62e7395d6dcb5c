#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

#if !canImport(ObjectiveC)
import MatchEngineFuzz
#endif

/// A screen whose views a test makes.
final class KindScreen: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    fill(view)
  }

  /// A navigation controller on the screen, with this root, no bar, and flights at constant speed.
  static func navigation(
    _ root: UIViewController,
    _ change: (inout MatchTransition) -> Void = { _ in }
  ) async -> (navigation: UINavigationController, window: UIWindow) {
    let navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    navigation.childMatchTransition = .linear(0.5, change)
    return (navigation, await onScreen(navigation))
  }

  /// A screen with some views.
  convenience init(_ views: [UIView]) { self.init { views.forEach($0.addSubview) } }

  /// Pushes a screen with some views onto one with others; the flight has begun.
  static func flight(from lower: [UIView], to upper: [UIView]) async throws
    -> (flight: MatchFlight, window: UIWindow)
  {
    try await flight(from: KindScreen(lower), to: KindScreen(upper))
  }

  #if !canImport(ObjectiveC)
  /// All frames of a push of a screen with some views onto one with others.
  static func footage(from lower: [UIView], to upper: [UIView]) async -> Footage {
    let (navigation, _) = await navigation(KindScreen(lower))
    return await Footage {
      navigation.pushViewController(KindScreen(upper), animated: true)
      await advance(1)
    }
  }

  /// Flies from some views to others, and expects that it shows at each end what is seen there at rest.
  static func expectStillEnds(
    from lower: [UIView],
    to upper: [UIView],
    every step: CGFloat = 9,
    in regions: [CGRect?] = [nil, nil],
    at place: SourceLocation = #_sourceLocation,
    onTheWay: (MatchFlight, UIWindow) async throws -> Void = { _, _ in }
  ) async throws {
    let (navigation, window) = await navigation(KindScreen(lower))
    let before = FootageFrame.now
    let flight = try await navigation.push(KindScreen(upper), for: 0.1)
    let misses = try await flight.misses(of: before, every: step, in: regions) {
      try await onTheWay(flight, window)
    }
    #expect(misses == [], sourceLocation: place)
    #expect(window.remains.isEmpty, sourceLocation: place)
  }
  #endif

  /// Pushes a screen onto another, and lets it fly for some seconds.
  static func flight(
    from lower: UIViewController,
    to upper: UIViewController,
    after seconds: TimeInterval = 0.1
  ) async throws -> (flight: MatchFlight, window: UIWindow) {
    let (navigation, window) = await navigation(lower)
    return (try await navigation.push(upper, for: seconds), window)
  }
}

extension UIView {
  /// This view and all views below it.
  var all: [UIView] { [self] + subviews.flatMap(\.all) }

  /// The views of a kind at or below this one.
  func all<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { all.compactMap { $0 as? Kind } }
}
#endif
