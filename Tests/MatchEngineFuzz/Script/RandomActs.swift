import MatchEngine
import MatchEngineTestSupport
import UIKit

extension [Act] {
  /// Whether a change does nothing after these, because it goes back from what never came.
  fileprivate func isIdle(_ move: Move) -> Bool {
    let moves = compactMap { if case .go(let move, _) = $0 { move } else { nil } }
    switch move {
    case .pop, .popToRoot: return !moves.contains(where: \.goesDeeper)
    case .dismiss: return !moves.contains { if case .present = $0 { true } else { false } }
    case .select(0): return !moves.contains(where: \.isSelection)
    default: return false
    }
  }
}

extension Move {
  fileprivate var goesDeeper: Bool {
    switch self {
    case .push, .setStack: true
    default: false
    }
  }
}

extension SplitMix {
  /// Adds the next act, or two or three that belong together.
  mutating func addActs(
    to acts: inout [Act],
    _ configuration: FuzzConfiguration,
    _ fingers: inout Set<Int>
  ) {
    switch whole(0...19) {
    case 0...6:
      acts.append(.go(move(in: configuration, after: acts), how()))
      if !chance(oneIn: 3) { acts.append(.wait(number(0...0.4))) }
    case 7, 8:
      acts.append(chance(oneIn: 5) ? .busy(number(0.05...0.5)) : .wait(number(0...0.5)))
    case 9...12: acts.append(steering())
    case 13, 14: acts.append(.write(screen: whole(0...5), write()))
    case 15, 16: addTouches(to: &acts, configuration, &fingers)
    case 17, 18:
      let disturbance = disturbance(configuration)
      acts.append(disturbance)
      // What an app sets as a delegate, and does not keep, is freed sooner or later.
      guard case .delegate(.own) = disturbance, chance(oneIn: 2) else { return }
      acts += [.wait(number(0...0.3)), .delegate(.freed)]
    default: acts.append(.wait(1.2))
    }
  }

  /// A change of screens, and a part of its flight.
  mutating func beginning(in configuration: FuzzConfiguration) -> [Act] {
    let how: Act.How = chance(oneIn: 4) ? .byHand : .animated
    var move = move(in: configuration)
    while [Act]().isIdle(move) { move = self.move(in: configuration) }
    return [.go(move, how), .wait(number(0...0.4))]
  }

  private mutating func how() -> Act.How {
    chance(oneIn: 2) ? .animated : pick([.animated, .still, .byHand, .byHand, .handOver])
  }

  /// A change of screens; seldom one back to where nothing has come from.
  private mutating func move(in configuration: FuzzConfiguration, after acts: [Act]) -> Move {
    let move = move(in: configuration)
    guard acts.isIdle(move), !chance(oneIn: 6) else { return move }
    return self.move(in: configuration, after: acts)
  }

  private mutating func move(in configuration: FuzzConfiguration) -> Move {
    if chance(oneIn: 8) {
      return .change((0...whole(0...3)).map { _ in write() }, isUndone: chance(oneIn: 2))
    }
    if chance(oneIn: 4) {
      return chance(oneIn: 2) ? .present(inNavigation: chance(oneIn: 3)) : .dismiss
    }
    switch configuration.base {
    case .plain:
      return pick([
        .present(inNavigation: chance(oneIn: 3)), .dismiss, .root(isForward: chance(oneIn: 2)),
      ])
    case .navigation: return navigating()
    case .tabs: return .select(whole(0...2))
    case .navigationsInTabs: return chance(oneIn: 3) ? .select(whole(0...2)) : navigating()
    case .custom: return .replace(isForward: chance(oneIn: 2))
    case .customInNavigation: return chance(oneIn: 2) ? .replace(isForward: true) : navigating()
    case .customInTabs:
      return chance(oneIn: 2) ? .replace(isForward: true) : .select(whole(0...2))
    }
  }

