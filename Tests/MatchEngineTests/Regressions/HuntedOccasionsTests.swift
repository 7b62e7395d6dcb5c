#if canImport(UIKit) && !canImport(ObjectiveC)
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngine

extension MatchEngineTests {
  /// Changes that ordinary apps make on the occasion of others.
  @MainActor @Suite("Occasions of changes") struct HuntedOccasionsTests {
    private let log = CallLog()

    /// An app's own container, which does something when it is told of its appearance.
    private final class Container: UIViewController {
      var whenCalled: (String) -> Void = { _ in }

      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        whenCalled("isAppearing")
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        whenCalled("didLayout")
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenCalled("didAppear")
      }

      /// Shows a child when it is called, once.
      func show(_ child: UIViewController, at call: String, _ then: @escaping (MatchFlight) -> Void)
      {
        whenCalled = { [weak self] in
          guard $0 == call, let self else { return }
          whenCalled = { _ in }
          then(replace(with: child, .linear(0.3)))
        }
      }
    }

    /// Whether the last that a child was told is that it has appeared.
    private func hasAppeared(_ name: String) -> Bool { calls(of: name).last == "didAppear" }

    /// What a child was told of its appearance.
    private func calls(of name: String) -> [String] {
      log.appearances.filter { $0.hasPrefix("\(name).") }
        .map { String($0.dropFirst(2).prefix { $0 != "(" }) }
    }

    // MARK: Containers that come and go

    @Test(
      arguments: [.fullScreen, .overFullScreen, .pageSheet] as [UIModalPresentationStyle],
      [true, false]
    )
    func `a child that comes when its container has, is told so`(
      _ style: UIModalPresentationStyle,
      hasOld: Bool
    ) async {
      let (a, b, _) = LoggedPhoto.three(log)
      let container = Container()
      if hasOld { container.matchShow(a, in: container.view, animated: false) }
      let root = UIViewController()
      let window = await onScreen(root)
      container.modalPresentationStyle = style
      container.show(b, at: "didAppear") { _ in }
      await root.present(container, for: 2)
      #expect(calls(of: "B") == ["willAppear", "didAppear"])
      let all = ["willAppear", "didAppear", "willDisappear", "didDisappear"]
      #expect(calls(of: "A") == (hasOld ? all : []))
      #expect(Headless.warnings == [] && window.remains.isEmpty)
    }

    @Test(arguments: ["isAppearing", "didLayout", "later"], [true, false])
    func `nothing flies in a container that nobody has seen`(call: String, hasOld: Bool) async {
      let (a, b, _) = LoggedPhoto.three(log)
      let container = Container()
      if hasOld { container.matchShow(a, in: container.view, animated: false) }
      var outcome: MatchOutcome?
      container.show(b, at: call) { outcome = $0.outcome }
      let window = await onScreen(container)
      if call == "later" { outcome = container.replace(with: b, .linear(0.3)).outcome }
      await advance(1)
      #expect((outcome == .finished) == (call != "later"))
      #expect(hasAppeared("B") && container.children == [b])
      #expect(Headless.warnings == [] && window.remains.isEmpty)
    }

    @Test(arguments: [true, false], [true, false])
    func `nor in one that another container is showing or hiding`(isShown: Bool, isFirst: Bool)
      async
    {
      let (a, b, _) = LoggedPhoto.three(log)
      let (outer, inner, other) = (UIViewController(), UIViewController(), UIViewController())
      inner.matchShow(a, in: inner.view, animated: false)
      let window = await onScreen(outer, showing: isShown ? other : inner)
      if isFirst, !isShown { inner.replace(with: b, .linear(0.4)) }
      await advance(0.1)
      outer.replace(with: isShown ? inner : other, .linear(0.3))
      await advance(0.1)
      if !isFirst || isShown { inner.replace(with: b, .linear(0.4)) }
      #expect(inner.children == [b] && inner.view.subviews == [b.view])
      await advance(1)
      #expect(hasAppeared("B") == isShown && !hasAppeared("A"))
      #expect(Headless.warnings == [] && window.remains.isEmpty)
    }

    @Test(arguments: [true, false])
    func `the system announces a container that comes, whatever it shows`(isComing: Bool) async {
      let (a, b, _) = LoggedPhoto.three(log)
      let container = Container()
      container.matchShow(a, in: container.view, animated: false)
      let (navigation, _) = await onScreen(below: UIViewController(), nil)
      let count = Headless.announcements.count
      if isComing { container.show(b, at: "isAppearing") { _ in } }
      await navigation.go(to: container, for: 1)
      if !isComing { await container.replace(with: b, .linear(0.3)).arrives() }
      #expect(container.children == [b])
      #expect(Headless.announcements.count - count == (isComing ? 0 : 1))
    }

    // MARK: Changes inside a screen

    @Test(arguments: [true, false])
    func `a screen that turns dark in a change is dark`(changes: Bool) async {
      let card = UIView(tagged: "card", CGRect(x: 20, y: 600, width: 120, height: 80), .yellow)
      let screen = KindScreen([card])
      screen.loadViewIfNeeded()
      screen.view.backgroundColor = .systemBackground
      let window = await onScreen(screen)
      let flight = screen.view.matchAnimate(transition: .linear(0.6)) {
        card.frame.origin.y = 100
        if changes { screen.view.backgroundColor = .systemRed }
      }
      await advance(0.15)
      window.overrideUserInterfaceStyle = .dark
      await advance(0.05)
      let wall = Headless.nextDisplayList.items.first { $0.box.width > 300 }?.color
      #expect((wall?.components?.first == 0) != changes)
      await flight.arrives()
    }

    @Test(arguments: [true, false])
    func `a card that is added for a change is seen from its beginning`(isThere: Bool) async {
      let screen = KindScreen([])
      _ = await onScreen(screen)
      let card = UIView(tagged: "card", CGRect(x: 20, y: 600, width: 120, height: 80), .yellow)
      card.addSubview(UILabel(CGRect(x: 8, y: 8, width: 100, height: 20), "Dunes"))
      card.addSubview(UIView(CGRect(x: 8, y: 40, width: 20, height: 20), .red))
      screen.view.addSubview(card)
      if isThere { await advance(0.1) }
      let flight = screen.view.matchAnimate(transition: .linear(0.4)) {
        card.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
      }
      await nextTurn()
      let dot = Headless.nextDisplayList.items.last { $0.color == UIColor.red.cgColor }
      #expect(dot?.opacity == 1)
      await flight.arrives()
    }

    @Test(arguments: [true, false], [true, false])
    func `what is never inverted isn't inverted in flight`(isAround: Bool, isText: Bool)
      async throws
    {
      func card(_ y: CGFloat) -> UIView {
        let frame = CGRect(x: 20, y: y, width: 120, height: 80)
        let card = isText ? UILabel(frame, "Dunes") : UIView(frame, .yellow)
        card.matchID = "card"
        let around = UIView(CGRect(x: 0, y: 0, width: 390, height: 800), nil)
        around.addSubview(card)
        (isAround ? around : card).accessibilityIgnoresInvertColors = true
        return around
      }
      let (flight, window) = try await KindScreen.flight(from: [card(100)], to: [card(500)])
      let views = window.engineViews("PerformerView")
      #expect(views.map(\.accessibilityIgnoresInvertColors) == [true])
      await flight.arrives()
    }
  }
}
#endif
