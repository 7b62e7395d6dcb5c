#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
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
        await flight.goBack(in: 0.05)
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
