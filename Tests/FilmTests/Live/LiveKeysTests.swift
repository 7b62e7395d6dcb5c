import Testing
import UIKit

@testable import Films

extension FilmTests {
  /// A screen that is used with keys, in a browser that is dark or not.
  @Suite @MainActor final class LiveKeysTests: LiveStage {
    @Test(
      "escape pops what is pushed and dismisses what is presented, and at the root does nothing"
    )
    func escape() throws {
      let navigation = navigation([Screen.list(), Screen.detail()])
      let bench = try bench(navigation)
      let visitor = try #require(LiveVisitor(bench.server))
      go(bench, 0.1)
      navigation.present(Screen.detail("other"), animated: false)
      go(bench, 0.5)
      say(bench, visitor, "back")
      go(bench, 1.5)
      #expect(navigation.presentedViewController == nil && navigation.viewControllers.count == 2)
      for _ in 0..<2 {
        say(bench, visitor, "back")
        go(bench, 1.5)
        #expect(navigation.viewControllers.count == 1)
      }
    }

    @Test("what can be tapped is told with its place and its name, and nothing that is covered")
    func targets() throws {
      let screen = Screen.list()
      let bench = try bench(navigation([screen]))
      let boxes = [10, 110, 210].map { CGRect(x: $0, y: 600, width: 80, height: 40) }
      let buttons = boxes.map { UIButton(frame: $0) }
      for (button, name) in zip(buttons, ["One", "Two", "Three"]) {
        button.setTitle(name, for: .normal)
        screen.view.addSubview(button)
      }
      buttons[1].isEnabled = false
      screen.view.addSubview(UIView(frame: boxes[2]))
      go(bench, 1)
      #expect(bench.news.targets == "[[10,600,80,40,\"One\"]]")
    }

    @Test func `the phone is as dark as the browser, until somebody chooses`() throws {
      let bench = try bench(navigation([Screen.list()]))
      let visitor = try #require(LiveVisitor(bench.server))
      go(bench, 0.1)
      for (line, isDark) in [
        ("prefers-dark on", true), ("prefers-dark off", false), ("dark on", true),
        ("prefers-dark off", true),
      ] {
        say(bench, visitor, line)
        #expect((UITraitCollection.current.userInterfaceStyle == .dark) == isDark, "\(line)")
      }
    }
  }
}
