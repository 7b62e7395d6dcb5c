import MatchEngine
import UIKit

extension UntaggedScript {
  /// A simpler script for which something still holds: fewer acts, fingers and features, one by one as long as it does.
  @MainActor public func shrunk(while holds: (UntaggedScript) -> Bool) -> UntaggedScript {
    var best = self
    func attempt(_ change: (inout UntaggedScript) -> Void) {
      var simpler = best
      change(&simpler)
      if simpler.description != best.description, holds(simpler) { best = simpler }
    }
    var before = ""
    while before != best.description {
      before = best.description
      for number in best.acts.indices.reversed() { attempt { $0.acts.remove(at: number) } }
      for number in best.acts.indices {
        for change in UntaggedAct.simplifications { attempt { change(&$0.acts[number]) } }
      }
      for change in UntaggedApp.simplifications { attempt { change(&$0.app) } }
      for number in best.app.screens.indices {
        for change in UntaggedScreen.simplifications { attempt { change(&$0.app.screens[number]) } }
        for guest in best.app.screens[number].guests.indices.reversed() {
          attempt { $0.app.screens[number].guests.remove(at: guest) }
        }
      }
    }
    return best
  }
}

extension UntaggedAct {
  fileprivate static var simplifications: [(inout UntaggedAct) -> Void] {
    [
      { $0 = $0.withoutCall }, { if case .wait = $0 { $0 = .wait(1) } },
      { $0.change { $0.removeLast() } }, { $0.change { $0.removeFirst() } },
      { $0.change { for number in $0.indices { $0[number].rest = 0 } } },
      { $0.change { for number in $0.indices { $0[number].isCancelled = false } } },
      { $0.change { for number in $0.indices { $0[number].seconds = 0.5 } } },
      { $0.change { for number in $0.indices { $0[number].straighten() } } },
    ]
  }

  private var withoutCall: UntaggedAct {
    guard case .touch(let strokes, _, _) = self else { return self }
    return .touch(strokes)
  }

  /// Changes the fingers; an act without any is left as it was.
  private mutating func change(_ body: (inout [Stroke]) -> Void) {
    guard case .touch(var strokes, let call, let time) = self, !strokes.isEmpty else { return }
    body(&strokes)
    if !strokes.isEmpty { self = .touch(strokes, call: call, after: time) }
  }
}

extension UntaggedAct.Stroke {
  fileprivate mutating func straighten() {
    if abs(way.x) > abs(way.y) { way.y = 0 } else { way.x = 0 }
  }
}

extension UntaggedApp {
  fileprivate static var simplifications: [(inout UntaggedApp) -> Void] {
    let plain = UntaggedApp()
    return [
      { $0.base = .stack }, { $0.popDelegate = .system }, { $0.setsPopDelegateFirst = false },
      { $0.navigationDelegate = .none }, { $0.hidesBar = false },
      { $0.contentPopDelegate = .system },
      { $0.tabDelegate = .none }, { $0.showsToolbar = false }, { $0.flight = nil },
      { $0.switches = plain.switches },
    ] + gestures.map { gesture in { $0.gestures.remove(gesture) } }
  }
}

extension UntaggedScreen {
  fileprivate static var simplifications: [(inout UntaggedScreen) -> Void] {
    let plain = UntaggedScreen()
    return [
      { $0 = plain }, { $0.content = .plain }, { $0.isRoot = false }, { $0.refreshes = false },
      { $0.selectsMany = false }, { $0.left = .back }, { $0.hasOwnTransition = false },
      { $0.hidesBottomBar = false }, { $0.presentationDelegate = .none },
    ]
  }
}
