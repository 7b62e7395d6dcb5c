#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// Random apps set whatever apps can set, not what came to somebody's mind.
  @MainActor @Suite("The vocabulary of random apps") struct VocabularyTests {
    private let kinds = [
      "UIView", "CALayer", "UIImageView", "UILabel", "UIScrollView", "UIStackView",
      "UIVisualEffectView", "UIViewController", "UINavigationController", "UINavigationItem",
      "UINavigationBar", "UITabBarController", "UITabBar", "UITabBarItem", "UIToolbar",
      "CAShapeLayer", "CAGradientLayer",
    ]

    @Test func `all that UIKit lets an app set is in it, or it says why not`() throws {
      let settable = try Set(SettableSource.all.filter { kinds.contains($0.kind) }.map(\.name))
      let words = Set(AppVocabulary.properties.map(\.name))
      let omitted = Set(AppVocabulary.omissions.keys)
      #expect(settable.subtracting(words).subtracting(omitted).sorted() == [])
      #expect(words.intersection(omitted).sorted() == [], "what is in it is not left out")
      #expect(omitted.subtracting(settable).sorted() == [], "what is left out exists")
      #expect(settable.count > 150)
    }

    @Test func `each property can be set, to each of its values`() async {
      startOver()
      for property in AppVocabulary.properties {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let views = [
          UIImageView(), UILabel(), UIScrollView(), UIStackView(), UIVisualEffectView(effect: nil),
        ]
        let objects: [AnyObject] =
          [
            navigation, navigation.navigationBar, UITabBar(), UITabBarItem(), screen.navigationItem,
            UIView(), CALayer(), CAShapeLayer(), CAGradientLayer(),
          ] + views
        for value in 0..<property.count {
          #expect(property.set(value, ofFirst: objects), "\(property.name)")
        }
      }
      startOver()
    }
  }
}

/// What the sources of UIKit's stand-in say can be set.
private enum SettableSource {
  static var all: [(kind: String, name: String)] {
    get throws {
      try Catalog.files(in: ["Tests/HeadlessUIKit"], "swift")
        .flatMap { properties(of: try Catalog.text(of: $0)) }
    }
  }

  private static func properties(of source: String) -> [(kind: String, name: String)] {
    let type = #/^(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*(class|extension) (\w+)/#
    let property = #/^  (?:@\w+ )*(?:open|public) (?:(?:weak|override|lazy|final) )*var (\w+)(.*)/#
    var kind = ""
    var found: [(kind: String, name: String)] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if let match = line.firstMatch(of: type) { kind = String(match.2) }
      guard let match = line.firstMatch(of: property), !kind.isEmpty else { continue }
      let body = lines[(number + 1)...].prefix { $0 != "  }" }
      if isSettable(String(match.2), body) { found.append((kind, "\(kind).\(match.1)")) }
    }
    return found
  }

  /// Whether a declaration stores a value, or has a setter.
  private static func isSettable(_ rest: String, _ body: ArraySlice<Substring>) -> Bool {
    let head = rest.prefix { $0 != "{" }
    if head.contains("=") || rest.contains("didSet") || !rest.contains("{") { return true }
    guard rest.hasSuffix("{") else { return false }
    return body.contains { $0.hasPrefix("    set") || $0.hasPrefix("    didSet") }
  }
}
#endif
