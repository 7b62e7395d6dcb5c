#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The change that replaces one child with another in an app's own container.
///
/// While the container itself appears or disappears, the system forwards its appearance calls to the children. From
/// then on, a child follows the container, whichever calls it got before, and gets its final call with it.
@MainActor final class ChildReplacement: FlightChange {
  private let container: UIViewController
  private let view: UIView
  private let change: MatchChange
  private let options: MatchTransition
  /// Children that the flight has left on its way here; they are removed when it is over.
  private var leftBehind: [UIViewController] = []
  /// Whether the new child is one of the children that the flight has left, and still on the screen.
  private var comesBack = false
  private var arrivingView: ArrivingView?
  /// Whether the change began the children's appearance transitions and the system hasn't ended them.
  private var owesEnd = false

  init(
    _ change: MatchChange,
    in container: UIViewController,
    shownIn view: UIView,
    _ options: MatchTransition
  ) {
    self.change = change
    self.container = container
    self.view = view
    self.options = options
  }

  /// The child that is replaced; nil if there is none, and the change starts from the container itself.
  var old: UIViewController? { change.from === container ? nil : change.from }
  var new: UIViewController { change.to }
  private var appearance: ContainerAppearance { container.containerAppearance }

  var exchange: MatchChange? { change }
  var canBeContinued: Bool { true }

  func happenAtOnce(_ flight: MatchFlight) {
    flight.end(.finished) { _ in
      UIView.unanimatedInBlock { begin(animated: false) }
      finish()
    }
  }

  func install(for flight: MatchFlight) -> Screens {
    begin(animated: true)
    new.view.layoutIfNeeded()
    for screen in [old, new].compactMap(\.self) { flight.tellObservers(of: screen) }
    new.view.layoutIfNeeded()
    if !comesBack {
      arrivingView = ArrivingView(new.view, from: old?.viewIfLoaded, isForward: direction.isForward)
    }
    let leaving = old.map { change.screen(of: $0) } ?? MatchScreen(view: UIView(), mayMove: false)
    let arriving = change.screen(of: new)
    var screens = Screens(in: view, from: leaving, to: arriving, direction, options)
    screens.arrivingView = arrivingView
    screens.takesTouches = true
    return screens
  }

  func complete(_ outcome: MatchOutcome, isFinished: Bool) {
    arrivingView?.release()
    for controller in leftBehind { leave(controller) }
    if isFinished { finish() } else { keepOld() }
  }

  func canGoOn() -> Bool {
    // The system has ended the children's appearance transitions since the last frame.
    if appearance == .unseen { owesEnd = false }
    return view.window != nil && appearance == .steady
  }

  // MARK: The exchange of the children

  private func begin(animated: Bool) {
    new.loadViewIfNeeded()
    old?.willMove(toParent: nil)
    // A child that is still leaving comes back.
    if new.parent === container {
      new.willMove(toParent: container)
    } else {
      container.addChild(new)
    }
    switch appearance {
    case .steady where view.window != nil:
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
      owesEnd = true
    case .coming where !container.shouldAutomaticallyForwardAppearanceMethods:
      new.beginAppearanceTransition(true, animated: animated)
    case .steady, .coming, .going, .unseen: break
    }
    ControllerTag.attached(to: container).front = new
    place()
  }

  private func place() {
    // The constraints that pinned it here before are gone.
    if new.view.superview !== view { new.view.translatesAutoresizingMaskIntoConstraints = true }
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let beside = old?.viewIfLoaded, beside.superview === view
    else { return view.addSubview(new.view) }
    if direction.isForward {
      view.insertSubview(new.view, aboveSubview: beside)
    } else {
      view.insertSubview(new.view, belowSubview: beside)
    }
  }

  private func finish() {
    if let old { leave(old) }
    if appearance == .steady, owesEnd { new.endAppearanceTransition() }
    // The app may have removed it in the meantime.
    guard new.parent === container else { return }
    new.didMove(toParent: container)
    if appearance == .steady { UIAccessibility.screenHasChanged() }
  }

  private func leave(_ controller: UIViewController) {
    if let parent = controller.parent, parent !== container {
      // The app has given the child to another container, where it stays and is visible.
      guard appearance == .steady, owesEnd else { return }
      if controller !== new { controller.beginAppearanceTransition(true, animated: true) }
      return controller.endAppearanceTransition()
    }
    switch appearance {
    case .steady, .unseen:
      controller.viewIfLoaded?.removeFromSuperview()
      // If the view has left its window, the system has told the children.
      if owesEnd, container.viewIfLoaded?.window != nil { controller.endAppearanceTransition() }
    case .coming, .going:
      // What appears turns back; the system sends the calls for the removal of a visible view.
      if appearance == .coming { controller.beginAppearanceTransition(false, animated: false) }
      controller.endAppearanceTransition()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    if controller.parent === container { controller.removeFromParent() }
  }

  /// Keeps the old child after all; the new one leaves now or, if the flight goes on, when that ends.
  ///
  /// The appearance transitions are reversed before they end, as the system does.
  private func keepOld(goingOn: Bool = false) {
    let turns = owesEnd && (goingOn || appearance == .steady)
    if new.parent === container { new.willMove(toParent: nil) }
    if turns, new.parent ?? container === container {
      new.beginAppearanceTransition(false, animated: true)
    }
    if !goingOn { leave(new) }
    guard let old, let parent = old.parent else { return }
    if parent !== container { return leave(old) }
    if turns { old.beginAppearanceTransition(true, animated: true) }
    if turns, !goingOn { old.endAppearanceTransition() }
    old.didMove(toParent: container)
    ControllerTag.attached(to: container).front = old
  }

  // MARK: Another call in the meantime

  /// Makes this change continue a flight that has left these children.
  func goOn(after left: [UIViewController]) {
    comesBack = left.contains(new)
    leftBehind = left.filter { $0 !== new }
  }

  /// Leaves this change; returns the children to remove when the whole flight is over.
  func leaveBehind(isBack: Bool) -> [UIViewController] {
    if isBack {
      keepOld(goingOn: true)
      return leftBehind + [new]
    }
    new.didMove(toParent: container)
    return leftBehind + [old].compactMap { $0 }
  }
}

/// What the system is doing with an app's own container now.
enum ContainerAppearance {
  /// The container is visible and stays, so the replacement sends the children their appearance calls.
  case steady
  /// The container itself appears or disappears, so the system sends the children their appearance calls.
  case coming, going
  /// The container isn't visible; the system has told the children, or will when it appears.
  case unseen
}

extension UIViewController {
  var containerAppearance: ContainerAppearance {
    guard let view = viewIfLoaded, view.window?.isHidden == false else { return .unseen }
    // Another container of the app may be showing or hiding this one, or one around it.
    for it in sequence(first: self, next: \.parent) where it.parent != nil {
      if let to = ControllerTag.of(it)?.flight?.change?.to, to.parent === it.parent {
        return to === it ? .coming : .going
      }
    }
    // A view that was never displayed is about to be.
    if view.layer.presentation() == nil { return .coming }
    guard let coordinator = transitionCoordinator else { return .steady }
    // A view that the system doesn't hand over stays in place, like a presenter below a sheet.
    let from = coordinator.view(forKey: .from)
    let isLeft = from.map(view.isDescendant) ?? false
    let isShown = coordinator.view(forKey: .to).map(view.isDescendant) ?? false
    if isLeft == isShown { return .steady }
    // If the replaced view has left the window, the container has arrived, even if the coordinator still exists.
    if isShown, from.map({ $0.window == nil }) == true { return .steady }
    return isShown ? .coming : .going
  }
}
#endif
