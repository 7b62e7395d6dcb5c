#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("Live views") struct LiveTests {
    /// A stack view whose second of three views is live, and an outside view that is constrained to it.
    private func fill(_ view: UIView) -> (live: UIView, stack: UIStackView) {
      let stack = UIStackView()
      stack.axis = .vertical
      stack.spacing = 7
      stack.frame = CGRect(x: 20, y: 100, width: 200, height: 218)
      let parts = (0..<3).map { _ in UIView() }
      for part in parts {
        part.backgroundColor = .blue
        part.heightAnchor.constraint(equalToConstant: 60).isActive = true
        stack.addArrangedSubview(part)
      }
      stack.setCustomSpacing(31, after: parts[1])
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      parts[1].addSubview(inner)
      let tied = UIView()
      tied.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      view.addSubview(tied)
      NSLayoutConstraint.activate([
        tied.topAnchor.constraint(equalTo: parts[1].bottomAnchor, constant: 3),
        tied.leadingAnchor.constraint(equalTo: parts[1].leadingAnchor),
        tied.widthAnchor.constraint(equalTo: parts[1].widthAnchor, multiplier: 0.5),
        tied.heightAnchor.constraint(equalToConstant: 20),
        inner.centerXAnchor.constraint(equalTo: parts[1].centerXAnchor),
        inner.centerYAnchor.constraint(equalTo: stack.centerYAnchor),
        inner.widthAnchor.constraint(equalToConstant: 12),
        inner.heightAnchor.constraint(equalToConstant: 12),
      ])
      parts[1].matchID = "player"
      parts[1].matchStandIn = .live
      return (parts[1], stack)
    }

    static func partner(_ view: UIView) {
      view.addSubview(UIView(tagged: "player", CGRect(x: 0, y: 400, width: 390, height: 220), .red))
    }

    /// A live view that has no constraints.
    private func player() -> UIScrollView {
      let player = UIScrollView(frame: CGRect(x: 20, y: 300, width: 120, height: 90))
      player.contentSize = CGSize(width: 120, height: 400)
      player.matchID = "player"
      player.matchStandIn = .live
      return player
    }

    enum Write: CaseIterable, Sendable {
      case frame, center, transform, offset

      @MainActor func callAsFunction(to view: UIScrollView) {
        switch self {
        case .frame: view.frame = CGRect(x: 50, y: 420, width: 60, height: 70)
        case .center: view.center = CGPoint(x: 200, y: 350)
        case .transform: view.transform = CGAffineTransform(rotationAngle: 0.4)
        case .offset: view.contentOffset.y = 33
        }
      }
    }

    @Test(arguments: Write.allCases)
    func `what the app writes to a live view in flight stays`(_ write: Write) async throws {
      let (live, twin) = (player(), player())
      let screen = KindScreen([live])
      let (navigation, _) = await KindScreen.navigation(screen)
      await navigation.go(to: KindScreen(LiveTests.partner), for: 0.2)
      #expect(live.superview !== screen.view)
      for view in [live, twin] { write(to: view) }
      await advance(0.05)
      try #require(navigation.matchFlight).cancel()
      await advance(1)
      #expect(navigation.topViewController === screen && live.superview === screen.view)
      #expect(live.center == twin.center && live.bounds == twin.bounds)
      #expect(live.transform == twin.transform)
    }

    @Test func `a live view that the app moves in flight is left to it`() async throws {
      let live = player()
      let screen = KindScreen([live])
      let (navigation, _) = await KindScreen.navigation(screen)
      let mask = live.autoresizingMask
      await navigation.go(to: KindScreen(LiveTests.partner), for: 0.2)
      screen.view.addSubview(live)
      live.transform = CGAffineTransform(rotationAngle: 0.4)
      // That is noticed in the fourth frame at the latest.
      await advance(0.07)
      #expect(live.transform == CGAffineTransform(rotationAngle: 0.4))
      #expect(live.center == CGPoint(x: 80, y: 345) && live.autoresizingMask == mask)
      #expect(live.bounds.size == CGSize(width: 120, height: 90))
      live.center = CGPoint(x: 200, y: 350)
      try #require(navigation.matchFlight).cancel()
      await advance(1)
      #expect(live.transform == CGAffineTransform(rotationAngle: 0.4))
      #expect(live.center == CGPoint(x: 200, y: 350) && live.superview === screen.view)
    }

    @Test("a live view returns to its superview, index, spacing, constraints and frame")
    func comesBack() async throws {
      var parts: (live: UIView, stack: UIStackView)?
      let screen = KindScreen { parts = fill($0) }
      let (navigation, window) = await KindScreen.navigation(screen)
      let live = try #require(parts?.live)
      let stack = try #require(parts?.stack)
      let before = Headless.describe(window)
      let tied = try #require(screen.view.subviews.last)
      let frame = tied.frame
      for finishes in [false, true] {
        let flight = try await navigation.push(KindScreen(LiveTests.partner), for: 0.1)
        await flight.show(at: 0.5, for: 0.1)
        #expect(!live.isDescendant(of: stack))
        #expect(live.window === window)
        #expect(live.layer.presentation()?.opacity == 1)
        #expect(tied.frame == frame)
        await flight.end(finishes)
        #expect(stack.arrangedSubviews.firstIndex(of: live) == 1)
        #expect(stack.customSpacing(after: live) == 31)
      }
      await navigation.back(animated: false, for: 0.1)
      let lines = Headless.describe(window).difference(from: before)
        .filter { $0.contains("UIStackView") && !$0.contains("onstraint") }
        .filter { !$0.contains("crossings") }
      #expect(lines.isEmpty, "\(lines.prefix(8))")
      #expect(screen.view.constraints.count == 3)
    }

    @Test func `a view that holds a controller's is pictured and reported`() async throws {
      let child = UIViewController()
      let screen = KindScreen { view in
        LiveTests.partner(view)
        view.subviews[0].matchStandIn = .live
      }
      screen.loadViewIfNeeded()
      screen.addChild(child)
      screen.view.subviews[0].addSubview(child.view)
      child.didMove(toParent: screen)
      let (navigation, _) = await KindScreen.navigation(screen)
      await navigation.go(to: KindScreen(LiveTests.partner), for: 0.2)
      #expect(child.view.superview?.superview === screen.view)
      let report = try #require(navigation.matchFlight?.report)
      #expect(report.faults.map(\.reason) == [.pictured])
    }

    @Test("a picture that cannot be taken is drawn, and the report says so")
    func failing() async throws {
      Headless.switches.snapshotsFail = true
      final class Own: UIView {}
      let fill: (UIView) -> Void = { view in
        let own = Own(frame: CGRect(x: 20, y: 100, width: 50, height: 50))
        own.backgroundColor = .orange
        own.matchID = "own"
        view.addSubview(own)
      }
      let (flight, _) = try await KindScreen.flight(
        from: KindScreen(fill),
        to: KindScreen(fill),
        after: 0.2
      )
      #expect(flight.report?.pairCount == 1)
      #expect("\(try #require(flight.report))".contains("drawn"))
      await flight.arrives()
    }

    @Test("a tagged view inside another is seen only once")
    func nested() async throws {
      let fill: (UIView) -> Void = { view in
        let card = UIView(tagged: "card", CGRect(x: 20, y: 100, width: 150, height: 150), .orange)
        card.addSubview(UIView(tagged: "inner", CGRect(x: 10, y: 10, width: 50, height: 50), .blue))
        view.addSubview(card)
      }
      Headless.switches.snapshotsInCommitAreBlank = true
      let (flight, _) = try await KindScreen.flight(
        from: KindScreen(fill),
        to: KindScreen(fill)
      )
      await flight.show(at: 0.5, for: 0.1)
      let blue = Headless.nextDisplayList.items.filter { $0.color == UIColor.blue.cgColor }
      #expect(blue.count == 1)
      #expect(Headless.accounts.forcedRenders == 0)
    }
  }
}
#endif
