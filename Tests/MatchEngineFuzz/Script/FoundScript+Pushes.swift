import MatchEngine
import UIKit

extension Script {
  static var heldThenPushed: Script {
    let effects = ViewDescription.Trait.effects(
      .offset(x: -22.26, y: 156.84),
      .cover(from: .bottom)
    )
    return Script(
      seed: 9_000_598,
      FuzzConfiguration(
        base: .navigationsInTabs,
        transition: MatchTransition { $0.screenEffect = .fade },
        screens: [
          [ViewDescription("e", CGRect(x: 72, y: 154, width: 50, height: 187))],
          [
            ViewDescription(nil, CGRect(x: 37, y: 300, width: 122, height: 21)),
            ViewDescription("e", CGRect(x: -6, y: 189, width: 78, height: 167), in: 0),
          ],
          [],
          [
            ViewDescription(nil, CGRect(x: 227, y: 100, width: 228, height: 98)),
            ViewDescription("a", CGRect(x: 35, y: 337, width: 112, height: 239), in: 0),
          ],
          [
            ViewDescription(nil, CGRect(x: 177, y: 19, width: 194, height: 240)),
            ViewDescription("c", CGRect(x: 6, y: 50, width: 70, height: 73), in: 0, [effects]),
          ],
        ]
      ),
      [.go(.select(1), .byHand), .go(.push, .animated), .go(.push, .animated)]
    )
  }
}
