#if canImport(UIKit)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// A push with two pairs, one view that only the lower screen has and one that only the upper one has.
@MainActor final class OptionStage {
  /// 100 × 50 below, 60 × 120 above.
  static let first = (
    lower: CGRect(x: 20, y: 100, width: 100, height: 50),
    upper: CGRect(x: 220, y: 500, width: 60, height: 120)
  )
  /// The same size at both ends.
  static let second = (
    lower: CGRect(x: 20, y: 200, width: 40, height: 40),
    upper: CGRect(x: 220, y: 650, width: 40, height: 40)
  )

  let lower: KindScreen
  let upper: KindScreen
  let navigation: UINavigationController
  let window: UIWindow

  init(
    _ change: (inout MatchTransition) -> Void = { _ in },
    first style: @escaping (UIView) -> Void = { _ in },
    second other: @escaping (UIView) -> Void = { _ in },
    alone: @escaping (UIView) -> Void = { _ in }
  ) async {
    func fill(_ name: String, _ frames: (CGRect, CGRect)) -> (UIView) -> Void {
      { screen in
        let views = [
          UIView(tagged: "first", frames.0, .red), UIView(tagged: "second", frames.1, .blue),
          UIView(
            tagged: "only \(name)",
            CGRect(x: 150, y: 300, width: 50, height: 50),
            name == "upper" ? .green : .brown
          ),
        ]
        for (view, style) in zip(views, [style, other, alone]) {
          style(view)
          screen.addSubview(view)
        }
      }
    }
    lower = KindScreen(fill("lower", (Self.first.lower, Self.second.lower)))
    upper = KindScreen(fill("upper", (Self.first.upper, Self.second.upper)))
    (navigation, window) = KindScreen.navigation(lower, change)
    await advance(0.1)
  }

  /// Pushes and waits for the first frame.
  func push() async throws -> MatchFlight { try await go(true) }

  /// Pushes or pops, and waits for the first frame.
  func go(_ isPush: Bool) async throws -> MatchFlight {
    navigation.go(isPush, upper)
    await advance(0.06)
    return try #require(navigation.matchFlight)
  }

  /// The engine's stage.
  var stage: UIView? { upper.view.superview?.subviews.last }

  /// Where the view with this color is on the stage.
  func shown(_ color: UIColor) -> CGRect? {
    guard let stage else { return nil }
    return stage.all.first { $0.backgroundColor == color }.map { $0.nextBox(in: stage) }
  }

  /// How far along the straight line a pair is.
  func progress(_ color: UIColor) throws -> CGFloat {
    let ends = color == .red ? Self.first : Self.second
    let frame = try #require(self.shown(color))
    return (frame.midY - ends.lower.midY) / (ends.upper.midY - ends.lower.midY)
  }
}

/// What the screen shows of a view that an animation moves and fades.
struct ShownPose {
  let alpha: CGFloat
  let scale: CGFloat
  let offset: CGPoint

  @MainActor init(_ view: UIView) {
    let layer = view.nextLayer
    alpha = CGFloat(layer.opacity)
    scale = layer.transform.m11
    offset = CGPoint(x: layer.transform.m41, y: layer.transform.m42)
  }
}
#endif
