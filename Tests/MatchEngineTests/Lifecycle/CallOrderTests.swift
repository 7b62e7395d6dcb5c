#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// With the engine, calls come in the same order as with an app's own animator, whatever UIKit does where
  /// its behavior is unknown.
  @MainActor @Suite("The order of calls is UIKit's own") struct CallOrderTests {
    typealias OpenQuestion = SwitchTests.OpenQuestion

    struct Case: Sendable, CustomStringConvertible {
      let trip: Trip
      let isForward: Bool
      let isCancelled: Bool
      let question: OpenQuestion
      var description: String { "\(trip) \(isForward) \(isCancelled), \(question)" }
    }
    nonisolated static let cases: [Case] = ([usual] + SwitchTests.questions).flatMap { question in
      let hasModals = question.trips.contains { !$0.isContainers }
      let containers = question.trips.filter { $0 == .navigation || $0 == .tabs }
      let trips = containers + (hasModals ? Trip.modals : [])
      return trips.flatMap { trip in
        Cases.pairs([true, false], [true, false]).map {
          Case(trip: trip, isForward: $0, isCancelled: $1, question: question)
        }
      }
    }
    nonisolated private static let usual = OpenQuestion(
      "as usual",
      [.navigation, .tabs, .modal(.fullScreen)]
    ) { _ in }

    @Test(arguments: cases)
    func `the calls are the same whatever UIKit does in open questions`(_ each: Case) async {
      let engine = await calls(each, flies: true)
      let plain = await calls(each, flies: false)
      #expect(engine == plain)
      #expect(engine.count > 2)
      #expect(Headless.warnings == [])
    }

    /// What two controllers with a photo each hear, animated by the engine or by an app's own animator.
    private func calls(_ each: Case, flies: Bool) async -> [String] {
      startOver()
      each.question.apply(&Headless.switches)
      let log = CallLog()
      let (a, b) = (LoggingController("A", log), LoggingController("B", log))
      for (screen, y) in [(a, 20), (b, 200)] {
        screen.view.addSubview(UIView(tagged: "photo", CGRect(x: 20, y: y, width: 80, height: 80)))
      }
      let stage = await TripStage(each.trip, a, b, flies ? MatchTransition() : nil)
      let delegate = AppDelegate(log)
      delegate.custom.removesPresenter = each.trip == .modal(.customRemoving)
      DelegatePlace(of: stage).delegate = delegate
      if !each.isForward { await stage.arrive() }
      let interactor = UIPercentDrivenInteractiveTransition()
      if !flies { delegate.animator = TrialAnimator() }
      if !flies, each.isCancelled { delegate.interactor = interactor }
      log.clear()
      var flight: MatchFlight?
      if flies, each.isCancelled {
        flight = stage.root.beginInteractiveMatch { start(stage, each.isForward, log) }
        #expect(flight != nil)
      } else {
        start(stage, each.isForward, log)
      }
      if each.isCancelled {
        await advance(0.1)
        log.note("let go")
        if flies { flight?.cancel() } else { interactor.cancel() }
      }
      await advance(1.5)
      // An app's delegate is asked who drives its own animators, and no others.
      let others = ["didLayout", "didLoad", "presentation", "interactor"]
      return log.calls.filter { call in !others.contains { call.contains($0) } }
    }

    private func start(_ stage: TripStage, _ isForward: Bool, _ log: CallLog) {
      if stage.trip.isContainers {
        stage.go(isForward, animated: true)
      } else if isForward {
        stage.lower.present(stage.upper, animated: true) { log.note("completion") }
      } else {
        stage.lower.dismiss(animated: true) { log.note("completion") }
      }
      let holder = stage.trip.isContainers ? stage.root : stage.upper
      holder.transitionCoordinator?.animate(alongsideTransition: nil) {
        log.note($0.isCancelled ? "cancelled" : "completed")
      }
      holder.transitionCoordinator?.notifyWhenInteractionChanges {
        log.note("changes \($0.isCancelled)")
      }
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
