#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngineTestSupport
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// Random apps set and call whatever apps can, not what came to somebody's mind.
  @MainActor @Suite("The vocabulary of random apps") struct VocabularyTests {
    private let kinds = [
      "UIView", "CALayer", "UIImageView", "UILabel", "UIScrollView", "UIStackView",
      "UIVisualEffectView", "UIViewController", "UINavigationController", "UINavigationItem",
      "UINavigationBar", "UITabBarController", "UITabBar", "UITabBarItem", "UIToolbar",
      "CAShapeLayer", "CAGradientLayer", "UIResponder", "UIWindow", "UIGestureRecognizer",
      "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer", "UIPresentationController",
      "UISheetPresentationController", "UIPopoverPresentationController", "UIRefreshControl",
      "UITableView", "UICollectionView", "UICollectionViewLayout", "UICollectionViewFlowLayout",
      "DiffableItems", "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
      "UITableViewHeaderFooterView",
    ]

    @Test func `all that UIKit lets an app set or call is in it, or it says why not`() throws {
      let settable = try Set(SourceOfUIKit.all.filter { kinds.contains($0.kind) }.map(\.name))
      let words = Set(AppVocabulary.entries.map(\.name))
      let omitted = Set(AppVocabulary.omissions.keys)
      #expect(settable.subtracting(words).subtracting(omitted).sorted() == [])
      #expect(words.intersection(omitted).sorted() == [], "what is in it is not left out")
      #expect(omitted.subtracting(settable).sorted() == [], "what is left out exists")
      #expect(settable.count > 300)
    }

    @Test func `each entry can be set to each of its values, or called in each of its ways`() async
    {
      startOver()
      for entry in AppVocabulary.entries {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let views = [
          UIImageView(), UILabel(), UIScrollView(), UIStackView(), UIVisualEffectView(effect: nil),
          UITableViewCell(), UICollectionViewListCell(),
        ]
        let lists = [
          ListDescription(), ListDescription(isTable: false), ListDescription(isDiffable: true),
        ].map { FuzzRows($0, in: UIScreen.main.bounds, ids: []) }
        let objects: [AnyObject] =
          [
            navigation, navigation.navigationBar, UITabBar(), UITabBarItem(), screen.navigationItem,
            UIView(), CALayer(), CAShapeLayer(), CAGradientLayer(), UIWindow(),
            UIPanGestureRecognizer(), UIRefreshControl(),
            UISheetPresentationController(presentedViewController: screen, presenting: nil),
            UIPopoverPresentationController(presentedViewController: screen, presenting: nil),
          ] + views + lists.flatMap { [$0.list] + $0.helpers }
        for way in 0..<entry.count {
          #expect(entry.perform(way, onFirst: objects), "\(entry.name)")
        }
      }
      startOver()
    }
  }
}

/// What the sources of UIKit's stand-in say can be set or called.
private enum SourceOfUIKit {
  static var all: [(kind: String, name: String)] {
    get throws {
      try Catalog.files(in: ["Tests/HeadlessUIKit"], "swift")
        .flatMap { members(of: try Catalog.text(of: $0)) }
        .flatMap { kind, name in
          // Tables and collection views have this in common.
          let kinds = kind == "ListView" ? ["UITableView", "UICollectionView"] : [kind]
          return kinds.map { ($0, "\($0).\(name)") }
        }
    }
  }

  private static func members(of source: String) -> [(kind: String, name: String)] {
    let type = #/^(?:@\w+(?:\([^)]*\))? )*(?:\w+ )*(class|extension) (\w+)/#
    let property = #/^  (?:@\w+ )*(?:open|public) (?:(?:weak|override|lazy|final) )*var (\w+)(.*)/#
    let method = #/^  (?:@\w+ )*(?:open|public) func (\w+)/#
    var kind = ""
    var found: [(kind: String, name: String)] = []
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if let match = line.firstMatch(of: type) { kind = String(match.2) }
      if kind.isEmpty { continue }
      if let match = line.firstMatch(of: method) { found.append((kind, String(match.1))) }
      guard let match = line.firstMatch(of: property) else { continue }
      let body = lines[(number + 1)...].prefix { $0 != "  }" }
      if isSettable(String(match.2), body) { found.append((kind, String(match.1))) }
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
