import MatchEngine
import UIKit

extension Script {
  /// A simpler script for which something still holds: fewer acts, options, views and traits, one by one as long as
  /// it does.
  @MainActor public func shrunk(while holds: @escaping (Script) -> Bool) -> Script {
    Shrinker(self, holds).shrunk()
  }

  /// Writes the screens out, which otherwise follow from the seed.
  fileprivate mutating func describeScreens() {
    let configuration = configuration
    if configuration.screens == nil {
      self.configuration.screens = (0..<12).map(configuration.screen)
    }
  }
}

/// Makes a script simpler as long as something holds.
@MainActor private final class Shrinker {
  private var best: Script
  private let holds: (Script) -> Bool

  init(_ script: Script, _ holds: @escaping (Script) -> Bool) {
    (best, self.holds) = (script, holds)
  }

  func shrunk() -> Script {
    removeActs()
    attempt { $0.describeScreens() }
    var before = ""
    while before != best.description {
      before = best.description
      removeActs()
      for number in best.acts.indices {
        attempt { $0.acts[number].simplify() }
        for write in (0..<4).reversed() { attempt { $0.acts[number].leaveOut(write) } }
      }
      for change in FuzzConfiguration.simplifications { attempt { change(&$0.configuration) } }
      for number in (best.configuration.screens ?? []).indices.reversed() { shrinkScreen(number) }
    }
    return best
  }

  /// Changes the script if what has to hold still does.
  private func attempt(_ change: (inout Script) -> Void) {
    var simpler = best
    change(&simpler)
    if simpler.description != best.description, holds(simpler) { best = simpler }
  }

  private func removeActs() {
    for number in best.acts.indices.reversed() { attempt { $0.acts.remove(at: number) } }
  }

  private func shrinkScreen(_ number: Int) {
    if best.configuration.screens?.count == number + 1 {
      attempt { $0.configuration.screens?.removeLast() }
    }
    attempt(number) { $0 = ScreenDescription() }
    attempt(number) { $0.constrained = nil }
    attempt(number) { $0.id = nil }
    attempt(number) { $0.white = 1 }
    attempt(number) { $0.list = nil }
    for change in ListDescription.simplifications { attempt(number) { change(&$0.list) } }
    let views = best.configuration.screen(number).views
    for index in views.indices.reversed() {
      attempt(number) { $0.remove(index) }
      for trait in views[index].traits.indices.reversed() {
        attempt(number, index) { if trait < $0.traits.count { $0.traits.remove(at: trait) } }
      }
      attempt(number, index) { $0.kind = .plain }
      attempt(number, index) { $0.frame = $0.frame.integral }
    }
  }

  private func attempt(_ screen: Int, _ change: (inout ScreenDescription) -> Void) {
    guard best.configuration.screens?.indices.contains(screen) == true else { return }
    var description = best.configuration.screen(screen)
    change(&description)
    attempt { $0.configuration.screens?[screen] = description }
  }

  private func attempt(_ screen: Int, _ view: Int, _ change: (inout ViewDescription) -> Void) {
    var description = best.configuration.screen(screen)
    guard description.views.indices.contains(view) else { return }
    change(&description.views[view])
    attempt(screen) { $0 = description }
  }
}

extension Act {
  fileprivate mutating func simplify() {
    switch self {
    case .wait(let seconds): self = .wait((seconds * 20).rounded() / 20)
    case .go(let move, _): self = .go(move, .animated)
    case .options(.some): self = .options(MatchTransition())
    case .deed(var deed):
      deed.moment = .now
      self = .deed(deed)
    default: break
    }
  }

  /// Leaves out one of the writes that a change makes.
  fileprivate mutating func leaveOut(_ number: Int) {
    guard case .go(.change(var writes, let isUndone), let how) = self, number < writes.count
    else { return }
    writes.remove(at: number)
    self = .go(.change(writes, isUndone: isUndone), how)
  }
}

extension ScreenDescription {
  /// Removes a view and what is in it.
  fileprivate mutating func remove(_ number: Int) {
    guard views.indices.contains(number) else { return }
    var places: [Int: Int] = [:]
    var left: [ViewDescription] = []
    for (index, view) in views.enumerated() where index != number {
      if let parent = view.parent, places[parent] == nil { continue }
      places[index] = left.count
      left.append(view)
      left[left.count - 1].parent = view.parent.flatMap { places[$0] }
    }
    views = left
    constrained = constrained.flatMap { places[$0] }
  }
}

extension ListDescription {
  /// What makes it plainer.
  fileprivate static var simplifications: [(inout ListDescription?) -> Void] {
    [
      { $0?.isTable = true }, { $0?.isDiffable = false }, { $0?.hasHeaders = false },
      { $0?.cells = .plain },
      { $0?.knowsRows = false }, { $0?.offset = 0 }, { $0?.frame = nil }, { $0?.count = 3 },
    ]
  }
}

extension FuzzConfiguration {
  /// What makes it plainer.
  fileprivate static var simplifications: [(inout FuzzConfiguration) -> Void] {
    let plain = FuzzConfiguration()
    let flags: [WritableKeyPath<FuzzConfiguration, Bool>] = [
      \.removesPresenter, \.isWide, \.hidesBar, \.reducesMotion, \.takesPart, \.tagsLate,
      \.refreshes, \.hasLists,
    ]
    return [
      { $0.transition = plain.transition }, { $0.transition.timing = plain.transition.timing },
      { $0.transition.screenEffect = plain.transition.screenEffect },
      { $0.transition.style = plain.transition.style },
      { $0.transition.stagger = plain.transition.stagger },
      { $0.transition.gestures = plain.transition.gestures },
      { $0.transition.runsWithoutMatches = false },
      { $0.transition.movesWithReducedMotion = plain.transition.movesWithReducedMotion },
      { $0.transition.usesCoreAnimation = plain.transition.usesCoreAnimation },
      { $0.style = plain.style }, { $0.switches = plain.switches },
      { $0.switches.movesAfterCancelling = plain.switches.movesAfterCancelling },
      { $0.seed = $0.screens == nil ? $0.seed : $0.seed % 2 },
    ] + flags.map { flag in { $0[keyPath: flag] = false } }
      + Switches.flags.map { flag in
        { $0.switches[keyPath: flag] = plain.switches[keyPath: flag] }
      }
  }
}
