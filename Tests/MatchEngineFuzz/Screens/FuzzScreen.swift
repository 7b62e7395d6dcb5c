import MatchEngine
import MatchEngineTestSupport
import UIKit

/// A screen of views that the script describes, or that follow from its number and the script's seed.
final class FuzzScreen: UIViewController, MatchRevealing, MatchPreparing {
  let number: Int
  let configuration: FuzzConfiguration
  /// All views below its own, by number.
  var made: [UIView] = []
  /// Which of them each one is in, as far as the app knows; one without a parent is in the screen's own view.
  var parents: [Int: Int] = [:]
  /// Those that a stack view arranges.
  var arranged: Set<Int> = []
  /// Its list, if it has one.
  var rows: FuzzRows?
  /// What it was told about its appearance.
  var appearances = AppearanceLog()
  /// Whether a navigation controller was asked to show it and has not yet: a busy one does so later.
  var isRequested = false
  /// The IDs that views get when the screen is about to appear.
  private var late: [(view: UIView, id: String?)] = []
  /// Whether they got them in a transition.
  private(set) var gotLateIDs = false
  private var random: SplitMix
  /// What the app does in the next of its calls.
  private var expected: [(moment: AppDeed.Moment, call: () -> Void)] = []

  init(_ number: Int, _ configuration: FuzzConfiguration) {
    self.number = number
    self.configuration = configuration
    random = configuration.random(number)
    super.init(nibName: nil, bundle: nil)
    title = "screen \(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(configuration.screen(number, &random))
    guard configuration.tagsLate else { return }
    late = (made + [view]).map { ($0, $0.matchID) }
    for (view, _) in late { view.matchID = nil }
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    isRequested = false
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    gotLateIDs = gotLateIDs || transitionCoordinator != nil && late.contains { $0.id != nil }
    for (view, id) in late where view.matchID == nil { view.matchID = id }
    late = []
    appearances.note(.willAppear)
    happen(.appearance)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.note(.didAppear)
    happen(.appearance)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances.note(.willDisappear)
    happen(.appearance)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.note(.didDisappear)
    happen(.appearance)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rows?.scrollAtFirst()
    happen(.layout)
  }

  /// Does something in the next call of a kind.
  func expect(_ moment: AppDeed.Moment, _ call: @escaping () -> Void) {
    expected.append((moment, call))
  }

  func expectNothing() { expected = [] }

  private func happen(_ moment: AppDeed.Moment) {
    let calls = expected.filter { $0.moment == moment }
    expected.removeAll { $0.moment == moment }
    for (_, call) in calls { call() }
  }

  func canRevealMatches(_ ids: Set<String>) -> Bool { false }

  func revealMatches(_ ids: Set<String>) -> UIView? {
    configuration.takesPart && number % 2 == 0 && !made.isEmpty
      ? made[configuration.count % made.count] : nil
  }

  /// Some are ready a little later, and some never.
  var isReadyForMatchFlight: Bool {
    if !configuration.takesPart { return true }
    // Its views are drawn before anything else is.
    loadViewIfNeeded()
    switch number % 4 {
    case 1: return random.chance(oneIn: 6)
    case 2: return false
    default: return true
    }
  }
}

/// An app's own container that shows one child.
final class FuzzContainer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    for child in children { place(child) }
  }

  /// Shows a first child, as an app does it.
  func show(_ child: UIViewController) {
    addChild(child)
    if isViewLoaded { place(child) }
    child.didMove(toParent: self)
  }

  private func place(_ child: UIViewController) {
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
  }
}
