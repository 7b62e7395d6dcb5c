import MatchEngine
import MatchEngineCore
import UIKit

/// Scripts that failed once, written out, so that they stay what they are when the random ones change.
public enum FoundScript: String, CaseIterable, Sendable {
  case freedDelegate = "the app's delegate is freed after a push, then a pop ends at once"
  case reversedTwice = "a change under reduced motion is reversed just before its end"
  case turnedMirror = "a mirrored view is paired with one that is turned and skewed"
  case undoneOrder = "a change that brings a view of a stack to front is undone for a tab"
  case lateRemoval = "a tagged view is removed, popped and pushed again with late IDs"
  case takenBeforePop = "the transition is taken away between a push and a pop"
  case takenAfterPop = "the transition is taken away after a pop in mid-push, before that begins"
  case comingBack = "a screen with a held change comes back in the turn in which it was covered"
  case bentTurn = "a replacement turns back, and is reversed just after it has turned"
  case leavingGiant = "something is presented while a replacement turns back from a huge view"
  case leftInPush = "something is presented while the system pushes, and a view leaves by an effect"
  case heldThenPushed = "a change of tab is held, then two screens are pushed"
  case turnedText = "a text in a card is turned, and two pictures of the card take turns at once"
  case passingImages = "an image leaves by an edge as the same image comes by another one"
  case fastEnd = "what turns is at its fastest when it ends"
  case lostID = "a view that leaves by an effect has only lost its ID"

  /// The one that fails, with only what matters for that.
  public var script: Script {
    switch self {
    case .freedDelegate: .freedDelegate
    case .reversedTwice: .reversedTwice
    case .turnedMirror: .turnedMirror
    case .undoneOrder: .undoneOrder
    case .lateRemoval: .lateRemoval
    case .takenBeforePop:
      .takenTransition([.go(.push, .animated), .options(nil), .go(.pop, .animated)])
    case .takenAfterPop:
      .takenTransition([.go(.push, .animated), .go(.pop, .animated), .options(nil)])
    case .comingBack: .comingBack
    case .bentTurn: .bentTurn
    case .leavingGiant: .leavingGiant
    case .leftInPush: .leftInPush
    case .heldThenPushed: .heldThenPushed
    case .turnedText: .turnedText
    case .passingImages: .passingImages
    case .fastEnd: .fastEnd
    case .lostID: .lostID
    }
  }
}

extension Script {
  fileprivate static var freedDelegate: Script {
    Script(
      seed: 3_110_960,
      FuzzConfiguration(screens: [
        [ViewDescription("b", CGRect(x: -13, y: 222, width: 213, height: 127))],
        [
          ViewDescription(nil, CGRect(x: 146, y: 92, width: 157, height: 17)),
          ViewDescription(nil, CGRect(x: 27, y: 321, width: 94, height: 25), in: 0),
          ViewDescription(nil, CGRect(x: 149, y: 349, width: 84, height: 212), in: 1),
          ViewDescription(nil, CGRect(x: 221, y: 377, width: 172, height: 129), in: 2),
          ViewDescription("b", CGRect(x: 164, y: 174, width: 161, height: 82), in: 3),
        ],
      ]),
      [.go(.push, .animated), .delegate(.own), .delegate(.freed), .go(.pop, .handOver)]
    )
  }

  fileprivate static var reversedTwice: Script {
    let transition = MatchTransition {
      let spring = MatchSpring(frequency: 11.034591241736202, dampingRatio: 1.3511594461124137)
      $0.timing = spring.timing
      $0.gestures.formUnion([.tabs, .pinch])
    }
    let turned = CGAffineTransform(
      -1.3765041934188107,
      0.3312412170364432,
      -0.058187125738236006,
      -0.8175123606472682,
      13.999301263751853,
      0
    )
    let frame = CGRect(
      x: 60.71386135231026,
      y: 461.3295725529031,
      width: 41.59912257789338,
      height: 226.84288925393827
    )
    let writes = [
      ScreenWrite(view: 10, write: .transform(turned)),
      ScreenWrite(view: 22, write: .frame(frame)),
      ScreenWrite(view: 26, write: .toFront),
      ScreenWrite(view: 37, write: .radius(2.116890458686864)),
    ]
    return Script(
      seed: 3_112_184,
      FuzzConfiguration(
        base: .tabs,
        transition: transition,
        reducesMotion: true,
        takesPart: true,
        seed: 8_689_981_098_231_016_571
      ),
      [
        .go(.change(writes, isUndone: true), .animated),
        .swipe(CGPoint(x: 204.79929909248847, y: 454.7150286070802), by: -55.676812305331765),
        .wait(0.17065181617880523), .reverse, .wait(0.5),
      ]
    )
  }

  fileprivate static var turnedMirror: Script {
    let mirrored = CGAffineTransform(-1, 0, 0, 1, 0, 0)
    let turned = CGAffineTransform(
      -1.2281800313175888,
      0.3532336252928894,
      -0.17664330372947865,
      -0.4908954037389098,
      -20.96108276047979,
      0
    )
    return Script(
      seed: 900_223,
      FuzzConfiguration(
        base: .customInTabs,
        transition: MatchTransition { $0.style.timing = .easeInOut() },
        seed: 1,
        screens: [
          [
            ViewDescription(
              "a",
              CGRect(x: -3, y: 479, width: 88, height: 114),
              [.transform(mirrored)]
            )
          ],
          [], [],
          [
            ViewDescription("a", CGRect(x: 50, y: 60, width: 40, height: 30), [.transform(turned)])
          ],
        ]
      ),
      [.go(.replace(isForward: true), .animated)]
    )
  }

