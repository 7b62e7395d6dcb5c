#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// With the engine, calls come in the same order as with an app's own animator, whatever UIKit does where
  /// its behavior is unknown.
  @MainActor @Suite("The order of calls is UIKit's own") struct CallOrderTests {
    enum Change: CaseIterable, Sendable {
      case push, pop, present, dismiss
      var isPushOrPop: Bool { self == .push || self == .pop }
    }

    typealias OpenQuestion = SwitchTests.OpenQuestion

    struct Case: Sendable, CustomStringConvertible {
      let change: Change
      let style: PresentationStyle
      let isCancelled: Bool
      let question: OpenQuestion
      var description: String {
        "\(change) \(style)\(isCancelled ? " cancelled" : ""), \(question)"
      }
    }
    nonisolated static let cases: [Case] = [true, false].flatMap { isCancelled in
      ([usual] + SwitchTests.questions).flatMap { question in
        Change.allCases.filter(question.concerns).flatMap { change in
          (change.isPushOrPop ? [.fullScreen] : PresentationStyle.allCases).map {
            Case(change: change, style: $0, isCancelled: isCancelled, question: question)
          }
        }
      }
    }
    nonisolated private static let usual = OpenQuestion(
      "as usual",
      [.navigation, .modal(.fullScreen)]
    ) { _ in }

    @Test(arguments: cases)
    func `the calls are the same whatever UIKit does in open questions`(_ each: Case) async {
      let engine = await calls(each, flies: true)
      let plain = await calls(each, flies: false)
      #expect(engine == plain)
      #expect(engine.count > 2)
      #expect(Headless.warnings == [])
    }

    private func calls(_ each: Case, flies: Bool) async -> [String] {
      startOver()
      each.question.apply(&Headless.switches)
      let stage = await OrderStage(each.change, each.style, flies: flies)
      await stage.begin(isCancelled: each.isCancelled)
      let others = ["didLayout", "didLoad"]
      return stage.log.calls.filter { call in !others.contains { call.contains($0) } }
    }
  }

  /// UIKit's own context ignores a second completion, so a context of the test's own counts them.
  @MainActor @Suite("The context is completed once") final class CompletionTests: PhotoStack {
    private lazy var context = LoggingContext(from: list, to: detail, in: window)

    enum End: String, CaseIterable, Sendable {
      case finished, cancelled, reversed, background, twice, heldAgain
    }

    @Test(
      "whatever ends the flight, even after a cancellation was reported",
      arguments: End.allCases
    )
    func once(_ end: End) async throws {
      let delegate = try #require(navigation.delegate)
      let animator = delegate.navigationController(
        navigation,
        animationControllerFor: .push,
        from: list,
        to: detail
      )
      try #require(animator).animateTransition(using: context)
      let flight = try await navigation.flight(after: 0.1)
      switch end {
      case .finished: break
      case .cancelled: flight.cancel()
      case .reversed: flight.reverse()
      case .background: enterBackground()
      case .twice:
        flight.finish()
        flight.cancel()
        flight.cancel()
      case .heldAgain:
        flight.hold()
        await advance(0.05)
        flight.cancel()
        await advance(0.05)
        flight.hold()
        await advance(0.05)
        enterBackground()
      }
      await advance(2)
      let isFinished = end == .finished || end == .background
      #expect(flight.outcome == (isFinished ? .finished : .cancelled))
      let told = isFinished ? ["complete"] : ["hold", "cancel", "complete cancelled"]
      #expect(context.calls == (end == .heldAgain ? ["hold", "cancel"] : []) + told)
    }
  }
}

extension MatchEngineTests.SwitchTests.OpenQuestion {
  /// Whether it may matter for a change.
  fileprivate func concerns(_ change: MatchEngineTests.CallOrderTests.Change) -> Bool {
    trips.contains { trip in
      if case .modal = trip {
        !change.isPushOrPop
      } else {
        trip == .navigation && change.isPushOrPop
      }
    }
  }
}

