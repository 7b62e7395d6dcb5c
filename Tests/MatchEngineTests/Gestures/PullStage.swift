#if canImport(UIKit)
import MatchEngine
import UIKit
import UIKitTestSupport

/// A list, and a photo that it presents and that a finger can pull away; what suites on pulls begin with.
@MainActor class PullStage {
  let list = PhotoScreen.list()
  let detail = PhotoScreen.detail()
  let window: UIWindow
  let start = CGPoint(x: 120, y: 200)

  init() async {
    startOver()
    window = inWindow(list)
    await nextTurn()
  }

  func present(_ transition: MatchTransition) async {
    detail.modalPresentationStyle = .fullScreen
    detail.matchTransition = transition
    list.present(detail, animated: true)
    await advance(1)
  }
}
#endif
