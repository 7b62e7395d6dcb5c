#if canImport(UIKit)
import Testing
import UIKit
import UIKitTestSupport

extension UIKitTests {
  /// One screen comes over another and goes again, with an animator that puts the arriving view where it belongs,
  /// takes nothing away, and is ended by hand.
  ///
  /// RC-22 is of a stack, RC-31 and RC-34 are of full-screen presentations, RC-51, RC-52, and RC-58 of custom ones.
  @MainActor @Suite struct ChangeRecordingTests {
    /// A push, a full-screen presentation, and custom ones that keep the presenter's view, remove it, or have no
    /// animator.
    enum Kind: CaseIterable, Sendable {
      case stack, fullScreen, keeping, removing, plain

      var isCustom: Bool { self != .stack && self != .fullScreen }
    }

    /// What is called before the change is complete, and when it is, on the way there and on the way back.
    nonisolated static let recorded: [Kind: [String]] = [
      .stack: [
        "A.willDisappear B.willAppear animate", "A.didDisappear B.didAppear ended(true)",
        "B.willDisappear A.willAppear animate", "B.didDisappear A.didAppear ended(true)",
      ],
      .fullScreen: [
        "A.willDisappear B.willAppear animate",
        "B.didAppear A.didDisappear completion ended(true)",
        "B.willDisappear A.willAppear animate",
        "A.didAppear B.didDisappear completion ended(true)",
      ],
      .keeping: [
        "asked begins B.willAppear animate", "presented(true) B.didAppear completion ended(true)",
        "leaves B.willDisappear animate", "dismissed(true) B.didDisappear completion ended(true)",
      ],
      .removing: [
        "asked begins A.willDisappear B.willAppear animate",
        "presented(true) B.didAppear A.didDisappear completion ended(true)",
        "leaves B.willDisappear A.willAppear animate",
        "dismissed(true) A.didAppear B.didDisappear completion ended(true)",
      ],
      .plain: [
        "asked begins B.willAppear", "presented(true) B.didAppear completion",
        "leaves B.willDisappear", "dismissed(true) B.didDisappear completion",
      ],
    ]

    @Test(
      "RC-20, RC-24, RC-30…RC-32, RC-36, RC-43, RC-50…RC-53, NV-17…NV-19, NV-23, EN-1, EN-2: the calls in order",
      arguments: Kind.allCases,
      [true, false]
    )
    func calls(_ kind: Kind, byHand: Bool) async throws {
      let change = await Change(kind)
      let recorded = try #require(Self.recorded[kind] as [String]?)
      let expected = recorded.map { $0.split(separator: " ").map(String.init) }
      for (isForward, calls) in [(true, expected[0...1]), (false, expected[2...3])] {
        let (before, after) = await change.make(isForward, byHand: byHand && kind != .plain)
        #expect(before == calls.first)
        #expect(after.filter { $0 != "coordinator" } == calls.last)
        let last = after.last { $0 != "ended(true)" }
        #expect(last == (kind == .plain ? "completion" : "coordinator"))
        let (leaving, arriving) = change.views(isForward)
        let staysBelow = isForward && (kind == .keeping || kind == .plain)
        #expect(arriving.window === change.window)
        #expect(leaving.window === (staysBelow ? change.window : nil))
        await advance(1)
        #expect(leaving.superview == nil || staysBelow)
        if isForward, kind.isCustom { #expect(arriving.frame == change.inset) }
      }
    }

    @Test(
      "RC-21…RC-23, RC-33…RC-35, RC-43, RC-57…RC-59, NV-40, CX-1, CX-4, CX-5: what the context says in the beginning",
      arguments: [Kind.stack, .fullScreen, .keeping, .removing],
      [true, false]
    )
    func beginnings(_ kind: Kind, byHand: Bool) async throws {
      let change = await Change(kind)
      for isForward in [true, false] {
        let (leaving, arriving) = change.views(isForward)
        let rest = leaving.superview
        _ = await change.make(isForward, byHand: byHand)
        let seen = try #require(change.seen)
        #expect(seen.from === (kind == .keeping && isForward ? nil : leaving))
        #expect(seen.to === (kind == .keeping && !isForward ? nil : arriving))
        #expect(seen.isAnimated && seen.isInteractive == byHand)
        let name = "\(type(of: seen.container))"
        #expect(name == (kind == .stack ? "UIViewControllerWrapperView" : "UITransitionView"))
        switch kind {
        case .stack: #expect(seen.container === rest && seen.style.rawValue == -1)
        case .fullScreen: #expect(seen.style == .fullScreen)
        default: #expect(seen.style == .custom)
        }
        if kind.isCustom {
          #expect(seen.subviews.count == (kind == .removing || !isForward ? 2 : 1))
        } else {
          #expect(seen.subviews == [leaving] && seen.window == nil)
        }
        let (whole, inset) = (change.window.bounds, change.inset)
        let first = kind.isCustom ? inset : whole
        let last = kind == .stack ? .zero : !isForward ? first : kind == .keeping ? whole : .zero
        #expect(seen.frames == [first, last, .zero, isForward ? first : whole])
        await advance(1)
      }
    }

    @Test("RC-37: the presenter's view comes back where it was, also if no animator touched it")
    func restored() async {
      let change = await Change(.fullScreen)
      let frame = change.lower.frame
      _ = await change.make(true, byHand: false)
      change.animator.addsView = false
      _ = await change.make(false, byHand: true)
      await advance(1)
      #expect(change.lower.window === change.window && change.lower.frame == frame)
    }
  }
}

/// The two screens, and how one comes over the other.
@MainActor private final class Change {
  let window: UIWindow
  let animator: TrialAnimator
  let lower: UIView
  let upper: UIView
  private(set) var seen: SeenContext?
  private let log: CallLog
  private let begin: (_ isForward: Bool, UIPercentDrivenInteractiveTransition?) -> Void

