#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What the article shows on the right, and that the system's zoom wins as long as it is set.
  @MainActor @Suite("The article on moving from the system's zoom") struct MovingFromZoomTests {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let cell = GettingStarted.PhotoCell(style: .default, reuseIdentifier: nil)
    let detail = GettingStarted.PhotoController(GettingStarted.photos[6])

    init() {
      cell.frame = CGRect(x: 0, y: 200, width: 390, height: 80)
      cell.photoView.image = PhotoScreen.image
      navigationController.topViewController?.view.addSubview(cell)
    }

    private func push() async throws -> MatchFlight {
      navigationController.childMatchTransition = MatchTransition()
      let flight = try await navigationController.push(detail, for: 0.1)
      await flight.arrives(in: 1.5)
      return flight
    }

    @Test func `a zoom wins until it is taken away; then the photo flies`() async throws {
      _ = await onScreen(navigationController)
      navigationController.childMatchTransition = MatchTransition()
      cell.photoView.matchID = "photo-7"
      detail.photoView.matchID = "photo-7"
      detail.preferredTransition = .zoom { [cell] _ in cell.photoView }
      navigationController.pushViewController(detail, animated: true)
      await advance(0.1)
      #expect(navigationController.matchFlight == nil && detail.matchDiagnosis == .appAnimates)
      await advance(1)
      navigationController.popViewController(animated: false)
      await advance(0.1)
      detail.preferredTransition = nil
      #expect(try await push().report?.pairCount == 1)
    }

    @Test func `the new screen as a whole can grow out of the cell`() async throws {
      _ = await onScreen(navigationController)
      cell.matchID = "card-7"
      detail.view.matchID = "card-7"
      detail.photoView.matchID = nil
      #expect(try await push().report?.rows.first { $0.id == "card-7" }?.fate == .flew)
    }

    @Test func `the options have counterparts`() async throws {
      _ = await onScreen(navigationController)
      cell.photoView.matchID = "photo-7"
      for isBlurred in [false, true] {
        var transition = MatchTransition()
        if isBlurred {
          transition.screenEffect = .fade + .blur()
        } else {
          transition.screenEffect = .fade + .dim(0.3)
        }
        detail.matchTransition = transition
        navigationController.childMatchTransition = MatchTransition()
        let flight = try await navigationController.push(detail, for: 0.1)
        await flight.show(at: 0.9)
        #expect(flight.report?.pairCount == 1)
        let kinds: Set = Set(Headless.nextDisplayList.items.map(\.kind))
        #expect(kinds.contains(.backdrop) == isBlurred)
        await flight.land(in: 1.5)
        await navigationController.back(animated: false, for: 0.1)
      }
    }
  }
}
#endif
