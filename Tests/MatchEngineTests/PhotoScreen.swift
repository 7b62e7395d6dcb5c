#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// A screen with one photo, and as many other tagged views as a test wants.
class PhotoScreen: UIViewController {
  let photo = UIImageView()
  private let frame: CGRect
  private let configure: (UIImageView) -> Void

  init(
    _ frame: CGRect,
    id: String? = "photo",
    _ configure: @escaping (UIImageView) -> Void = { _ in }
  ) {
    self.frame = frame
    self.configure = configure
    super.init(nibName: nil, bundle: nil)
    photo.matchID = id
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    photo.showPhoto(in: frame)
    configure(photo)
    view.addSubview(photo)
  }

  static let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
  }

  /// A thumbnail at the left.
  static func list() -> PhotoScreen { PhotoScreen(CGRect(x: 20, y: 300, width: 80, height: 80)) }

  /// The same photo, large.
  static func detail() -> PhotoScreen { PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292)) }
}

/// A screen with a photo that keeps what it is told of flights, and is ready when a test says so.
final class Guest: LoggingController, MatchFlightObserving, MatchPreparing {
  var isReadyForMatchFlight = true
  private(set) var changes: [MatchChange?] = []
  private(set) var flights: [MatchFlight?] = []
  private(set) var outcomes: [MatchOutcome?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIView(tagged: "photo", CGRect(x: 50, y: 400, width: 100, height: 100)))
  }

  func matchFlightWillBegin(_ flight: MatchFlight) {
    changes.append(flight.change)
    flights.append(matchFlight === flight ? flight : nil)
    log.note("\(name).willBegin")
  }

  func matchFlightDidEnd(_ flight: MatchFlight) { outcomes.append(flight.outcome) }
}

extension UIImageView {
  /// Shows the photo, which fills a frame.
  func showPhoto(in frame: CGRect) {
    image = PhotoScreen.image
    contentMode = .scaleAspectFill
    clipsToBounds = true
    self.frame = frame
  }
}

extension UIImage {
  /// An opaque image of one color.
  static func opaque(_ color: UIColor) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let size = CGSize(width: 40, height: 30)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

/// A list with a photo in a navigation controller, and its detail, which is not pushed yet.
@MainActor class PhotoStack {
  let list = PhotoScreen.list()
  let detail = PhotoScreen.detail()
  let navigation: UINavigationController
  let window: UIWindow

  init(_ transition: MatchTransition? = .linear(0.5)) async {
    (navigation, window) = await onScreen(below: list, transition)
  }

  /// Pushes the detail, and lets it fly for some seconds.
  func push(for seconds: TimeInterval = 0.2) async throws -> MatchFlight {
    try await navigation.push(detail, for: seconds)
  }
}

extension UIViewController {
  /// The flight that is under way after some seconds.
  func flight(after seconds: TimeInterval) async throws -> MatchFlight {
    await advance(seconds)
    return try #require(matchFlight, "\(matchDiagnosis as Any)")
  }

  /// Lets it come and go in a style, with a transition.
  func comes(as style: UIModalPresentationStyle, _ transition: MatchTransition?) {
    modalPresentationStyle = style
    matchTransition = transition
  }

  /// Presents a screen, and lets some seconds pass.
  func present(
    _ screen: UIViewController,
    animated: Bool = true,
    for seconds: TimeInterval
  ) async {
    present(screen, animated: animated)
    await advance(seconds)
  }

  /// Dismisses what it presents, and lets some seconds pass.
  func dismiss(animated: Bool = true, for seconds: TimeInterval) async {
    dismiss(animated: animated)
    await advance(seconds)
  }
}

extension UINavigationController {
  /// Pushes a screen, and lets some seconds pass.
  func go(
    to screen: UIViewController,
    animated: Bool = true,
    for seconds: TimeInterval
  ) async {
    pushViewController(screen, animated: animated)
    await advance(seconds)
  }

  /// Pops the screen in front, and lets some seconds pass.
  func back(animated: Bool = true, for seconds: TimeInterval) async {
    popViewController(animated: animated)
    await advance(seconds)
  }

  /// Pushes a screen, or pops the one in front.
  func go(_ isForward: Bool, _ screen: UIViewController) {
    if isForward {
      pushViewController(screen, animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  /// The same, held from its first frame.
  func begin(_ isForward: Bool, _ screen: UIViewController) throws -> MatchFlight {
    try #require(beginInteractiveMatch { go(isForward, screen) })
  }

  /// Pushes a screen, and lets it fly for some seconds.
  func push(_ screen: UIViewController, for seconds: TimeInterval) async throws -> MatchFlight {
    go(true, screen)
    return try await flight(after: seconds)
  }

  /// Pops the screen in front, and lets it fly for some seconds.
  func pop(for seconds: TimeInterval) async throws -> MatchFlight {
    popViewController(animated: true)
    return try await flight(after: seconds)
  }
}

extension MatchFlight {
  /// Holds it at a fraction until that is on the screen.
  func show(at fraction: CGFloat, for seconds: TimeInterval = 0.05) async {
    update(fraction)
    await advance(seconds)
  }

  /// Lets it finish or go back, and expects that it does within some seconds.
  func end(_ isFinished: Bool, in seconds: TimeInterval = 1, line: Int = #line) async {
    if isFinished { finish() } else { cancel() }
    await arrives(at: isFinished ? .finished : .cancelled, in: seconds, line: line)
  }

  /// Cancels it, and expects that it goes back within some seconds.
  func goBack(in seconds: TimeInterval = 1, line: Int = #line) async {
    await end(false, in: seconds, line: line)
  }

  /// Lets it finish, and expects that it does within some seconds.
  func land(in seconds: TimeInterval = 1, line: Int = #line) async {
    await end(true, in: seconds, line: line)
  }

  /// Expects that it has ended after some seconds, as a rule finished.
  func arrives(
    at outcome: MatchOutcome = .finished,
    in seconds: TimeInterval = 1,
    line: Int = #line
  ) async {
    await advance(seconds)
    #expect(self.outcome == outcome, "in line \(line)")
  }
}

extension MatchTransition {
  /// Flights at constant speed.
  static func linear(
    _ duration: Double,
    _ change: (inout MatchTransition) -> Void = { _ in }
  ) -> MatchTransition {
    MatchTransition {
      $0.timing = .linear(duration: duration)
      change(&$0)
    }
  }
}
#endif
