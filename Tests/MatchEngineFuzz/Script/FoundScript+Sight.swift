import MatchEngine
import MatchEngineCore
import UIKit

// What was seen, or taken for a fault.
extension Script {
  static var turnedText: Script {
    let turned = CGAffineTransform(0.94, 1.14, -1.14, 0.94, -25.5, 0)
    return Script(
      seed: 1_129_041_808,
      FuzzConfiguration(
        base: .navigationsInTabs,
        transition: MatchTransition { $0.timing = .easeInOut() },
        screens: [
          ScreenDescription(
            id: "a",
            views: [
              ViewDescription("e", CGRect(x: 53, y: 65, width: 170, height: 32)),
              ViewDescription(
                kind: .label("one two three", lines: 1, .center),
                frame: CGRect(x: 156, y: 278, width: 13, height: 13)
              ),
            ]
          )
        ]
      ),
      [
        .go(
          .change([ScreenWrite(view: 1, write: .transform(turned))], isUndone: true),
          .animated
        )
      ]
    )
  }

  static var passingImages: Script {
    let turned = CGAffineTransform(0.31, 0.655, -0.655, 0.31, 4.6, 0)
    let frame = CGRect(x: 206, y: 422, width: 145, height: 142)
    return Script(
      seed: 1_129_044_630,
      FuzzConfiguration(
        base: .tabs,
        transition: MatchTransition {
          let spring = MatchSpring(frequency: 19.963430120954865, dampingRatio: 0.6037794689465941)
          $0.timing = spring.timing.delay(0.012419353819549067)
          $0.screenEffect = .slide(from: .leading)
        },
        screens: [
          [
            ViewDescription("d", CGRect(x: 98, y: 115, width: 44, height: 30)),
            ViewDescription(
              kind: .image(0, .redraw, clips: true),
              frame: CGRect(x: 272, y: 407, width: 87, height: 96),
              traits: [.transform(turned)]
            ),
          ],
          [],
          [
            ViewDescription(kind: .image(0, .bottom, clips: true), frame: frame),
            ViewDescription("d", CGRect(x: 164, y: 289, width: 21, height: 66)),
          ],
        ]
      ),
      [.go(.select(2), .byHand)]
    )
  }

  static var fastEnd: Script {
    let turned = CGAffineTransform(-0.565, -0.734, 0.734, -0.565, 22.4, 0)
    return Script(
      seed: 1_129_005_114,
      FuzzConfiguration(
        base: .custom,
        transition: MatchTransition { $0.timing = .easeIn(duration: 0.2020182682204004) },
        seed: 1,
        screens: [
          [
            ViewDescription(
              "b",
              CGRect(x: 194, y: 63, width: 62, height: 204),
              [.transform(turned)]
            )
          ],
          ScreenDescription(
            id: "b",
            views: [
              ViewDescription(
                nil,
                CGRect(x: 60, y: 90, width: 120, height: 80),
                [.background(white: 0.62, alpha: 1)]
              )
            ]
          ),
        ]
      ),
      [.go(.replace(isForward: true), .animated)]
    )
  }

  static var lostID: Script {
    Script(
      seed: 1_129_040_594,
      FuzzConfiguration(
        base: .customInNavigation,
        screens: [
          [
            ViewDescription(
              "e",
              CGRect(x: -2, y: 462, width: 147, height: 100),
              [
                .background(white: 0.856, alpha: 0.5),
                .effects(.push(from: .bottom), .slide(from: .leading)),
              ]
            ),
            ViewDescription(nil, CGRect(x: 27, y: 62, width: 75, height: 42), in: 0),
          ]
        ]
      ),
      [.go(.change([ScreenWrite(view: 0, write: .tag(nil))], isUndone: true), .animated)]
    )
  }
}
