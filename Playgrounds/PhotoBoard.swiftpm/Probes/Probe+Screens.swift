#if canImport(UIKit)
import UIKit

// What lies in the container of a transition, and what a touch there would hit.
nonisolated extension Probe {
  static let screens = [
    Probe(
      "viewsBetweenScreensStay",
      relies: "A view between the two screens stays there, and is no screen to UIKit"
    ) { room in
      for begin in beginnings {
        let usual = await calls(of: begin, nil, in: room)
        let shade = ProbeShade()
        guard await calls(of: begin, shade, in: room) == usual, shade.staysBetween else {
          return "false"
        }
      }
      return "true"
    },
    Probe(
      "containersAreHitInTransitions",
      relies: "In a transition, hit-testing finds the container, and not the screens",
      settledBy: "PT-1"
    ) { room in
      let hits = await hitsInPush(in: room)
      guard let hit = hits.content, let container = hits.container else { return "false" }
      let isOfScreen = hits.stack.controllers.prefix(2).contains { hit.isDescendant(of: $0.view) }
      return "\(hit.isDescendant(of: container) && !isOfScreen)"
    },
    Probe(
      "clearViewsAreHitInTransitions",
      relies: "In a transition, hit-testing finds a clear view in front of both screens",
      settledBy: "VH-2, PT-1"
    ) { room in
      let cover = UIView()
      let hits = await hitsInPush(in: room, with: cover)
      return "\(hits.content === cover)"
    },
    Probe(
      "arrivingScreensTakeTouches",
      open: "Whether hit-testing finds the arriving screen and the bar in a transition"
    ) { room in
      let hits = await hitsInPush(in: room)
      let isArriving = hits.content.map { $0.isDescendant(of: hits.stack.b.view) } ?? false
      let isBar = hits.bar.map { $0.isDescendant(of: hits.stack.navigation.navigationBar) } ?? false
      return isArriving == isBar ? "\(isArriving)" : nil
    },
    Probe(
      "listsScrollToTheMiddle",
      relies:
        "A paged list scrolls to its last item, and no further, if that is to be in its middle"
    ) { room in
      let screen = UIViewController()
      let pages = ProbePages(in: screen.view.bounds.size)
      screen.view.addSubview(pages.view)
      _ = await room.show(screen)
      pages.view.layoutIfNeeded()
      let positions: UICollectionView.ScrollPosition = [.centeredVertically, .centeredHorizontally]
      pages.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: positions, animated: false)
      return "\(pages.view.contentOffset == CGPoint(x: 4 * pages.view.bounds.width, y: 0))"
    },
  ]

  /// Begins a transition, and says what has to be kept meanwhile.
  private typealias Beginning =
    @MainActor @Sendable (FadingAnimator, ProbeRoom) async -> (log: ProbeLog, stage: AnyObject)

  /// A push, a change of tab, and a full-screen presentation.
  private static let beginnings: [Beginning] = [
    { animator, room in
      let stack = await ProbeStack(1, in: room)
      stack.push(animator)
      return (stack.log, stack)
    },
    { animator, room in
      let stage = await ProbeTabs(animator, in: room)
      stage.tabs.selectedIndex = 1
      return (stage.log, stage)
    },
    { animator, room in
      let stage = await ProbeModal(.fullScreen, in: room)
      animator.log = stage.log
      stage.delegate.animator = { animator }
      stage.presenter.present(stage.presented, animated: true)
      return (stage.log, stage)
    },
  ]

  /// What is called in a transition, with or without a view between its screens.
  @MainActor private static func calls(
    of begin: Beginning,
    _ shade: ProbeShade?,
    in room: ProbeRoom
  ) async -> [String] {
    let animator = FadingAnimator()
    animator.completes = false
    animator.whenBegun = { shade?.join($0) }
    let (log, stage) = await begin(animator, room)
    for _ in 0..<4 {
      await room.wait(0.15)
      shade?.look()
    }
    shade?.view.removeFromSuperview()
    animator.context?.completeTransition(true)
    await room.wait(0.3)
    return withExtendedLifetime(stage) { log.calls }
  }

  /// What touches would hit in mid-push.
  private struct Hits {
    let stack: ProbeStack
    let container: UIView?
    let content: UIView?
    let bar: UIView?
  }

  /// Asks what is hit in the middle of the container and in that of the bar, perhaps with a view in front.
  @MainActor private static func hitsInPush(
    in room: ProbeRoom,
    with cover: UIView? = nil
  ) async -> Hits {
    let (stack, animator) = (await ProbeStack(1, in: room), DrivenAnimator())
    stack.push(animator)
    await room.wait(0.1)
    let container = animator.context?.containerView
    if let cover, let container {
      cover.frame = container.bounds
      container.addSubview(cover)
    }
    await room.wait(0.05)
    let hits = Hits(
      stack: stack,
      container: container,
      content: container.flatMap { $0.hitInMiddle(in: stack.window) },
      bar: stack.navigation.navigationBar.hitInMiddle(in: stack.window)
    )
    cover?.removeFromSuperview()
    animator.end(true)
    await room.wait(0.3)
    return hits
  }
}

extension UIView {
  /// What a touch in the middle of this view would hit.
  fileprivate func hitInMiddle(in window: UIWindow) -> UIView? {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    return window.hitTest(convert(middle, to: window), with: nil)
  }
}

/// A view that lies right in front of the screen that leaves, and behind the one that comes.
@MainActor private final class ProbeShade {
  let view = UIView()
  private weak var place: UIView?
  private weak var from: UIView?
  private weak var to: UIView?
  private var findings: [Bool] = []

  var staysBetween: Bool { !findings.isEmpty && findings.allSatisfy { $0 } }

  func join(_ context: any UIViewControllerContextTransitioning) {
    (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    guard let from, let place = from.superview else { return }
    self.place = place
    view.frame = from.frame
    place.insertSubview(view, aboveSubview: from)
  }

  func look() {
    let all = [from, view, to].compactMap { $0 }
    let due = all.filter { $0 === view || $0.superview === place }
    findings.append(place?.subviews.filter { due.contains($0) } == due)
  }
}
/// A paged list of five items that fill it.
private final class ProbePages: NSObject, UICollectionViewDataSource {
  let view: UICollectionView

  init(in size: CGSize) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.isPagingEnabled = true
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
    view.dataSource = self
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  { view.dequeueReusableCell(withReuseIdentifier: "page", for: path) }
}
#endif