  private mutating func navigating() -> Move {
    pick([.push, .push, .push, .pop, .pop, .popToRoot, .setStack])
  }

  /// What the flight is told.
  private mutating func steering() -> Act {
    switch whole(0...9) {
    case 0: .hold
    case 1: .update(chance(oneIn: 6) ? pick([.nan, .infinity, -3, 4]) : number(0...1))
    case 2: .update(number(0...1))
    case 3: .finish(number(-4...4))
    case 4: .cancel(number(-4...4))
    case 5: .release(number(-4...4))
    case 6, 7: .reverse
    case 8: .drag(id(), CGPoint(x: number(-200...200), y: number(-200...200)))
    default: .drop(id(), CGPoint(x: number(-900...900), y: number(-900...900)))
    }
  }

  private mutating func disturbance(_ configuration: FuzzConfiguration) -> Act {
    switch whole(0...10) {
    case 9, 10: .delegate(pick(Act.Delegate.allCases))
    case 0: .background
    case 1: .resignActive
    case 2: .sceneLost
    case 3, 4: .options(chance(oneIn: 2) ? nil : transition())
    case 5: .reduceMotion(chance(oneIn: 2))
    case 6:
      .resize(
        configuration.isWide
          ? CGSize(width: number(600...1000), height: number(700...1100))
          : CGSize(width: number(300...500), height: number(500...900))
      )
    default: .write(screen: whole(0...5), write())
    }
  }

  private mutating func point(_ configuration: FuzzConfiguration) -> CGPoint {
    configuration.isWide
      ? CGPoint(x: number(1...800), y: number(1...1100))
      : CGPoint(x: number(1...390), y: number(1...850))
  }

  private mutating func addTouches(
    to acts: inout [Act],
    _ configuration: FuzzConfiguration,
    _ fingers: inout Set<Int>
  ) {
    if configuration.refreshes, chance(oneIn: 2) {
      return acts.append(.pull(list: whole(0...5), by: number(20...400)))
    }
    let number = whole(0...1)
    guard fingers.insert(number).inserted else {
      let isMoving = !chance(oneIn: 3)
      if isMoving {
        return acts.append(
          .finger(number, .move(point(configuration), during: self.number(0...0.3)))
        )
      }
      fingers.remove(number)
      return acts.append(.finger(number, chance(oneIn: 5) ? .cancel : .lift))
    }
    var start = point(configuration)
    if chance(oneIn: 2) { start.x = 1 }
    // Half of the bars' buttons are hit by chance.
    if chance(oneIn: 6) { start.y = chance(oneIn: 2) ? 80 : 820 }
    acts.append(.finger(number, .down(start)))
    if chance(oneIn: 4) {
      fingers.remove(number)
      return acts.append(.finger(number, .lift))
    }
    let end =
      chance(oneIn: 2)
      ? point(configuration)
      : CGPoint(x: start.x + self.number(0...200), y: start.y + self.number(0...200))
    acts.append(.finger(number, .move(end, during: self.number(0.05...0.3))))
    if chance(oneIn: 2) {
      fingers.remove(number)
      acts.append(.finger(number, .lift))
    }
  }

  /// A write of an app's; frames are no larger than views are.
  mutating func write() -> ScreenWrite {
    let write: Write
    switch whole(0...11) {
    case 0: write = .frame(frame())
    case 1: write = .alpha(pick([0, 0.4, 1]))
    case 2: write = .isHidden(chance(oneIn: 2))
    case 3: write = .transform(transform())
    case 4: write = .radius(number(0...40))
    case 5: write = .tag(chance(oneIn: 4) ? nil : id())
    case 6: write = .scroll(CGPoint(x: 0, y: number(-30...120)))
    case 7: write = .picture
    case 8: write = .color(number(0...1))
    case 9: write = .toFront
    case 10: write = .move(into: whole(0...40))
    default: write = .remove
    }
    return ScreenWrite(view: whole(0...40), write: write)
  }
}
