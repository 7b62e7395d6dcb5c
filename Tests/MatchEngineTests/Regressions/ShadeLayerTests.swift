#if canImport(UIKit) && !canImport(ObjectiveC)
import MatchEngine
import MatchEngineFuzz
import Testing
import UIKit
import UIKitTestSupport

extension MatchEngineTests {
  /// A layer without a view, as a gradient below a title, that lies over a photo but beside it in its card.
  @MainActor @Suite("A shade beside its photo") struct ShadeLayerTests {
    /// Where a shade lies in the photo's card: nowhere, on the photo itself, or beside it.
    enum Place: CaseIterable { case nowhere, onPhoto, beside }

    private func screen(_ photo: CGRect, shaded place: Place) -> KindScreen {
      KindScreen { view in
        let card = UIView(photo.offsetBy(dx: 10, dy: 20), .white)
        card.clipsToBounds = true
        let image = UIImageView(tagged: "photo", card.bounds, PhotoScreen.image)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        let shade = CAGradientLayer()
        shade.frame = card.bounds
        shade.frame.size.height /= 2
        shade.frame.origin.y = shade.frame.height
        shade.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
        card.addSubview(image)
        if place != .nowhere { (place == .beside ? card : image).layer.addSublayer(shade) }
        let title = UILabel(CGRect(x: 10, y: shade.frame.midY, width: 90, height: 20), "Title")
        title.matchID = "title"
        card.addSubview(title)
        view.addSubview(card)
      }
    }

    private func push(_ lower: Place, _ upper: Place) async -> [DisplayList] {
      let list = screen(CGRect(x: 30, y: 500, width: 120, height: 120), shaded: lower)
      let detail = screen(CGRect(x: 0, y: 80, width: 360, height: 300), shaded: upper)
      let (navigation, _) = await KindScreen.navigation(list)
      defer { startOver() }
      return await Headless.shownFrames {
        navigation.pushViewController(detail, animated: true)
        await advance(1)
      }.map(\.displayList)
    }

    @Test(arguments: Place.allCases)
    func `it flies as if it were on its photo`(_ upper: Place) async {
      let beside = await push(.beside, upper)
      let on = await push(.onPhoto, upper == .nowhere ? .nowhere : .onPhoto)
      #expect(beside.count > 20 && beside.count == on.count)
      let differences = zip(beside, on).flatMap { $0.difference(from: $1, within: 1e-6) }
      #expect(differences == [], "\(differences)")
    }
  }
}
#endif
