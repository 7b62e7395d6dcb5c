#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Everything that can be described about the window afterward is as an animator that only fades leaves it.
  @MainActor @Suite("After every outcome everything is as UIKit alone leaves it")
  struct AsUIKitAloneTests {
    enum Bars: CaseIterable, Sendable {
      case plain, largeTitles, shownByDetail, hiddenByDetail, noBottomBar, opaque, rightToLeft
    }
    /// How a change is played.
    enum FlightWay: CaseIterable, Sendable { case finished, cancelled, grabbed, still }
    struct Case: Sendable, CustomStringConvertible {
      let bars: Bars
      let ways: [FlightWay]
      var description: String { "\(bars) \(ways)" }
    }
    nonisolated static let cases = Bars.allCases.flatMap { bars in
      FlightWay.allCases.flatMap { way in
        [Case(bars: bars, ways: [way]), Case(bars: bars, ways: [.finished, way])]
      }
    }

    @Test(
      "bars, frames, animations, first responder: the whole window",
      arguments: Cases.every(3, of: cases)
    )
    func window(_ each: Case) async {
      let engine = await describe(each, flies: true)
      let plain = await describe(each, flies: false)
      #expect(engine.lines == plain.lines, "\(differing(engine.lines, plain.lines))")
      #expect(engine.extra == plain.extra)
    }

    private func differing(_ one: [String], _ other: [String]) -> [String] {
      Array(Set(one).symmetricDifference(other)).sorted().prefix(6).map { $0 }
    }

    private func describe(_ each: Case, flies: Bool) async -> (lines: [String], extra: [String]) {
      var setting = ScreenSetting()
      if each.bars == .rightToLeft { setting.direction = .rightToLeft }
      Headless.startOver(screen: setting)
      let stage = await BarStage(each.bars, flies: flies)
      for (index, way) in each.ways.enumerated() {
        await stage.run(isPush: index == 0, way)
      }
      let text = Headless.describe(stage.window).description
      // A navigation controller with a transition keeps two gestures of the engine's between flights.
      let lines = text.split(separator: "\n").map(String.init)
        .filter { !$0.contains("UILayoutContainerView gestureRecognizer") }
      return (lines, stage.extra)
    }
  }
}

/// A list and a detail on a navigation stack in a tab, animated by the engine or by an app's own animator.
@MainActor private final class BarStage {
  let window: UIWindow
  private let list = PhotoScreen.list()
  private let detail = PhotoScreen.detail()
  private let field = UITextField(frame: CGRect(x: 20, y: 600, width: 200, height: 40))
  private let navigation: UINavigationController
  private let tabs = UITabBarController()
  private let bars: MatchEngineTests.AsUIKitAloneTests.Bars
  private let delegate = NavigationLog(CallLog())
  private let flies: Bool

  init(_ bars: MatchEngineTests.AsUIKitAloneTests.Bars, flies: Bool) async {
    self.bars = bars
    self.flies = flies
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    if flies { navigation.childMatchTransition = MatchTransition() }
    list.title = "List"
    detail.title = "Detail"
    switch bars {
    case .plain, .hiddenByDetail, .rightToLeft: break
    case .largeTitles: navigation.navigationBar.prefersLargeTitles = true
    case .shownByDetail: navigation.isNavigationBarHidden = true
    case .noBottomBar: detail.hidesBottomBarWhenPushed = true
    case .opaque: navigation.navigationBar.isTranslucent = false
    }
    tabs.viewControllers = [navigation, UIViewController()]
    window = inWindow(tabs)
    list.view.addSubview(field)
    await advance(0.1)
    field.becomeFirstResponder()
    await advance(0.5)
  }

  var extra: [String] {
    [
      "\(navigation.viewControllers.count) \(navigation.isNavigationBarHidden)",
      "\(field.isFirstResponder) \(tabs.tabBar.frame) \(tabs.tabBar.isHidden)",
      "\(list.view.safeAreaInsets) \(detail.viewIfLoaded?.safeAreaInsets ?? .zero)",
      "\(list.view.frame) \(detail.viewIfLoaded?.frame ?? .zero)",
      "\(window.hitTest(CGPoint(x: 50, y: 340), with: nil).map { "\(type(of: $0))" } ?? "")",
      "\(window.hitTest(CGPoint(x: 50, y: 830), with: nil).map { "\(type(of: $0))" } ?? "")",
    ]
  }

  func run(isPush: Bool, _ way: MatchEngineTests.AsUIKitAloneTests.FlightWay) async {
    let interactor = UIPercentDrivenInteractiveTransition()
    interactor.wantsInteractiveStart = way == .cancelled || way == .grabbed
    let isAnimated = way != .still
    if !flies {
      delegate.animator = isAnimated ? TrialAnimator(duration: 0.5) : nil
      delegate.interactor = interactor.wantsInteractiveStart ? interactor : nil
    }
    if flies, interactor.wantsInteractiveStart {
      let flight = navigation.beginInteractiveMatch { change(isPush, isAnimated) }
      await advance(0.2)
      if way == .cancelled { flight?.cancel() } else { flight?.finish() }
    } else {
      change(isPush, isAnimated)
      await advance(0.2)
      if way == .cancelled { interactor.cancel() }
      if way == .grabbed { interactor.finish() }
    }
    await advance(2)
  }

  private func change(_ isPush: Bool, _ isAnimated: Bool) {
    if bars == .hiddenByDetail { navigation.setNavigationBarHidden(isPush, animated: isAnimated) }
    if bars == .shownByDetail { navigation.setNavigationBarHidden(!isPush, animated: isAnimated) }
    if isPush {
      navigation.pushViewController(detail, animated: isAnimated)
    } else {
      navigation.popViewController(animated: isAnimated)
    }
  }
}
#endif
