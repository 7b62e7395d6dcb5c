#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// An app's own container, on a navigation stack in a tab, that is covered while its child is replaced.
  @MainActor @Suite("Replacing children in a container that gets covered")
  struct ReplaceCoveredTests {
    enum Way: CaseIterable {
      case tab, flyingTab, push, pushAtOnce, present, presentAtOnce, sheet, window
      /// Covered at once, and seen again in the same turn by a flight.
      case pushAndPop
      /// By a push that ends in the turn it began in.
      case endedPush
    }

    enum Moment: CaseIterable {
      case running, heldEarly, heldLate, returning, endedInSameTurn, replacedInSameTurn
    }

    let log = CallLog()
    let container = UIViewController()
    let (a, b, c): (LoggedPhoto, LoggedPhoto, LoggedPhoto)
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let window: UIWindow

    init() async {
      (a, b, c) = LoggedPhoto.three(log)
      container.childMatchTransition = .linear(0.5)
      navigation = UINavigationController(rootViewController: container)
      tabs.viewControllers = [navigation, UIViewController()]
      window = await onScreen(tabs)
      container.matchShow(a, in: container.view, animated: false)
      await advance(0.1)
      log.clear()
    }

    private func cover(_ way: Way) {
      switch way {
      case .tab: tabs.selectedIndex = 1
      case .flyingTab:
        tabs.childMatchTransition = MatchTransition()
        tabs.viewControllers?.last?.view.addSubview(twin)
        tabs.selectedIndex = 1
      case .push, .pushAtOnce:
        navigation.pushViewController(UIViewController(), animated: way == .push)
      case .present, .presentAtOnce, .sheet:
        let over = UIViewController()
        over.modalPresentationStyle = way == .sheet ? .pageSheet : .fullScreen
        tabs.present(over, animated: way != .presentAtOnce)
      case .window: window.isHidden = true
      case .pushAndPop:
        navigation.pushViewController(over, animated: false)
        navigation.childMatchTransition = .linear(0.5)
        navigation.popViewController(animated: true)
      case .endedPush:
        navigation.childMatchTransition = MatchTransition()
        navigation.beginInteractiveMatch { navigation.pushViewController(over, animated: true) }?
          .handOver {}
      }
    }

    /// A screen that has the photo, too.
    private var over: UIViewController {
      let over = UIViewController()
      over.view.addSubview(twin)
      return over
    }

    private var twin: UIView {
      UIView(tagged: "photo", CGRect(x: 9, y: 99, width: 50, height: 50))
    }

    private func uncover(_ way: Way) {
      switch way {
      case .tab, .flyingTab: tabs.selectedIndex = 0
      case .push, .pushAtOnce, .endedPush: navigation.popViewController(animated: way == .push)
      case .pushAndPop: break
      case .present, .presentAtOnce, .sheet: tabs.dismiss(animated: way != .presentAtOnce)
      case .window: window.isHidden = false
      }
    }

    private func begin(_ moment: Moment) async -> MatchFlight {
      let flight = container.matchShow(b, in: container.view)
      await advance(0.1)
      switch moment {
      case .running, .endedInSameTurn, .replacedInSameTurn: break
      case .heldEarly: flight.update(0.3)
      case .heldLate: flight.update(0.8)
      case .returning: flight.cancel()
      }
      return flight
    }

    /// Whether each call may follow the one before it, and the last one is not a `will` call.
    private func isSound(_ child: LoggedPhoto) -> Bool {
      log.lastAppearance(of: child.name, after: child === a ? "didAppear" : "new").hasPrefix("did")
        || log.appearances.allSatisfy { !$0.hasPrefix(child.name) }
    }

    private func hasAppeared(_ child: LoggedPhoto) -> Bool {
      let last = log.appearances.last { $0.hasPrefix(child.name) }
      return last?.contains("didAppear") ?? (child === a)
    }

    private func warns() -> Bool {
      #if canImport(ObjectiveC)
      false
      #else
      !Headless.accounts.warnings.isEmpty
      #endif
    }

    @Test(
      "each child is told once, when the container is covered and when it is seen again",
      arguments: Way.allCases,
      Moment.allCases
    )
    func covered(_ way: Way, _ moment: Moment) async {
      // A hidden window ends its appearance after the turn. Whether UIKit waits for that is unknown.
      if way == .window, moment == .replacedInSameTurn { return }
      let flight = await begin(moment)
      cover(way)
      // This happens in the same turn, before anything can notice that the container is covered.
      switch moment {
      case .endedInSameTurn:
        enterBackground()
      case .replacedInSameTurn:
        container.matchShow(c, in: container.view, animated: false)
      default: break
      }
      await advance(2)
      if flight.outcome != nil {
        #expect(isSound(a) && isSound(b) && isSound(c), "\(log.appearances)")
      }
      #expect((flight.outcome == nil) == (way == .sheet && flight.phase == .held))
      flight.finish()
      await advance(1)
      uncover(way)
      await advance(2)
      #expect(isSound(a) && isSound(b) && isSound(c), "\(log.appearances)")
      #expect(container.children.count == 1 && window.remains.isEmpty && !warns())
      for child in [a, b, c] {
        #expect(
          hasAppeared(child) == (child.parent === container),
          "\(child.name) \(log.appearances)"
        )
      }
    }

    @Test(arguments: [true, false])
    func `nothing flies while the container itself comes or goes`(isAppearing: Bool) async {
      navigation.pushViewController(UIViewController(), animated: !isAppearing)
      if isAppearing {
        await advance(1)
        navigation.popViewController(animated: true)
      }
      await advance(0.1)
      log.clear()
      let flight = container.matchShow(b, in: container.view)
      #expect(flight.outcome == .finished && container.children == [b])
      await advance(2)
      #expect(!warns() && hasAppeared(b) == isAppearing)
    }
  }
}
#endif
