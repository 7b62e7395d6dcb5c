#if canImport(UIKit)
import UIKit

// Tabs, lists, containers of an app's own, and windows.
nonisolated extension Probe {
  static let tabs = [
    Probe("tabTransitionsBeginAtOnce", open: "Whether a change of tab begins in the call") { room in
      let stage = await ProbeTabs(in: room)
      stage.tabs.selectedIndex = 1
      let hasBegun = stage.log.has("animate")
      await room.wait(0.6)
      return stage.log.count(of: "animate") == 1 ? "\(hasBegun)" : nil
    },
    Probe("leavingTabHearsFirst", open: "Whether the tab that leaves hears of it first") { room in
      let stage = await ProbeTabs(in: room)
      stage.tabs.selectedIndex = 1
      await room.wait(0.6)
      return stage.log.has("0.willDisappear(true)", before: "1.willAppear(true)")
    },
    Probe(
      "tabSelectionsWait",
      open: "Whether a tab that is selected in a transition waits for its end"
    ) { room in
      let stage = await ProbeTabs(in: room)
      stage.tabs.selectedIndex = 1
      await room.wait(0.1)
      stage.tabs.selectedIndex = 2
      guard stage.tabs.selectedIndex == 1 else { return nil }
      await room.wait(1.5)
      return "\(stage.tabs.selectedIndex == 2)"
    },
    Probe(
      "tabAnimatorsAreKept",
      relies: "UIKit keeps the animator of a change of tab from the question to the end",
      settledBy: "TR-11"
    ) { room in
      let stage = await ProbeTabs(in: room)
      weak var animator: FadingAnimator?
      stage.delegate.animator = {
        let made = FadingAnimator()
        animator = made
        return made
      }
      stage.tabs.selectedIndex = 1
      await room.wait(0.15)
      let isKept = animator != nil
      await room.wait(0.6)
      return "\(isKept)"
    },
  ]

  static let containers = [
    Probe(
      "barsLeaveRoomForMore",
      relies: "Of more tabs than the bar has room for, it has those with a place and More"
    ) { room in
      let tabs = UITabBarController()
      let own = (0..<12).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
      tabs.viewControllers = own.map { item in
        let controller = UIViewController()
        controller.tabBarItem = item
        return controller
      }
      _ = await room.show(tabs)
      guard let items = tabs.tabBar.items, let more = items.last else { return nil }
      let isMore = items.count < own.count && !own.contains(more)
      return "\(isMore && Array(items.dropLast()) == Array(own.prefix(items.count - 1)))"
    },
    Probe(
      "pansOfListsRefuseWithoutActions",
      relies: "UIKit's own pan on a list, if asked, doesn't begin where a row has no actions"
    ) { room in
      let list = ProbeList(style: .plain)
      _ = await room.show(list)
      let scrolls = list.tableView.panGestureRecognizer
      let pans = (list.tableView.gestureRecognizers ?? []).filter {
        $0 is UIPanGestureRecognizer && $0 !== scrolls
      }
      let answers = pans.compactMap { $0.delegate?.gestureRecognizerShouldBegin?($0) }
      return answers.isEmpty ? nil : "\(!answers.contains(true))"
    },
    Probe(
      "waitingCellsStayInList",
      open: "Whether a cell that waits to be used again stays in its list"
    ) { room in
      let list = ProbeList(style: .plain)
      _ = await room.show(list)
      let cells = list.tableView.visibleCells
      list.tableView.contentOffset.y = 2000
      await room.wait(0.1)
      list.count = 2
      list.tableView.reloadData()
      await room.wait(0.1)
      let waiting = cells.filter { !list.tableView.visibleCells.contains($0) }
      return waiting.isEmpty ? nil : "\(waiting.contains { $0.superview != nil })"
    },
    Probe(
      "childrenHearOnceByHand",
      relies: "Appearance begun by hand before the view is added gives each call once"
    ) { room in
      let (container, log) = (UIViewController(), ProbeLog())
      let child = LoggedController("A", log)
      _ = await room.show(container)
      container.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      container.view.addSubview(child.view)
      await room.wait(0.1)
      child.endAppearanceTransition()
      child.didMove(toParent: container)
      await room.wait(0.1)
      let heard = log.calls.filter { $0.contains("ppear(") }
      return "\(heard == ["A.willAppear(true)", "A.didAppear(true)"])"
    },
    Probe(
      "endingsReachChildrenOnce",
      relies: "A container's end ends its children, but for those whose end was told by hand"
    ) { room in
      let stack = await ProbeStack(1, in: room)
      let log = ProbeLog()
      let (told, untold) = (LoggedController("told", log), LoggedController("untold", log))
      let container = stack.controllers[0]
      for child in [told, untold] {
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
      }
      await room.wait(0.1)
      log.clear()
      stack.push(FadingAnimator())
      await room.wait(0.1)
      told.endAppearanceTransition()
      await room.wait(1)
      let ends = ["told", "untold"].map { log.count(of: "\($0).didDisappear(true)") }
      return "\(ends == [1, 1])"
    },
    Probe(
      "leavingChildrenHearFirst",
      relies: "In an exchange of children by UIKit the leaving one hears of it first"
    ) { room in
      let (container, old, new, log) = await room.showChildren()
      new.view.removeFromSuperview()
      await room.wait(0.1)
      log.clear()
      old.willMove(toParent: nil)
      container.transition(from: old, to: new, duration: 0.2, options: [], animations: {})
      await room.wait(0.5)
      return log.has("old.willDisappear(true)", before: "new.willAppear(true)")
    },
    Probe(
      "goneContainersEndTheirChildren",
      relies: "A container that leaves the window ends what its children have begun"
    ) { room in
      let (container, old, new, log) = await room.showChildren()
      old.beginAppearanceTransition(false, animated: true)
      container.view.window?.rootViewController = UIViewController()
      await room.wait(0.3)
      let ends = [old, new].map { child in
        log.calls.filter { $0.hasPrefix("\(child.name).didDisappear") }.count
      }
      return "\(ends == [1, 1])"
    },
    Probe("rootsComeWithinTheTurn", relies: "A new root's view is in the window within the turn") {
      room in
      let (window, root) = (await room.show(), UIViewController())
      window.rootViewController = root
      return "\(root.viewIfLoaded?.window === window)"
    },
    Probe(
      "splitsShowTheirLast",
      relies: "The last controller of a split view is what is seen, collapsed too"
    ) { room in
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      _ = await room.show(split)
      await room.wait(0.1)
      return "\(split.viewControllers.last?.viewIfLoaded?.window != nil)"
    },
  ]
}

extension ProbeRoom {
  /// A container as an app writes it, with two children that are both seen.
  fileprivate func showChildren() async -> (
    container: UIViewController, old: LoggedController, new: LoggedController, log: ProbeLog
  ) {
    let (container, log) = (UIViewController(), ProbeLog())
    let (old, new) = (LoggedController("old", log), LoggedController("new", log))
    _ = await show(container)
    for child in [old, new] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    await wait(0.1)
    log.clear()
    return (container, old, new, log)
  }
}

/// A table of numbers.
private final class ProbeList: UITableViewController {
  var count = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 100
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
  }
}
#endif
