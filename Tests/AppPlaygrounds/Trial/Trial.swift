import Foundation
import PlaygroundSources
import UIKit

extension PageController {
  /// Needs SwiftUI.
  func showText() {}
}

/// Opens every page from the list, turns its knobs, plays it again, and closes it.
@main @MainActor struct Trial {
  static let list = PageList(screens)

  static func main() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    Headless.advance(by: 0.1)
    for row in screens.indices { open(row) }
    print("\(screens.count) pages open as screens, and close")
  }

  static func open(_ row: Int) {
    let title = screens[row].title
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
    Headless.advance(by: 1)
    guard let page = list.presentedViewController as? PageController else {
      return fail("\(title) does not open")
    }
    let first = shown(on: page, title)
    for slider in page.sliders {
      slider.value = slider.maximumValue
      slider.sendActions(for: .valueChanged)
      slider.sendActions(for: .touchUpInside)
    }
    for knob in screens[row].knobs where knob.value != knob.range.upperBound {
      fail("\(title) has a slider that does not set \(knob.name)")
    }
    page.replayButton.sendActions(for: .primaryActionTriggered)
    Headless.advance(by: 1)
    if shown(on: page, title) === first { fail("\(title) does not begin anew") }
    page.closeButton.sendActions(for: .primaryActionTriggered)
    Headless.advance(by: 1)
    if list.presentedViewController != nil { fail("\(title) does not close") }
    if !screens[row].text.hasPrefix("# ") { fail("\(title) says nothing") }
  }

  static func shown(on page: PageController, _ title: String) -> UIViewController? {
    let child = page.children.first
    if page.children.count != 1 { fail("\(title) shows \(page.children.count) controllers") }
    if (child?.view.bounds.width ?? 0) < 300 { fail("\(title) is \(child?.view.bounds as Any)") }
    return child
  }

  static func fail(_ sentence: String) {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(1)
  }
}