/// Two logging controllers with a photo each, animated by the engine or by an app's own animator.
@MainActor private final class OrderStage {
  let log = CallLog()
  let a: LoggingController
  let b: LoggingController
  let navigation: UINavigationController?
  private let change: MatchEngineTests.CallOrderTests.Change
  private let delegates: OrderDelegates
  private let flies: Bool
  private let window: UIWindow

  init(
    _ change: MatchEngineTests.CallOrderTests.Change,
    _ style: PresentationStyle,
    flies: Bool
  ) async {
    self.change = change
    self.flies = flies
    a = LoggingController("A", log)
    b = LoggingController("B", log)
    delegates = OrderDelegates(log)
    delegates.custom.removesPresenter = style == .customRemoving
    if change.isPushOrPop {
      let navigation = UINavigationController()
      navigation.viewControllers = change == .push ? [a] : [a, b]
      self.navigation = navigation
      navigation.delegate = delegates
      if flies { navigation.childMatchTransition = MatchTransition() }
      window = inWindow(navigation)
    } else {
      navigation = nil
      b.modalPresentationStyle = style.style
      b.transitioningDelegate = delegates
      if flies { b.matchTransition = MatchTransition() }
      window = inWindow(a)
    }
    for (screen, y) in [(a, 20), (b, 200)] {
      screen.view.addSubview(UIView(tagged: "photo", CGRect(x: 20, y: y, width: 80, height: 80)))
    }
    await advance(0.1)
    b.popoverPresentationController?.sourceView = a.view
    if change == .dismiss {
      await a.present(b, animated: false, for: 0.5)
    }
    log.clear()
  }

  func begin(isCancelled: Bool) async {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = isCancelled
    if !flies {
      delegates.animator = TrialAnimator(duration: 0.3)
      if isCancelled { delegates.interactor = interactor }
      start(self)
    } else if isCancelled {
      let holder: UIViewController = navigation ?? a
      let flight = holder.beginMatch { start(self) }
      #expect(flight != nil)
      await advance(0.1)
      log.note("let go")
      flight?.cancel()
      await advance(1.5)
      return
    } else {
      start(self)
    }
    if isCancelled {
      await advance(0.1)
      log.note("let go")
      interactor.cancel()
    }
    await advance(1.5)
  }

  private func start(_ stage: OrderStage) {
    switch change {
    case .push: navigation?.pushViewController(b, animated: true)
    case .pop: _ = navigation?.popViewController(animated: true)
    case .present: a.present(b, animated: true) { [log] in log.note("presented") }
    case .dismiss: a.dismiss(animated: true) { [log] in log.note("dismissed") }
    }
    let coordinator = (navigation ?? b).transitionCoordinator
    coordinator?.animate(alongsideTransition: nil) { [log] in
      log.note($0.isCancelled ? "cancelled" : "completed")
    }
    coordinator?.notifyWhenInteractionChanges { [log] in log.note("changes \($0.isCancelled)") }
  }
}

/// An app's own delegates, which animate only without the engine.
private final class OrderDelegates: NavigationLog, UIViewControllerTransitioningDelegate {
  let custom = CustomPresentation()

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    custom.presentationController(forPresented: presented, presenting: presenting, source: source)
  }
}

/// A transition context, as an app writes it for its own containers.
@MainActor final class LoggingContext: NSObject, UIViewControllerContextTransitioning {
  private(set) var calls: [String] = []
  let containerView: UIView
  let isAnimated = true
  let isInteractive = false
  private(set) var transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.custom
  let targetTransform = CGAffineTransform.identity
  private let from: UIViewController
  private let to: UIViewController

  init(from: UIViewController, to: UIViewController, in container: UIView) {
    self.from = from
    self.to = to
    containerView = container
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func pauseInteractiveTransition() { calls.append("hold") }
  func finishInteractiveTransition() {}

  func cancelInteractiveTransition() {
    calls.append("cancel")
    transitionWasCancelled = true
  }

  func completeTransition(_ didComplete: Bool) {
    calls.append(didComplete ? "complete" : "complete cancelled")
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for controller: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for controller: UIViewController) -> CGRect { containerView.bounds }
}
#endif
