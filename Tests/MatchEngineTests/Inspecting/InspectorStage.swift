#if canImport(UIKit) && !canImport(ObjectiveC)
@testable import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

/// A push with an inspector on its window.
@MainActor struct InspectorStage {
  let stage: OptionStage
  let inspector: MatchInspector

  init(
    speed: CGFloat = 1,
    isPlayed: Bool = true,
    _ change: (inout MatchTransition) -> Void = { _ in }
  ) async {
    startOver()
    stage = await OptionStage {
      $0.usesCoreAnimation = isPlayed
      change(&$0)
    }
    inspector = MatchInspector(speed: speed)
    stage.window.matchInspector = inspector
    await advance(0.1)
  }

  var app: UIWindow { stage.window }
  var overlay: UIWindow? { Headless.windows.first { $0.windowLevel.rawValue > 0 && !$0.isHidden } }
  var controller: UIViewController? { overlay?.rootViewController }
  var bar: InspectorBar? { controller?.view.subviews.compactMap { $0 as? InspectorBar }.first }

  /// The names on the outlines, each with the box that is outlined.
  var names: [(text: String, box: CGRect, isRed: Bool)] {
    zip((controller as? InspectorController)?.names ?? [], inspector.outlined).map {
      ($0.text ?? "", $1.bounds, $0.backgroundColor == .systemRed)
    }
  }

  func box(_ text: String) -> CGRect? { names.first { $0.text == text }?.box }

  /// Taps a button of the bar.
  func tap(_ name: String) async throws {
    await Hands.tap(try #require(bar?.buttons[name]))
    await nextTurn()
  }

  /// Moves the slider's knob, as a finger does.
  func slide(to fraction: Float) async throws {
    let slider = try #require(bar?.slider)
    slider.value = fraction
    slider.sendActions(for: .valueChanged)
    await nextTurn()
  }
}
#endif
