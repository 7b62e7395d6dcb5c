#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Regression: all constraints that a view had were activated when it came back, whatever had become of them.
  @MainActor @Suite("The constraints of a live view") struct LiveConstraintTests {
    private let live = UILabel()
    private let other = UIView()
    private let width: NSLayoutConstraint
    private let left: NSLayoutConstraint
    private let navigation: UINavigationController
    private let window: UIWindow
    private let screen: KindScreen

    init() async {
      let (live, other) = (live, other)
      live.text = "A player"
      live.matchID = "player"
      live.matchStandIn = .live
      width = live.widthAnchor.constraint(equalToConstant: 120)
      left = live.leadingAnchor.constraint(equalTo: other.trailingAnchor, constant: 10)
      let constraints = [width, left]
      screen = KindScreen { view in
        for part in [other, live] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
        NSLayoutConstraint.activate(
          constraints + [
            other.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            other.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            other.widthAnchor.constraint(equalToConstant: 30),
            other.heightAnchor.constraint(equalToConstant: 30),
            live.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
          ]
        )
      }
      (navigation, window) = KindScreen.navigation(screen)
      await advance(0.1)
    }

    /// Flies to another screen, lets the app do something in flight, and goes back.
    private func fly(_ change: () -> Void) async throws {
      let detail = KindScreen { view in
        let partner = UIView(tagged: "player", CGRect(x: 0, y: 400, width: 390, height: 220), .red)
        view.addSubview(partner)
      }
      navigation.pushViewController(detail, animated: true)
      await advance(0.2)
      #expect(live.superview !== screen.view)
      change()
      try #require(navigation.matchFlight).cancel()
      await advance(1)
      #expect(live.superview === screen.view && window.remains.isEmpty)
      screen.view.layoutIfNeeded()
    }

    @Test func `one whose other item the app has removed meanwhile stays inactive`() async throws {
      try await fly { other.removeFromSuperview() }
      #expect(!left.isActive && width.isActive && live.bounds.width == 120)
    }

    @Test("one that the app has replaced meanwhile stays inactive, and the others hold again")
    func replaced() async throws {
      let new = live.widthAnchor.constraint(equalToConstant: 170)
      try await fly {
        width.isActive = false
        new.isActive = true
      }
      #expect(new.isActive && !width.isActive && left.isActive)
      #expect(live.frame.origin == CGPoint(x: 40, y: 200) && live.bounds.width == 170)
    }

    @Test func `a set that the app has replaced in one direction stays inactive`() async throws {
      let new = [
        live.leftAnchor.constraint(equalTo: screen.view.leftAnchor, constant: 60),
        live.rightAnchor.constraint(equalTo: screen.view.rightAnchor, constant: -60),
      ]
      try await fly {
        NSLayoutConstraint.deactivate([width, left])
        NSLayoutConstraint.activate(new)
      }
      #expect(new.allSatisfy(\.isActive) && !width.isActive && !left.isActive)
      #expect(live.frame.minX == 60 && live.frame.width == 393 - 120 && live.frame.minY == 200)
    }

    @Test func `those of its content are the system's, and follow the content`() async throws {
      width.isActive = false
      await advance(0.1)
      try await fly { live.text = "A player with a longer name" }
      #expect(isClose(live.bounds.width, live.intrinsicContentSize.width, within: 0.01))
    }
  }
}
#endif
