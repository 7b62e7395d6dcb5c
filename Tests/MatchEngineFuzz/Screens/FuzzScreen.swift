import MatchEngine
import MatchEngineTestSupport
import UIKit

/// A screen of views that the script describes, or that follow from its number and the script's seed.
final class FuzzScreen: UIViewController, MatchParticipant {
  let number: Int
  let configuration: FuzzConfiguration
  /// All views below its own, by number.
  var made: [UIView] = []
  /// Which of them each one is in, as far as the app knows; one without a parent is in the screen's own view.
  var parents: [Int: Int] = [:]
  /// Those that a stack view arranges.
  var arranged: Set<Int> = []
  /// What it was told about its appearance.
  var appearances = AppearanceLog()
  /// Whether a navigation controller was asked to show it and has not yet: a busy one does so later.
  var isRequested = false
  /// The IDs that views get when the screen is about to appear.
  private var late: [(view: UIView, id: String?)] = []
  /// Whether they got them in a transition.
  private(set) var gotLateIDs = false
  private var random: SplitMix

  init(_ number: Int, _ configuration: FuzzConfiguration) {
    self.number = number
    self.configuration = configuration
    random = configuration.random(number)
    super.init(nibName: nil, bundle: nil)
    title = "screen \(number)"
  }

  required init?(coder: NSCoder) { nil }

  /// Whether something of it comes or goes at once, or is pictured by something else.
  var pops = false

  override func viewDidLoad() {
    super.viewDidLoad()
    build(configuration.screen(number, &random))
    guard configuration.tagsLate else { return }
    late = (made + [view]).map { ($0, $0.matchID) }
    for (view, _) in late { view.matchID = nil }
  }

  /// Whether there is something in it of which it is known that it is seen otherwise in flight.
  var isExcused: Bool {
    let ids = (made + [view]).compactMap(\.matchID)
    // Of two views with one ID, one flies.
    if Set(ids).count < ids.count { return true }
    return made.contains { view in
      // A clear view casts the shadow of what is in it, which flies.
      let isClear = view.backgroundColor?.cgColor.alpha ?? 0 == 0
      if view.layer.shadowOpacity > 0, isClear { return true }
      guard view.matchID != nil else { return false }
      // What is flat may turn by any angle.
      if view.isFlat { return true }
      // An image or a text that isn't there yet flies as what it becomes.
      if let image = view as? UIImageView, image.image == nil { return true }
      if let label = view as? UILabel, label.text?.isEmpty != false { return true }
      return view.jutsOutFar
    }
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
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.note(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances.note(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.note(.didDisappear)
  }

  func matchSource() -> UIView? {
    configuration.takesPart && number % 2 == 0 && !made.isEmpty
      ? made[configuration.count % made.count] : nil
  }

  /// Some are ready a little later, and some never.
  func matchIsReady() -> Bool {
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

extension UIView {
  /// Whether it, or something around it, has no area.
  fileprivate var isFlat: Bool {
    abs(transform.a * transform.d - transform.b * transform.c) < 1e-6 || superview?.isFlat == true
  }

  /// Whether something in this view is farther away than the view is large, or at all in a blur: it flies cut off.
  fileprivate var jutsOutFar: Bool {
    let reach = self is UIVisualEffectView ? .zero : bounds.size
    let near = bounds.insetBy(dx: -reach.width, dy: -reach.height)
    func isFar(_ view: UIView) -> Bool {
      view.layer.masksToBounds || view.isHidden
        ? false
        : view.subviews.contains {
          !near.contains(convert($0.bounds, from: $0)) || isFar($0)
        }
    }
    return isFar(self)
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
