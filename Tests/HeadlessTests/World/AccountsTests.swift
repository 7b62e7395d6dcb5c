import Testing
import UIKit
import UIKitTestSupport

extension HeadlessTests {
  @MainActor @Suite("Accounts") struct AccountsTests {
    @Test("live views, layers and controllers are counted")
    func liveObjects() {
      let before = Headless.accounts
      do {
        let controller = UIViewController()
        let view = UIView()
        view.layer.addSublayer(CALayer())
        #expect(Headless.accounts.liveControllers == before.liveControllers + 1)
        #expect(Headless.accounts.liveViews == before.liveViews + 1)
        #expect(Headless.accounts.liveLayers == before.liveLayers + 2)
        withExtendedLifetime((controller, view)) {}
      }
      #expect(Headless.accounts.liveControllers == before.liveControllers)
      #expect(Headless.accounts.liveViews == before.liveViews)
      #expect(Headless.accounts.liveLayers == before.liveLayers)
    }

    @Test("writes are recorded in order, for as long as that is asked for")
    func writes() async {
      let view = UIView()
      view.alpha = 0.5
      #expect(Headless.accounts.writes.isEmpty)
      Headless.accounts.recordsWrites = true
      view.alpha = 0.25
      view.alpha = 0.25
      view.center = CGPoint(x: 1, y: 1)
      #expect(Headless.accounts.writes.map(\.property) == ["opacity", "opacity", "position"])
      #expect(Headless.accounts.writes.allSatisfy { $0.layer == ObjectIdentifier(view.layer) })
      await nextTurn()
      #expect(Headless.accounts.writes.count >= 3)
      Headless.accounts.recordsWrites = false
      #expect(Headless.accounts.writes.isEmpty)
    }
  }
}
