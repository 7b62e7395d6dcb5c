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
  private let reader: ViewReader
  private var flying: [ObjectIdentifier: Box] = [:]
  /// The views that hold something that flies.
  private var around: Set<ObjectIdentifier> = []
  /// Where views fly that are painted until now.
  private var painted: [Box] = []
  private(set) var found: Set<ObjectIdentifier> = []

  init(of walk: Walk<ViewReader>, on screen: UIView, from viewpoint: Viewpoint) {
    reader = walk.reader
    guard reader.viewsAsSeen == nil else { return }
    for (view, box) in walk.boxes {
      let tag = reader.known.tag(of: view)
      // Without an ID, it's known to stay in front.
      guard tag?.hasID != true || tag?.mayFly(among: reader.known.flying) == true else { continue }
      flying[ObjectIdentifier(view)] = box
      let outer = view.chain(upTo: screen).dropFirst().map { ObjectIdentifier($0) }
      around.formUnion(outer.prefix { !around.contains($0) })
    }
    if !around.isEmpty { visit(screen, in: viewpoint.toContainer, over: 0) }
  }

  /// Goes through the views inside one that holds something that flies, in the order in which they are painted.
  private mutating func visit(_ view: UIView, in outside: Affine, over start: Int) {
    let inside = reader.shape(of: view).toParent.then(outside)
    for inner in view.subviews.sorted(by: { $0.layer.zPosition < $1.layer.zPosition }) {
      let key = ObjectIdentifier(inner)
      // What a view without a size shows lies in front by itself.
      let holds = around.contains(key) || painted.count > start && inner.bounds.isEmpty
      let own = flying[key]
      let box = own ?? boxInFront(inner, over: start, inside, alone: holds)
      if own == nil, box != nil { found.insert(key) }
      if holds { visit(inner, in: inside, over: box == nil ? start : painted.count) }
      if let box { painted.append(box) }
    }
  }

  /// Where a view is, if that lies in front of what is painted from `start` on; alone, without what is in it, as a card
  /// but no screen does.
  private func boxInFront(_ view: UIView, over start: Int, _ inside: Affine, alone: Bool) -> Box? {
    guard painted.count > start,
      !alone || view.showsSomething && view.bounds.size != reader.screen?.bounds.size
    else { return nil }
    let box = inside.bounds(of: Box(view.frame))
    // In a loop, as there are many views and many boxes.
    for place in start..<painted.count where painted[place].overlaps(box) {
      return view.mayLieInFront ? box : nil
    }
    return nil
  }
}

extension UIView {
  /// Whether the view shows something that stays in front of what flies, if the app doesn't wish it otherwise.
  fileprivate var mayLieInFront: Bool {
    let tag = ViewTag.of(self)
    return tag?.isExcluded != true && tag.map { $0.stacking == .automatic } != false
      && !isSystemBar && !(self is StageView) && shows(\.showsSomething)
  }
}

extension Box {
  /// Whether it covers a part of another box that can be seen.
  fileprivate func overlaps(_ other: Box) -> Bool {
    origin.y + 0.5 < other.end.y && other.origin.y + 0.5 < end.y
      && origin.x + 0.5 < other.end.x && other.origin.x + 0.5 < end.x
  }
}

/// What views show; each view is examined once, while its screen is read and its stand-in is made.
@MainActor final class ExaminedViews {
  private var known: [ObjectIdentifier: (contents: ViewContents, kind: PictureKind)] = [:]
  private var last: (view: ObjectIdentifier, tag: ViewTag)?
  /// What the app has given until now.
  private var answers: [ScalingView] = []
  /// The only IDs that fly, but for views with an effect of their own; nil if all views may fly.
  var flying: Set<String>?
  var asksApp = true
  /// The screen that has not been committed yet, if it is read all the same.
  weak var uncommitted: UIView?

  func reading(of view: UIView) -> (contents: ViewContents, kind: PictureKind) {
    if let reading = known[ObjectIdentifier(view)] { return reading }
    let tag = tag(of: view)
    let contents = ViewContents(of: view, beside: flying)
    let isGiven = tag.flatMap { given(for: view, $0) } != nil
    let kind = isGiven ? .given : PictureKind(view, tag, contents)
    let reading = (contents: contents, kind: kind)
    known[ObjectIdentifier(view)] = reading
    return reading
  }

  /// The view's tag, which is asked for several times in a row.
  func tag(of view: UIView) -> ViewTag? {
    if let last, last.view == ObjectIdentifier(view) { return last.tag }
    guard let tag = ViewTag.of(view) else { return nil }
    last = (ObjectIdentifier(view), tag)
    return tag
  }

  /// What the app gives in place of a view, for which it is asked once; nil if it gives nothing.
  private func given(for view: UIView, _ tag: ViewTag) -> ScalingView? {
    if let make = tag.standIn.make, tag.given == nil, asksApp {
      let holder = UIView.unanimated {
        let given = make(view)
        tag.isGivenElsewhere = given?.superview != nil
        return ScalingView(for: view.bounds.size, showing: tag.isGivenElsewhere ? nil : given)
      }
      answers.append(holder)
      tag.given = holder
    }
    let holder = tag.given as? ScalingView
    return holder?.scaled.subviews.isEmpty == false ? holder : nil
  }

  /// What flies in place of a view at this end; the app is asked again for what flies at another one.
  func takeGiven(for view: UIView) -> ScalingView? {
    guard let tag = tag(of: view) else { return nil }
    if !answers.contains(where: { $0 === tag.given }) { tag.given = nil }
    return given(for: view, tag)
  }

  /// Forgets everything but the app's answers, as the views may have changed since.
  func forget() {
    known = [:]
    last = nil
    uncommitted = nil
  }
}
#endif
