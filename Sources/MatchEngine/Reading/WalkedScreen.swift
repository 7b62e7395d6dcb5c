#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A screen whose IDs are known.
@MainActor enum WalkedScreen {
  case walk(Walk<ViewReader>, of: UIView, from: Viewpoint)
  case snapshot(CapturedTree<UIView>)

  var ids: [String] {
    switch self {
    case .walk(let walk, _, _): walk.ids
    case .snapshot(let tree): tree.capture.elements.map(\.id)
    }
  }

  /// The captured screen, in which nothing was looked at closely but what may fly, and what lies in front of that.
  func tree(flying ids: Set<String>?) -> CapturedTree<UIView> {
    switch self {
    case .walk(var walk, let screen, let viewpoint):
      var reader = walk.reader
      reader.known.flying = ids
      let found = ViewsInFront(of: walk, on: screen, from: viewpoint).found
      if !found.isEmpty {
        reader.inFront.formUnion(found)
        walk = reader.walk(screen, from: viewpoint)
      }
      return walk.finish(reader)
    case .snapshot(let tree): return tree
    }
  }
}

/// Finds what is painted over views that fly, on their own screen: the outermost views that hold none of those.
///
///     screen
///     ├ list
///     │ └ cell
///     │   ├ photo     flies
///     │   └ badge     lies in front of it
///     └ input bar     lies in front of it
///
/// What is inside a view that flies moves with that one, so it lies in front only of what flies there, too.
@MainActor private struct ViewsInFront {
  private let known: ExaminedViews
  private let screen: UIView
  private let toContainer: Affine
  private var flying: [ObjectIdentifier: Box] = [:]
  /// The views that hold something that flies.
  private var around: Set<ObjectIdentifier> = []
  /// Where views fly that are painted until now.
  private var painted: [Box] = []
  private(set) var found: Set<ObjectIdentifier> = []

  init(of walk: Walk<ViewReader>, on screen: UIView, from viewpoint: Viewpoint) {
    self.screen = screen
    known = walk.reader.known
    toContainer = walk.reader.shape(of: screen).toParent.then(viewpoint.toContainer)
    guard walk.reader.viewsAsSeen == nil else { return }
    for (view, box) in walk.boxes {
      guard let tag = known.tag(of: view), tag.hasID, tag.mayFly(among: known.flying) else {
        continue
      }
      flying[ObjectIdentifier(view)] = box
      for outer in sequence(first: view, next: \.superview).dropFirst() {
        if view === screen || !around.insert(ObjectIdentifier(outer)).inserted { break }
        if outer === screen { break }
      }
    }
    if !around.isEmpty { visit(screen, over: 0) }
  }

  /// Goes through the views inside one that holds something that flies, in the order in which they are painted.
  private mutating func visit(_ view: UIView, over start: Int) {
    for inner in view.subviewsInPaintOrder {
      let key = ObjectIdentifier(inner)
      let own = flying[key]
      if around.contains(key) {
        visit(inner, over: own == nil ? start : painted.count)
      } else if own == nil, painted.count > start, inner.mayLieInFront {
        let box = toContainer.bounds(of: Box(inner.convert(inner.reach, to: screen)))
        if painted[start...].contains(where: box.overlaps) { found.insert(key) }
      }
      if let own { painted.append(own) }
    }
  }
}

extension UIView {
  fileprivate var subviewsInPaintOrder: [UIView] {
    let views = subviews
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Whether the view shows something that stays in front of what flies, if the app doesn't wish it otherwise.
  fileprivate var mayLieInFront: Bool {
    let tag = ViewTag.of(self)
    return tag?.isExcluded != true && tag.map { $0.stacking == .automatic } != false
      && !isSystemBar && !(self is StageView) && shows { $0.showsSomething || $0.showsContents }
  }
}

extension Box {
  /// Whether it covers a part of another box that can be seen.
  fileprivate func overlaps(_ other: Box) -> Bool {
    let shared = intersection(other).size
    return min(shared.x, shared.y) > 0.5
  }
}
#endif