  fileprivate static var undoneOrder: Script {
    let writes = [
      ScreenWrite(view: 31, write: .toFront), ScreenWrite(view: 35, write: .picture),
      ScreenWrite(view: 33, write: .isHidden(false)),
    ]
    return Script(
      seed: 903_007,
      FuzzConfiguration(
        base: .tabs,
        seed: 1,
        screens: [
          [
            ViewDescription(
              kind: .stack(.vertical, spacing: 2.305541339472156, .fill),
              frame: CGRect(x: 148, y: 124, width: 48, height: 52)
            ),
            ViewDescription(nil, CGRect(x: 201, y: 206, width: 119, height: 30), in: 0),
            ViewDescription(nil, CGRect(x: 159, y: 398, width: 151, height: 103)),
            ViewDescription(nil, CGRect(x: 102, y: 137, width: 34, height: 146), in: 0),
            ViewDescription(nil, CGRect(x: 198, y: 120, width: 35, height: 86), in: 0),
          ]
        ]
      ),
      [
        .go(.change(writes, isUndone: true), .animated), .go(.select(2), .animated),
      ]
    )
  }

  fileprivate static var lateRemoval: Script {
    let writes = [
      ScreenWrite(view: 15, write: .remove),
      ScreenWrite(view: 2, write: .radius(3.8720442837912827)),
      ScreenWrite(view: 3, write: .tag("b")),
    ]
    return Script(
      seed: 904_794,
      FuzzConfiguration(takesPart: true, tagsLate: true, seed: 14_880_505_659_655_362_404),
      [
        .go(.push, .animated), .wait(0.35), .go(.change(writes, isUndone: false), .animated),
        .go(.pop, .animated), .wait(0.15), .go(.push, .handOver),
      ]
    )
  }

  fileprivate static func takenTransition(_ acts: [Act]) -> Script {
    var switches = Switches()
    switches.changesBeginInTransitions = true
    return Script(
      seed: 904_967,
      FuzzConfiguration(
        switches: switches,
        seed: 1,
        screens: [
          [ViewDescription("f", CGRect(x: 204, y: 65, width: 131, height: 145))],
          [
            ViewDescription(nil, CGRect(x: 125, y: 364, width: 66, height: 53)),
            ViewDescription("f", CGRect(x: 151, y: 265, width: 16, height: 152), in: 0),
          ],
        ]
      ),
      acts
    )
  }

  fileprivate static var leavingGiant: Script {
    Script(
      seed: 2_003_425_021,
      FuzzConfiguration(
        base: .customInNavigation,
        transition: MatchTransition {
          $0.timing = .easeInOut()
          $0.screenEffect = .fade
        },
        takesPart: true,
        seed: 1,
        screens: [
          [ViewDescription("a", CGRect(x: 84, y: 240, width: 91, height: 24))],
          [ViewDescription("a", CGRect(x: -4000, y: -4000, width: 9000, height: 9000))],
          [ViewDescription("a", CGRect(x: 50, y: 485, width: 41, height: 62))],
        ]
      ),
      [
        .go(.replace(isForward: true), .animated), .update(0.9853135924458049),
        .go(.present(inNavigation: true), .animated), .wait(0.06809414212091812),
      ]
    )
  }

  fileprivate static var comingBack: Script {
    Script(
      seed: 809_887_934,
      FuzzConfiguration(screens: [
        [
          ViewDescription(
            kind: .blur,
            frame: CGRect(x: 60, y: 386, width: 134, height: 216),
            traits: [.alpha(0.5), .id("d")]
          )
        ]
      ]),
      [
        .go(.change([], isUndone: true), .byHand), .go(.push, .animated), .wait(0.35),
        .go(.pop, .animated),
      ]
    )
  }

  fileprivate static var bentTurn: Script {
    var transition = MatchTransition { $0.timing = .easeInOut() }
    transition.usesCoreAnimation = false
    let traits = ViewDescription.Trait.effects(.slide(from: .bottom), .slide(from: .left))
    return Script(
      seed: 169_729_139,
      FuzzConfiguration(
        base: .custom,
        transition: transition,
        seed: 1,
        screens: [
          [],
          [ViewDescription("a", CGRect(x: 150, y: 169, width: 149, height: 249), [traits])],
        ]
      ),
      [
        .go(.replace(isForward: true), .animated), .wait(0.19046223352324138),
        .go(.replace(isForward: false), .animated), .wait(0.034605561778709375),
        .wait(0.06928370985531078), .wait(0.05), .reverse, .wait(1.2),
      ]
    )
  }

  fileprivate static var leftInPush: Script {
    let leaving = MatchEffect.push(from: .bottom) + .fade
    return Script(
      seed: 9_000_560,
      FuzzConfiguration(
        base: .navigationsInTabs,
        transition: MatchTransition { $0.screenEffect = .fade },
        screens: [
          [ViewDescription("c", .zero)], [], [],
          [
            ViewDescription(
              "d",
              CGRect(x: -17, y: 362, width: 243, height: 231),
              [.effects(.fade, leaving)]
            )
          ],
          [ViewDescription("c", CGRect(x: 187, y: 115, width: 64, height: 236))],
        ]
      ),
      [.go(.push, .animated), .wait(0.2), .go(.present(inNavigation: false), .animated)]
    )
  }
}
