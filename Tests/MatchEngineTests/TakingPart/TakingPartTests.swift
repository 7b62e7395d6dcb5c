#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("When the engine takes part") final class TakingPartTests: PhotoStack {
    init() async { await super.init(nil) }

    enum Way: CaseIterable, Sendable {
      case pushedStill, presentedStill, system, pushedByApp, presentedByApp, withoutTransition,
        withoutAny
    }

    @Test("what is not the engine's says why, and the next change may be", arguments: Way.allCases)
    func left(_ way: Way) async {
      let own = AppDelegate(CallLog())
      own.animator = TrialAnimator()
      if way == .pushedByApp { navigation.delegate = own }
      if way == .presentedByApp { detail.transitioningDelegate = own }
      let isSet = ![.withoutTransition, .withoutAny].contains(way)
      if isSet { navigation.childMatchTransition = MatchTransition() }
      if way != .withoutAny { detail.matchTransition = MatchTransition() }
      if way == .system {
        detail.matchTransition = .system
      }
      #expect(navigation.matchDiagnosis == nil)
      if way == .presentedStill || way == .presentedByApp {
        await list.present(detail, animated: way != .presentedStill, for: 0.1)
      } else {
        await navigation.go(to: detail, animated: way != .pushedStill, for: 0.1)
      }
      let reason: MatchDiagnosis =
        switch way {
        case .pushedStill, .presentedStill: .notAnimated
        case .system: .system
        case .pushedByApp, .presentedByApp: .appAnimates
        case .withoutTransition, .withoutAny: .noTransition
        }
      #expect(detail.matchFlight == nil && detail.matchDiagnosis == reason)
      await advance(1)
      #expect(detail.view.window === window)
      guard way == .pushedStill else { return }
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight != nil && navigation.matchDiagnosis == nil)
    }

    @Test func `a diagnosis names the controller whose child it was set on`() async {
      let outer = UINavigationController(rootViewController: detail)
      detail.matchTransition = MatchTransition()
      await list.present(outer, for: 1)
      #expect(detail.matchDiagnosis == .setOnChild(of: "UINavigationController"))
    }

    @Test func `a container that changes its children by itself is told why nothing flies`() async {
      let pages = UIViewController()
      pages.childMatchTransition = MatchTransition()
      let reason = "UIViewController asks nobody: call matchShow instead"
      #expect(pages.matchDiagnosis == .systemAnimates(because: reason))
      window.rootViewController = pages
      await advance(0.1)
      pages.matchShow(UIViewController(), in: pages.view, animated: false)
      await advance(0.1)
      pages.matchShow(UIViewController(), in: pages.view, transition: .always())
      await advance(1.5)
      #expect(pages.matchDiagnosis == nil)
    }

    /// Its results are presented beside the screen (NV-73).
    @Test("while either screen is searched, the change is the system's", arguments: [true, false])
    func searched(isUpper: Bool) async {
      navigation.childMatchTransition = MatchTransition()
      let search = UISearchController(searchResultsController: nil)
      (isUpper ? detail : list).navigationItem.searchController = search
      for isActive in [true, false] {
        search.isActive = isActive
        await navigation.go(to: detail, for: 0.1)
        #expect((navigation.matchFlight == nil) == isActive)
        await advance(1)
        let reason =
          isActive
          ? MatchDiagnosis.systemAnimates(because: "a search is active: end it first") : nil
        #expect(navigation.matchDiagnosis == reason)
        await navigation.back(for: 0.1)
        #expect((navigation.matchFlight == nil) == isActive)
        await advance(1)
      }
    }

    @Test func `a popover is the system's, but not the sheet that stands in for it`() async {
      for (isWide, keepsPopover) in [(true, false), (false, true), (false, false)] {
        startOver()
        let list = PhotoScreen.list()
        let window = inWindow(list)
        if isWide { window.frame = CGRect(x: 0, y: 0, width: 1024, height: 768) }
        await nextTurn()
        let detail = PhotoScreen.detail()
        let delegate = PopoverKeeper()
        detail.comes(as: .popover, MatchTransition())
        detail.popoverPresentationController?.sourceView = list.photo
        if keepsPopover { detail.popoverPresentationController?.delegate = delegate }
        let isPopover = list.traitCollection.horizontalSizeClass == .regular || keepsPopover
        for isPresenting in [true, false] {
          if isPresenting {
            list.present(detail, animated: true)
          } else {
            list.dismiss(animated: true)
          }
          await advance(0.1)
          #expect((detail.matchFlight == nil) == isPopover, "\(isWide) \(keepsPopover)")
          await advance(1)
        }
        #expect(window.remains.isEmpty)
      }
    }

    private final class PopoverKeeper: NSObject, UIPopoverPresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .none }
    }

    @Test("a flight waits for a screen that is not ready, for half a second at most")
    func postponed() async throws {
      for waits in [0.2, 5.0] {
        let guest = Guest("B", CallLog())
        guest.isReadyForMatchFlight = false
        navigation.childMatchTransition = MatchTransition()
        let flight = try await navigation.push(guest, for: min(waits, 0.4))
        #expect(flight.phase == .preparing)
        if waits < 0.5 { guest.isReadyForMatchFlight = true }
        await advance(0.15)
        #expect(flight.phase == .running)
        await flight.arrives(in: 1.5)
        await navigation.back(animated: false, for: 0.1)
      }
    }
  }
}
#endif
