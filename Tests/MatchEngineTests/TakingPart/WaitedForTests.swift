#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// Beside `HostedScreenTests`: what is taken for a screen whose views come with layout, and what becomes of it.
  @MainActor @Suite("What is waited for, and what is not") struct WaitedForTests {
    /// A screen with a photo that is hosted.
    private func hosting(
      id: String = "photo",
      at y: CGFloat = 120,
      whenMade: @escaping @MainActor () -> Void = {}
    ) -> UIViewController {
      let hosting = Headless.UIHostingController { _ in
        let photo = UIImageView()
        photo.showPhoto(in: CGRect(x: 0, y: y, width: 390, height: 292))
        photo.matchID = id
        whenMade()
        return [photo]
      }
      hosting.view.backgroundColor = .white
      return hosting
    }

    /// A controller's own view that holds nothing, and never will.
    enum Shown: CaseIterable, Sendable { case nothing, drawing, gradient, layers, hosted }

    @Test("one whose own view holds nothing is the system's", arguments: Shown.allCases)
    func showsByItself(_ shown: Shown) async {
      let stack = await PhotoStack()
      let arriving = shown == .hosted ? hosting(id: "other") : UIViewController()
      switch shown {
      case .nothing: arriving.view = Bare()
      case .drawing: arriving.view = Sketch(frame: UIScreen.main.bounds)
      case .gradient: arriving.view = Gradient()
      case .layers:
        arriving.view = Bare()
        arriving.view.layer.addSublayer(CALayer())
      case .hosted: break
      }
      await stack.navigation.go(to: arriving, for: 0.1)
      #expect((stack.navigation.matchFlight == nil) == (shown != .hosted))
      await advance(1)
    }

    /// What an app puts on a hosted screen by itself.
    enum Own: CaseIterable, Sendable { case nothing, button, gradient, taggedButton }

    @Test("what the app adds to a hosted screen by itself changes nothing", arguments: Own.allCases)
    func adds(_ own: Own) async {
      let stack = await PhotoStack()
      let arriving = hosting()
      switch own {
      case .nothing: break
      case .button: arriving.view.addSubview(UIButton(type: .system))
      case .gradient: arriving.view.layer.addSublayer(CAGradientLayer())
      case .taggedButton:
        let button = UIButton(type: .system)
        button.matchID = ""
        arriving.view.addSubview(button)
      }
      await stack.navigation.go(to: arriving, for: 0.1)
      #expect(stack.navigation.matchFlight?.report?.pairCount == 1)
      await advance(1)
    }

    @Test("a hosted screen that is left out is not waited for", arguments: [true, false])
    func hostedExcluded(isExcluded: Bool) async {
      let stack = await PhotoStack()
      let arriving = hosting()
      arriving.view.isMatchExcluded = isExcluded
      await stack.navigation.go(to: arriving, for: 0.1)
      #expect((stack.navigation.matchFlight == nil) == isExcluded)
      await advance(1)
    }

    @Test("a view in a toolbar that arrives is found", arguments: [true, false])
    func inToolbar(isHidden: Bool) async throws {
      let stack = await PhotoStack()
      let photo = UIImageView(
        tagged: "photo",
        CGRect(x: 0, y: 0, width: 40, height: 30),
        PhotoScreen.image
      )
      let arriving = KindScreen([])
      arriving.toolbarItems = [UIBarButtonItem(customView: photo)]
      let navigation = UINavigationController(rootViewController: arriving)
      navigation.isToolbarHidden = isHidden
      navigation.modalPresentationStyle = .fullScreen
      navigation.matchTransition = .linear(0.4)
      stack.list.present(navigation, animated: true)
      await advance(0.1)
      #expect((navigation.matchFlight?.report?.pairCount == 1) == !isHidden)
      await advance(1)
    }

    @Test("a list that is left out is not waited for", arguments: [true, false])
    func excluded(isExcluded: Bool) async {
      let stack = await PhotoStack()
      let list = UITableView(frame: CGRect(x: 0, y: 400, width: 390, height: 400), style: .plain)
      list.isMatchExcluded = isExcluded
      await stack.navigation.go(to: KindScreen([list]), for: 0.1)
      #expect((stack.navigation.matchFlight == nil) == isExcluded)
      await advance(1)
    }

    @Test("what a configuration makes in a screen is waited for", arguments: [true, false])
    func configured(isLate: Bool) async {
      let stack = await PhotoStack()
      let content = LateContentView(LateContent(id: "photo"))
      content.frame = CGRect(x: 0, y: 120, width: 390, height: 292)
      if !isLate { content.layoutIfNeeded() }
      #expect(content.subviews.isEmpty == isLate)
      await stack.navigation.go(to: KindScreen([content]), for: 0.1)
      #expect(stack.navigation.matchFlight?.report?.pairCount == 1)
      await advance(1)
    }

    @Test("one whose view is too far down to fly comes as by the system", arguments: [true, false])
    func farDown(isFar: Bool) async {
      let stack = await PhotoStack()
      let arriving = hosting(at: isFar ? 2000 : 120)
      await stack.navigation.go(to: arriving, for: 0.12)
      #expect(stack.navigation.matchFlight?.report?.pairCount == (isFar ? 0 : 1))
      #expect(((arriving.view.layer.presentation()?.frame.minX ?? 0) > 5) == isFar)
      await advance(1)
    }

    /// What an app does before a hosted screen was laid out.
    enum Meanwhile: CaseIterable, Sendable { case nothing, pop, popAFrameLater, replace, go }

    @Test(
      "what is undone before it is there ends once, and leaves nothing",
      arguments: Meanwhile.allCases
    )
    func undone(_ meanwhile: Meanwhile) async throws {
      let stack = await PhotoStack()
      let (arriving, other) = (hosting(), hosting())
      let flight = try #require(
        stack.navigation.beginMatch {
          stack.navigation.pushViewController(arriving, animated: true)
        }
      )
      var ends = 0
      flight.whenEnded { _ in ends += 1 }
      switch meanwhile {
      case .nothing: break
      case .pop: stack.navigation.popViewController(animated: true)
      case .popAFrameLater:
        await advance(1 / 60)
        stack.navigation.popToRootViewController(animated: false)
      case .replace: stack.navigation.setViewControllers([stack.list, other], animated: false)
      case .go: stack.navigation.setViewControllers([stack.list, other], animated: true)
      }
      await advance(2.5)
      let tops: [Meanwhile: UIViewController] = [.nothing: arriving, .replace: other, .go: other]
      #expect(stack.navigation.topViewController === tops[meanwhile] ?? stack.list)
      #expect(stack.navigation.topViewController?.view.window != nil)
      #expect(ends == 1 && stack.window.remains.isEmpty)
      #expect(stack.list.photo.layer.animationKeys() == nil)
    }

    @Test(
      "content that hides the bar as it is laid out flies all the same",
      arguments: [true, false]
    )
    func hidesBar(isAnimated: Bool) async throws {
      let stack = await PhotoStack()
      let hosting = hosting {
        stack.navigation.setNavigationBarHidden(true, animated: isAnimated)
      }
      let footage = try await Footage {
        let flight = try await stack.navigation.push(hosting, for: 0.2)
        #expect(flight.report?.pairCount == 1)
        await flight.arrives()
        let back = try await stack.navigation.pop(for: 0.2)
        #expect(back.report?.pairCount == 1)
        await back.arrives()
      }
      #expect(footage.faults == [])
      #expect(stack.navigation.isNavigationBarHidden && stack.window.remains.isEmpty)
    }

    @Test func `a hosted screen that was never seen is gone back to as by the system, once`()
      async throws
    {
      let (hosting, detail) = (hosting(), PhotoScreen.list())
      let (navigation, window) = await onScreen(below: hosting, MatchTransition())
      navigation.setViewControllers([self.hosting(), detail], animated: false)
      await advance(0.5)
      await navigation.back(for: 0.1)
      #expect(navigation.matchFlight == nil)
      await advance(1)
      for isForward in [true, false] {
        navigation.go(isForward, detail)
        let flight = try await navigation.flight(after: 0.1)
        #expect(flight.report?.pairCount == 1)
        await flight.arrives(in: 1.5)
      }
      #expect(window.remains.isEmpty)
    }
  }
}

private final class Bare: UIView {}

private final class Sketch: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(rect)
  }
}

private final class Gradient: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
#endif
