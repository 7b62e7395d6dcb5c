import MatchEngine
import UIKit

/// The change of a navigation stack that was asked for last, where nothing was under way, and what has to come of it.
@MainActor struct StackWatch {
  private weak var navigation: UINavigationController?
  private let before: [ObjectIdentifier]
  private let kept: Int
  private let added: Int
  /// How many flights had ended before.
  private let ended: Int

  init?(_ move: Move, of navigation: UINavigationController, ended: Int) {
    let stack = navigation.viewControllers
    guard !stack.isEmpty else { return nil }
    self.navigation = navigation
    before = stack.map(ObjectIdentifier.init)
    self.ended = ended
    switch move {
    case .push: (kept, added) = (stack.count, 1)
    case .pop: (kept, added) = (max(1, stack.count - 1), 0)
    case .popToRoot: (kept, added) = (1, 0)
    case .setStack: (kept, added) = (1, 1)
    default: return nil
    }
  }

  /// What is wrong with the stack when everything is at rest, if nothing else has been asked for.
  func failures(in controllers: [UIViewController], _ all: [FlightBook.End]) -> [String] {
    guard let navigation, controllers.contains(navigation) else { return [] }
    let stack = navigation.viewControllers.map(ObjectIdentifier.init)
    let ends = all.dropFirst(ended)
    let isUndone = stack == before
    let isDone = stack.count == kept + added && stack.prefix(kept) == before.prefix(kept)
    let wasUndone = ends.contains { !$0.isMade }
    if ends.count > 1 || (wasUndone ? isUndone : isDone) { return [] }
    let outcomes = ends.map(\.outcome)
    return [
      "a stack of \(before.count) is one of \(stack.count) after a flight that was \(outcomes)"
    ]
  }
}