  init(_ kind: UIKitTests.ChangeRecordingTests.Kind) async {
    let arriving: UIViewController
    if kind == .stack {
      let stage = await NavigationStage(1)
      animator = TrialAnimator(log: stage.log)
      stage.delegate.animator = animator
      (log, window, lower, arriving) = (stage.log, stage.window, stage.a.view, stage.b)
      begin = { isForward, driver in
        stage.delegate.interactor = driver
        if isForward {
          stage.navigation.pushViewController(stage.b, animated: true)
        } else {
          stage.navigation.popViewController(animated: true)
        }
      }
    } else {
      let isCustom = kind.isCustom
      let stage = await ModalStage(isCustom ? .custom : .fullScreen, inNavigation: !isCustom)
      if isCustom { stage.usePresentation(removesPresenter: kind == .removing) }
      if kind == .plain { stage.delegate.animator = nil }
      (log, window, animator, arriving) = (stage.log, stage.window, stage.animator, stage.presented)
      lower = window.rootViewController?.view ?? UIView()
      begin = { isForward, driver in
        stage.delegate.interactor = driver
        let completion = { stage.log.note("completion") }
        if isForward {
          stage.presenter.present(stage.presented, animated: true, completion: completion)
        } else {
          stage.presenter.dismiss(animated: true, completion: completion)
        }
      }
    }
    upper = arriving.view
    animator.isStill = true
    animator.whenAsked = { [unowned self, log] context in
      seen = SeenContext(context)
      arriving.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        log.note("coordinator")
      }
    }
    log.clear()
  }

  var inset: CGRect { window.bounds.insetBy(dx: 20, dy: 60) }

  func views(_ isForward: Bool) -> (leaving: UIView, arriving: UIView) {
    isForward ? (lower, upper) : (upper, lower)
  }

  /// What is called before the change is completed, and within that.
  func make(_ isForward: Bool, byHand: Bool) async -> (before: [String], after: [String]) {
    let driver = byHand ? UIPercentDrivenInteractiveTransition() : nil
    begin(isForward, driver)
    await advance(0.1)
    driver?.finish()
    let before = calls
    animator.context?.completeTransition(true)
    if animator.context == nil { await advance(1) }
    return (before, calls)
  }

  /// What was called, but for what a stack asks and tells its delegate.
  private var calls: [String] {
    log.read().filter { call in
      !["animator(", "interactor", "willShow(", "didShow("].contains { call.hasPrefix($0) }
    }
  }
}
#endif
