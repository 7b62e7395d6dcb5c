#if canImport(UIKit)
import UIKit

// Presentations and dismissals.
nonisolated extension Probe {
  static let modals = [
    Probe("presentLoadsViewAtOnce", open: "Whether present loads the view at once") { room in
      let stage = await ProbeModal(.fullScreen, in: room)
      stage.presenter.present(stage.presented, animated: true)
      let isLoaded = stage.presented.isViewLoaded
      await room.wait(0.6)
      return "\(isLoaded)"
    },
    Probe(
      "presentAsksAtOnce",
      relies: "present and dismiss ask for the animator before they return"
    ) { room in
      let stage = await ProbeModal(.fullScreen, in: room)
      stage.presenter.present(stage.presented, animated: true)
      let asksFirst = stage.log.has("presented")
      await room.wait(1)
      stage.presenter.dismiss(animated: true)
      let asksAgain = stage.log.has("dismissed")
      await room.wait(1)
      return "\(asksFirst && asksAgain)"
    },
    Probe(
      "presentCompletionRunsOnCancel",
      open: "Whether the completion of present runs after a cancellation"
    ) { room in
      let stage = await ProbeModal(.fullScreen, in: room)
      let driver = UIPercentDrivenInteractiveTransition()
      stage.delegate.interactor = driver
      var hasRun = false
      stage.presenter.present(stage.presented, animated: true) { hasRun = true }
      await room.wait(0.1)
      driver.update(0.4)
      driver.cancel()
      await room.wait(1)
      return stage.presenter.presentedViewController == nil ? "\(hasRun)" : nil
    },
    Probe(
      "unanimatedPresentationsMayCompleteAtOnce",
      relies: "A custom presentation without animation may be completed as it begins"
    ) { room in
      let stage = await ProbeModal(.custom, in: room)
      stage.animator.log = stage.log
      stage.presenter.present(stage.presented, animated: false)
      await room.wait(0.3)
      let isThere = stage.presented.viewIfLoaded?.window != nil
      return "\(isThere && stage.log.has("B.didAppear(false)"))"
    },
    Probe("sheetsWrapPresentedView", open: "Whether the view of a sheet is in a wrapper") { room in
      let stage = await ProbeModal(.pageSheet, in: room)
      var seen: UIView?
      stage.animator.whenBegun = { seen = $0.view(forKey: .to) }
      stage.presenter.present(stage.presented, animated: true)
      await room.wait(1)
      return seen.map { "\($0 !== stage.presented.view)" }
    },
    Probe("sheetsPushPresenterBack", open: "Whether a presenter is made smaller behind a sheet") {
      room in
      let stage = await ProbeModal(.pageSheet, isCustom: false, in: room)
      stage.presenter.present(stage.presented, animated: true)
      await room.wait(1)
      return "\(!stage.presenter.isInPlace)"
    },
    Probe(
      "sheetsMovePresentersLater",
      relies: "A sheet moves its presenter only after the transition has begun"
    ) { room in
      let stage = await ProbeModal(.pageSheet, in: room)
      var isInPlace: Bool?
      stage.animator.whenBegun = { _ in isInPlace = stage.presenter.isInPlace }
      stage.presenter.present(stage.presented, animated: true)
      await room.wait(1)
      return isInPlace.map { "\($0)" }
    },
    Probe(
      "sheetsMovePresentersBackAtOnce",
      relies: "A sheet moves its presenter back before the first frame of its dismissal"
    ) { room in
      let stage = await ProbeModal(.pageSheet, in: room)
      stage.presenter.present(stage.presented, animated: true)
      await room.wait(1)
      var isInPlace: Bool?
      stage.animator.completes = false
      stage.animator.whenBegun = { [presenter = stage.presenter] _ in
        room.atFirstFrame { isInPlace = presenter.isInPlace }
      }
      stage.presenter.dismiss(animated: true)
      await room.wait(0.6)
      stage.animator.context?.completeTransition(true)
      await room.wait(0.3)
      return isInPlace.map { "\($0)" }
    },
    Probe(
      "dismissalsByCodeTellNoDelegate",
      relies: "Of a dismissal by code only its completion is called, also if it is cancelled",
      settledBy: "MD-25, RC-45"
    ) { room in
      let (stage, heard) = (await ProbeModal(.fullScreen, in: room), ProbeLog())
      let delegate = DismissalDelegate(heard)
      stage.presenter.present(stage.presented, animated: true)
      await room.wait(1)
      stage.presented.presentationController?.delegate = delegate
      for isFinished in [false, true] {
        let driver = UIPercentDrivenInteractiveTransition()
        stage.delegate.dismissalInteractor = driver
        stage.presenter.dismiss(animated: true) { heard.note("completion") }
        await room.wait(0.1)
        driver.update(0.4)
        if isFinished { driver.finish() } else { driver.cancel() }
        await room.wait(1)
        guard (stage.presenter.presentedViewController == nil) == isFinished else { return nil }
      }
      return "\(heard.calls == ["completion", "completion"])"
    },
    Probe(
      "levelsBetweenAreDismissedFirst",
      open: "Whether those between are on their way when several levels are dismissed"
    ) { room in
      let (lowest, middle, top) = (UIViewController(), UIViewController(), UIViewController())
      let (window, delegate) = (await room.show(lowest), ProbeDelegate(ProbeLog()))
      var finding: String?
      delegate.whenDismissing = { finding = "\(middle.isBeingDismissed)" }
      top.transitioningDelegate = delegate
      for (below, above) in [(lowest, middle), (middle, top)] {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        await room.wait(0.1)
      }
      lowest.dismiss(animated: true)
      await room.wait(1)
      return window.rootViewController === lowest ? finding : nil
    },
    Probe(
      "automaticStylesReadResolved",
      relies: "The style reads resolved where automatic was set",
      settledBy: "MD-5"
    ) { _ in
      let controller = UIViewController()
      controller.modalPresentationStyle = .automatic
      return "\(controller.modalPresentationStyle != .automatic)"
    },
  ]
}

/// Notes what UIKit asks and tells about a dismissal that the user makes.
private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: ProbeLog

  init(_ log: ProbeLog) { self.log = log }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log.note("should")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("did")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { log.note("attempt") }
}

extension UIViewController {
  /// Whether neither the view nor one around it is turned, moved or made smaller.
  fileprivate var isInPlace: Bool {
    var next: UIView? = view
    while let view = next, view.transform.isIdentity { next = view.superview }
    return next == nil
  }
}
#endif
