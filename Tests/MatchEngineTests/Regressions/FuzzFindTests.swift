#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import Testing
import UIKit
import UIKitTestSupport

@testable import MatchEngineFuzz

extension MatchEngineTests {
  /// What made-up apps have found, in the words of an ordinary one.
  @MainActor @Suite("What made-up apps have found") struct FuzzFindTests {
    @Test("a translucent card stays as translucent when a blur is put into what lies on it")
    func blurOnTranslucentCard() async {
      startOver()
      let screen = UIViewController()
      _ = await onScreen(screen)
      let card = UIImageView(image: PhotoScreen.image)
      card.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      card.alpha = 0.5
      card.matchID = "card"
      let photo = UIView(tagged: "photo", CGRect(x: 10, y: 10, width: 30, height: 30), .red)
      photo.layer.zPosition = -1
      let badge = UIView(CGRect(x: 35, y: 35, width: 40, height: 40), .yellow)
      badge.clipsToBounds = true
      card.addSubview(photo)
      card.addSubview(badge)
      screen.view.addSubview(card)
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
      blur.frame = CGRect(x: 0, y: 63, width: 30, height: 30)
      await advance(0.1)
      let footage = await Footage {
        screen.view.matchAnimate { badge.addSubview(blur) }
        await advance(1)
      }
      #expect(footage.faults == [])
    }

    @Test("nothing is begun by hand where no transition was chosen")
    func nothingByHand() async {
      startOver()
      let navigation = UINavigationController(rootViewController: PhotoScreen.list())
      _ = await onScreen(navigation)
      let flight = navigation.beginInteractiveMatch {
        navigation.pushViewController(PhotoScreen.detail(), animated: true)
      }
      #expect(flight == nil)
      await advance(1)
      #expect(navigation.viewControllers.count == 2)
    }
  }
}
#endif
