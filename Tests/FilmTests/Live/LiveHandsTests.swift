import Testing
import UIKit
import UIKitTestSupport

@testable import Films

extension FilmTests {
  /// What hands do to a screen in use.
  @Suite @MainActor final class LiveHandsTests: LiveStage {
    @Test func `two fingers on two rows leave no row pressed`() throws {
      let list = NumberList()
      let (bench, visitor) = try visit(list)
      say(bench, visitor, "down \(clock) 0 100 250 1 100 350")
      go(bench, 0.3)
      let cells = list.tableView.visibleCells
      #expect(cells.filter(\.isHighlighted).count == 1)
      say(bench, visitor, "cancel \(clock)")
      #expect(cells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test func `half a minute of touching by chance ends every flight once`() throws {
      let screen = Screen.list()
      let navigation = navigation([screen])
      _ = try bench(navigation)
      let open = UIAction { [weak navigation] _ in
        navigation?.pushViewController(Screen.detail(), animated: true)
      }
      let button = UIButton(primaryAction: open)
      button.frame = screen.view.bounds
      screen.view.addSubview(button)
      let result = try LiveHour(seed: 4).run(seconds: 30)
      #expect(result.isKept, "\(result.text)")
    }
  }

  /// A screen that is used with keys, in a browser that is dark or not.
  @Suite @MainActor final class LiveKeysTests: LiveStage {
    @Test func `escape pops and dismisses, and at the root does nothing`() throws {
      let navigation = navigation([Screen.list(), Screen.detail()])
      let (bench, visitor) = try visit(navigation)
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

    @Test func `what can be tapped is told with its place and its name`() throws {
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
      let (bench, visitor) = try visit(navigation([Screen.list()]))
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
