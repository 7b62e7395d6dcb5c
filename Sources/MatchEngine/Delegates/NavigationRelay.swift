#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Relays to a navigation controller's own delegate, and answers for pushes and pops that the engine animates.
@MainActor final class NavigationRelay: TransitionRelay, UINavigationControllerDelegate {
  private weak var navigation: UINavigationController?
  /// The controller that was shown most recently.
  private weak var shown: UIViewController?
  private lazy var gestures = NavigationGestures { [weak self] in self?.popDecision ?? .nobody }

  private var appDelegate: (any UINavigationControllerDelegate)? {
    forwardTarget as? any UINavigationControllerDelegate
  }

  init(before navigation: UINavigationController) {
    self.navigation = navigation
    super.init(in: navigation)
    shown = navigation.viewIfLoaded?.window == nil ? nil : navigation.topViewController
    install(in: navigation, \.delegate)
    gestures.attach(to: navigation)
  }

  override func remove() {
    super.remove()
    gestures.remove()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    gestures.attach(to: navigationController)
    if let shown, shown !== viewController, !animated {
      let change = MatchChange(kind: .push, from: shown, to: viewController)
      change.refuse(.notAnimated, in: navigationController)
      change.endPendingFlights(in: navigationController)
    }
    shown = viewController
    appDelegate?
      .navigationController?(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    endRunning()
    let change = MatchChange(kind: operation == .pop ? .pop : .push, from: fromVC, to: toVC)
    let decided = operation == .pop ? gestures.decision : nil
    return animator(for: change, decided ?? decision(on: change, in: navigationController))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor(
      for: animationController,
      own: appDelegate?
        .navigationController?(navigationController, interactionControllerFor: animationController)
    )
  }

  private func decision(
    on change: MatchChange,
    in navigation: UINavigationController
  ) -> TransitionDecision {
    let own = appDelegate?
      .navigationController?(
        navigation,
        animationControllerFor: change.kind == .pop ? .pop : .push,
        from: change.from,
        to: change.to
      )
    return decision(on: change, own: own)
  }

  /// The decision about what would animate a pop of the top controller.
  private var popDecision: TransitionDecision {
    guard let navigation, let pop = navigation.pop else { return .nobody }
    return decision(on: pop, in: navigation)
  }
}

/// The gestures of a navigation controller, added once its view is loaded and removed again.
@MainActor final class NavigationGestures {
  /// Returns the decision about what would animate a pop of the top controller.
  private let decide: () -> TransitionDecision
  #if !os(tvOS) && !os(visionOS)
  private var swipes: [SwipeBack] = []
  #endif
  #if !os(tvOS)
  private var back: BackGestures?
  #endif

  init(decide: @escaping () -> TransitionDecision) { self.decide = decide }

  func attach(to navigation: UINavigationController) {
    guard navigation.isViewLoaded else { return }
    #if !os(tvOS) && !os(visionOS)
    if swipes.isEmpty {
      let all = Swipes(decide: decide)
      swipes = [true, false].compactMap { SwipeBack(atEdge: $0, of: navigation, all) }
    }
    #endif
    #if !os(tvOS)
    guard back == nil else { return }
    back = BackGestures(
      on: navigation,
      mayPull: { [weak navigation] in navigation?.flyingViewLies(at: $0) == true },
      decide: decide,
      goBack: { [weak navigation] in
        guard let navigation else { return nil }
        return MatchFlight.begin(on: navigation) { navigation.popViewController(animated: true) }
      }
    )
    #endif
  }

  func remove() {
    #if !os(tvOS) && !os(visionOS)
    for swipe in swipes { swipe.remove() }
    swipes = []
    #endif
    #if !os(tvOS)
    back?.remove()
    back = nil
    #endif
  }

  /// The decision of the gesture that is under way, or nil if there is none.
  var decision: TransitionDecision? {
    #if !os(tvOS) && !os(visionOS)
    if let decision = swipes.lazy.compactMap(\.currentDecision).first { return decision }
    #endif
    #if os(tvOS)
    return nil
    #else
    return back?.currentDecision
    #endif
  }
}

extension UINavigationController {
  /// The pop of the top controller, if there is a screen to go back to.
  fileprivate var pop: MatchChange? {
    guard let top = topViewController, let next = viewControllers.dropLast().last else {
      return nil
    }
    return MatchChange(kind: .pop, from: top, to: next)
  }

  /// Whether a view that would fly in a pop is at a point of this controller's view.
  fileprivate func flyingViewLies(at point: CGPoint) -> Bool {
    guard let pop else { return false }
    return pop.mayShare(view.matchIDs(at: point))
  }
}
#endif
