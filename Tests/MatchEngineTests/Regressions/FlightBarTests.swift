#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// What bars do beside a flight, and what is left on them afterward.
  @MainActor @Suite("Bars beside a flight") final class FlightBarTests: PhotoStack {
    private var bar: UINavigationBar { navigation.navigationBar }
    /// How strongly the title of the screen that arrives is seen.
    private var strength: CGFloat { bar.shownTexts()["Detail"] ?? 0 }

    init() async {
      await super.init(.linear(0.8))
      list.title = "List"
      detail.title = "Detail"
    }

    @Test(
      "NV-82: the titles go back with what turns back, at once",
      arguments: [nil, "reverse", "cancel"]
    )
    func turned(_ how: String?) async throws {
      let flight = try await push(for: 0.4)
      let before = strength
      #expect((0.3...0.7).contains(before))
      if how == "reverse" { flight.reverse() }
      if how == "cancel" { flight.cancel() }
      await advance(0.1)
      #expect(how == nil ? strength > before : strength < before)
      if how != nil { #expect(isClose(strength, flight.fractionComplete, within: 0.03)) }
      await flight.arrives(at: how == nil ? .finished : .cancelled)
      #expect(strength == (how == nil ? 1 : 0) && bar.layer.animationKeys() == nil)
    }

    @Test func `NV-70: what turns back and turns again lands, with its items in the bar`()
      async throws
    {
      Headless.switches.barsLoseItemsAfterCancelling = true
      let flight = try await push()
      for _ in 0..<2 {
        flight.reverse()
        await advance(0.1)
      }
      await flight.arrives()
      #expect(bar.items == [list.navigationItem, detail.navigationItem] && strength == 1)
    }

    @Test(
      "NV-80: no animation of a bar's own stays on it, however sudden the end",
      arguments: [true, false]
    )
    func sudden(isFinished: Bool) async throws {
      Headless.switches.barsKeepAnimations = true
      let mark = UIView(CGRect(x: 0, y: 0, width: 30, height: 30), .red)
      mark.turnForever()
      detail.navigationItem.rightBarButtonItem = UIBarButtonItem()
      detail.navigationItem.rightBarButtonItem?.customView = mark
      let flight = try await push()
      if isFinished { await flight.show(at: 0.7) }
      if isFinished { flight.handOver {} } else { flight.reverse() }
      await flight.arrives(at: isFinished ? .finished : .cancelled)
      #expect(bar.shownTexts()[isFinished ? "Detail" : "List"] == 1)
      if isFinished { #expect(mark.layer.animationKeys() == ["turn"]) }
      await push(ifNeeded: !isFinished)
      await Hands.tap(at: CGPoint(x: 30, y: bar.frame.midY), in: window)
      await advance(2)
      #expect(navigation.topViewController === list)
    }

    private func push(ifNeeded isNeeded: Bool) async {
      if isNeeded { await navigation.go(to: detail, for: 2) }
    }

    @Test func `what an app animates in a bar when a screen has appeared goes on`() async throws {
      let screen = Fading(CGRect(x: 0, y: 120, width: 390, height: 292))
      let flight = try await navigation.push(screen, for: 0.2)
      await flight.show(at: 0.7)
      flight.handOver {}
      await advance(0.2)
      #expect((0.6...0.9).contains(bar.shownAlpha ?? 0))
    }

    /// It makes the bar fainter once it has appeared.
    private final class Fading: PhotoScreen {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        UIView.animate(withDuration: 0.4) { self.navigationController?.navigationBar.alpha = 0.5 }
      }
    }

    @Test(
      "a bar that an app disables or enables in flight stays so",
      arguments: [true, false, nil]
    )
    func disabled(_ wish: Bool?) async throws {
      bar.isUserInteractionEnabled = wish != true
      let flight = try await push()
      #expect(bar.isUserInteractionEnabled == (wish != true))
      if let wish { bar.isUserInteractionEnabled = wish }
      await flight.arrives()
      #expect(bar.isUserInteractionEnabled == (wish ?? true))
    }
  }

  /// UIKit leaves a screen the inset of a bottom bar that its push hides until the end (NV-83).
  @MainActor @Suite("What is bound to a bottom bar that goes") struct BottomInsetTests {
    /// A button is bound to the bottom of the safe area; a label moves when the screen has appeared.
    private final class BoundScreen: PhotoScreen {
      let button = UIView(.zero, .blue)
      let label = UIView(.zero, .green)
      private lazy var top = label.topAnchor.constraint(equalTo: view.topAnchor, constant: 500)

      override func viewDidLoad() {
        super.viewDidLoad()
        let guide = view.safeAreaLayoutGuide
        for part in [button, label] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
          part.widthAnchor.constraint(equalToConstant: 100).isActive = true
          part.heightAnchor.constraint(equalToConstant: 40).isActive = true
          part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20).isActive = true
        top.isActive = true
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        top.constant = 560
      }
    }

    @Test(arguments: [true, false])
    func `glides to its place, and nothing else does`(hidesBar: Bool) async throws {
      let screen = BoundScreen(CGRect(x: 0, y: 120, width: 390, height: 292))
      screen.hidesBottomBarWhenPushed = hidesBar
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      navigation.childMatchTransition = .linear(0.4)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      _ = await onScreen(tabs)
      let flight = try await navigation.push(screen, for: 0.2)
      let before = screen.button.center.y
      let places = await screen.button.shownPlaces {
        #expect(screen.label.layer.animationKeys() == nil)
      }
      let largestStep = places.largestStep
      #expect(flight.outcome == .finished && screen.label.center.y == 580)
      #expect(screen.button.center.y - before == (hidesBar ? 49 : 0))
      #expect(places.last == screen.button.center.y && largestStep < 12, "\(largestStep)")
      #expect(screen.button.layer.animationKeys() == nil)
    }
  }
}

extension UIView {
  /// How far down the view is seen in each of the next frames.
  func shownPlaces(_ look: () -> Void = {}) async -> [CGFloat] {
    var places: [CGFloat] = []
    for _ in 0..<40 {
      await advance(1 / 60)
      places.append(shownCenter?.y ?? 0)
      look()
    }
    return places
  }
}

extension [CGFloat] {
  /// The farthest way from one of these places to the next.
  var largestStep: CGFloat { zip(self, dropFirst()).map { abs($1 - $0) }.max() ?? 0 }
}

extension UIView {
  /// Turns without an end, as what shows that something loads.
  fileprivate func turnForever() {
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }
}
#endif
