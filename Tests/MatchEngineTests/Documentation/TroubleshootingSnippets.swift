#if canImport(UIKit)
import MatchEngine
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  @MainActor @Suite("The article on troubleshooting") struct TroubleshootingTests {
    init() {
      Troubleshooting.log.clear()
    }

    private func label(_ id: String, at y: CGFloat) -> UILabel {
      UILabel(tagged: id, CGRect(x: 20, y: y, width: 200, height: 30), id)
    }

    @Test func `the article shows the report that is printed`() async throws {
      let list = PhotoScreen(CGRect(x: 20, y: 100, width: 80, height: 80), id: "photo-7")
      let badge = label("badge", at: 200)
      let caption = label("caption", at: 260)
      for view in [badge, caption] { list.view.addSubview(view) }
      let navigation = UINavigationController(rootViewController: list)
      navigation.isNavigationBarHidden = true
      navigation.childMatchTransition = MatchTransition {
        $0.timing = .easeInOut(duration: 0.41)
      }
      _ = await onScreen(navigation)
      let detail = Troubleshooting.LakeController()
      let photo = UIImageView(image: PhotoScreen.image)
      photo.frame = CGRect(x: 0, y: 120, width: 390, height: 292)
      photo.matchID = "photo-7"
      detail.view.addSubview(photo)
      let hidden = label("caption", at: 500)
      hidden.isHidden = true
      let notes = label("notes", at: 600)
      notes.matchStyle.entering = .fade
      for view in [hidden, notes] { detail.view.addSubview(view) }
      await navigation.go(to: detail, for: 1.5)
      let printed = try #require(Troubleshooting.log.calls.first)
      let pages = [
        try Catalog.article("Troubleshooting", of: "MatchEngine"),
        try Catalog.text(of: "README.md"),
      ]
      for page in pages {
        #expect(page.contains("```text\n\(printed)\n```"), "a page does not show:\n\(printed)")
      }
    }

    @Test func `the article shows the diagnosis that is printed`() async throws {
      func print(_ text: some CustomStringConvertible) { Troubleshooting.print(text) }
      let list = PhotoScreen(CGRect(x: 20, y: 100, width: 80, height: 80), id: "photo-7")
      let (navigation, _) = await onScreen(below: list, MatchTransition())
      let detail = PhotoScreen(CGRect(x: 0, y: 120, width: 390, height: 292), id: "photo7")
      await navigation.go(to: detail, for: 1)
      if let diagnosis = detail.matchDiagnosis { print(diagnosis) }
      let printed = try #require(Troubleshooting.log.calls.first)
      let page = try Catalog.article("Troubleshooting", of: "MatchEngine")
      #expect(page.contains("```text\n\(printed)\n```"), "the article does not show:\n\(printed)")
    }
  }

  @MainActor @Suite("The article on troubleshooting: the inspector") struct InspectorSnippets {
    @Test func `one line switches it on, and nil off`() async {
      let window = inWindow(UIViewController())
      slowly(window)
      #expect(window.matchInspector?.speed == 0.25)
      plainly(window)
      #expect(window.matchInspector?.speed == 1)
      window.matchInspector = nil
      #expect(window.matchInspector == nil)
    }

    private func slowly(_ window: UIWindow) {
      #if DEBUG
      window.matchInspector = MatchInspector(speed: 0.25)
      #endif
    }

    private func plainly(_ window: UIWindow) {
      #if DEBUG
      window.matchInspector = MatchInspector()
      #endif
    }
  }
}

/// The examples of the article on troubleshooting; what they print is kept.
@MainActor enum Troubleshooting {
  static let log = CallLog()
  static func print(_ text: some CustomStringConvertible) { log.note(text.description) }

  final class LakeController: UIViewController, MatchFlightObserving {
    func matchFlightWillBegin(_ flight: MatchFlight) {}
    func matchFlightDidEnd(_ flight: MatchFlight) {
      if let report = flight.report { print(report) }
    }
  }
}
#endif
