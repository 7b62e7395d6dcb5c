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

  /// The captured screen; only views that may fly, and what lies in front of them, are examined closely.
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

/// Finds what is painted over flying views on their own screen: the outermost views that contain no flying view.
///
///     screen
///     ├ list
///     │ └ cell
///     │   ├ photo     flies
///     │   └ badge     lies in front of it
///     └ input bar     lies in front of it
///
/// What is inside a flying view moves with it, so it lies in front only of what flies in there, too.
@MainActor private struct ViewsInFront {
  private let reader: ViewReader
  private var flying: [ObjectIdentifier: Box] = [:]
  /// The views that contain a flying view.
  private var around: Set<ObjectIdentifier> = []
  /// The boxes of the flying views that have been painted so far.
  private var painted: [Box] = []
  private(set) var found: Set<ObjectIdentifier> = []

  init(of walk: Walk<ViewReader>, on screen: UIView, from viewpoint: Viewpoint) {
    reader = walk.reader
    guard reader.viewsAsSeen == nil else { return }
    for (view, box) in walk.boxes {
      let tag = reader.known.tag(of: view)
      // A view without an ID is only in the walk because it stays in front.
      guard tag?.hasID != true || tag?.mayFly(among: reader.known.flying) == true else { continue }
      flying[ObjectIdentifier(view)] = box
      var inner = view
      while inner !== screen, let outer = inner.superview,
        around.insert(ObjectIdentifier(outer)).inserted
      {
        inner = outer
      }
    }
    if !around.isEmpty { visit(screen, in: viewpoint.toContainer, over: 0) }
  }

  /// Visits the views inside one that contains flying views, in paint order, and notes what lies over these.
  ///
  /// Only boxes painted from `start` on count: what is inside a flying view lies over nothing outside of it.
  private mutating func visit(_ view: UIView, in outside: Affine, over start: Int) {
    let inside = reader.shape(of: view).toParent.then(outside)
    let views = view.subviews
    let isFlat = views.allSatisfy { $0.layer.zPosition == 0 }
    for inner in isFlat ? views : views.sorted(by: { $0.layer.zPosition < $1.layer.zPosition }) {
      let key = ObjectIdentifier(inner)
      // If a view has no size, what it shows lies in front by itself.
      let holds = around.contains(key) || painted.count > start && inner.bounds.isEmpty
      let box = flying[key] ?? boxInFront(inner, over: start, inside, alone: holds)
      if box != nil, flying[key] == nil { found.insert(key) }
      if holds { visit(inner, in: inside, over: box == nil ? start : painted.count) }
      if let box { painted.append(box) }
    }
  }

  /// The box of a view, if the view lies in front of what is painted from `start` on.
  ///
  /// With `alone`, the views inside it don't count; then a card lies in front, but nothing as large as the screen.
  private func boxInFront(_ view: UIView, over start: Int, _ inside: Affine, alone: Bool) -> Box? {
    guard painted.count > start,
      !alone || view.showsSomething && view.bounds.size != reader.screen?.bounds.size
    else { return nil }
    let reach = Box(alone ? view.bounds : view.layer.reach)
    let box = reader.shape(of: view).toParent.then(inside).bounds(of: reach)
    // A loop, because there are many views and many boxes.
    for place in start..<painted.count where painted[place].overlaps(box) {
      return view.mayLieInFront ? box : nil
    }
    return nil
  }
}

extension UIView {
  /// Whether the view shows something that stays in front of what flies, unless the app has chosen otherwise.
  fileprivate var mayLieInFront: Bool {
    let tag = ViewTag.of(self)
    return tag?.isExcluded != true && tag.map { $0.stacking == .automatic } != false
      && !isSystemBar && !(self is StageView) && shows(\.showsSomething)
  }
}

extension Box {
  /// Whether it covers a visible part of another box.
  fileprivate func overlaps(_ other: Box) -> Bool {
    origin.y + 0.5 < other.end.y && other.origin.y + 0.5 < end.y
      && origin.x + 0.5 < other.end.x && other.origin.x + 0.5 < end.x
  }
}

/// What views show; each view is examined once while its screen is read and its stand-in is made.
@MainActor final class ExaminedViews {
  private var known: [ObjectIdentifier: (contents: ViewContents, kind: PictureKind)] = [:]
  private var last: (view: ObjectIdentifier, tag: ViewTag)?
  /// The views that the app has supplied so far.
  private var answers: [ScalingView] = []
  /// The only IDs that fly, apart from views with an effect of their own; nil if all views may fly.
  var flying: Set<String>?
  private let asksApp: Bool
  /// The screen that is read although it hasn't been committed yet.
  weak var uncommitted: UIView?

  init(asksApp: Bool = true) { self.asksApp = asksApp }

  func reading(of view: UIView) -> (contents: ViewContents, kind: PictureKind) {
    if let reading = known[ObjectIdentifier(view)] { return reading }
    let tag = tag(of: view)
    let contents = ViewContents(of: view, beside: flying)
    let isGiven = tag.flatMap { given(for: view, $0) } != nil
    let reading = (contents: contents, kind: isGiven ? .given : PictureKind(view, tag, contents))
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

  /// The view that the app supplies in place of a view; it is asked once, and nil means that it supplies none.
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

  /// The view that flies in place of a view at this end; the app is asked again for another end.
  func takeGiven(for view: UIView) -> ScalingView? {
    guard let tag = tag(of: view) else { return nil }
    if !answers.contains(where: { $0 === tag.given }) { tag.given = nil }
    return given(for: view, tag)
  }

  /// Forgets everything but the app's answers, because the views may have changed.
  func forget() {
    known = [:]
    last = nil
    uncommitted = nil
  }
}
#endif
