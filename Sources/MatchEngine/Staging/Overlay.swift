#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A view without an ID that lies in front of some that fly.
@MainActor struct Overlay {
  let view: UIView
  /// Its place in the container.
  private let box: CGRect
  private let container: CGRect
  /// The views behind it that fly: where they are on its screen, and on the way.
  private let others: [(id: String, box: CGRect, way: CGRect)]

  /// The visible parts of views in front of others.
  fileprivate static func all(
    _ inFront: ViewsInFront,
    in container: UIView,
    _ capture: Capture,
    _ other: Capture,
    _ nodes: [UIView]
  ) -> [Overlay] {
    guard !inFront.found.isEmpty else { return [] }
    var flying: [ObjectIdentifier: (id: String, box: CGRect, way: CGRect)] = [:]
    for (element, node) in zip(capture.elements, nodes) {
      let box = CGRect(element.box)
      // What stays in front itself covers nothing.
      guard let partner = other[element.id] else { continue }
      flying[ObjectIdentifier(node)] = (element.id, box, box.union(CGRect(partner.box)))
    }
    return inFront.found.flatMap { one in
      let others = inFront.passed[..<one.count].compactMap { flying[ObjectIdentifier($0)] }
      let parts = one.isAround ? [one.view].filter(\.showsSomething) : one.view.visibleParts
      return parts.map {
        Overlay(
          view: $0,
          box: $0.convert($0.bounds, to: container),
          container: container.bounds,
          others: others
        )
      }
    }
  }

  /// Whether it is an opaque bar along an edge, past which something flies.
  var isBar: Bool {
    guard view.isOpaqueBar, others.contains(where: { $0.way.overlaps(box) }) else { return false }
    let isWide = box.width >= container.width - 1 && box.height <= container.height / 3
    let isHigh = box.height >= container.height - 1 && box.width <= container.width / 3
    return isWide && (box.minY <= container.minY + 1 || box.maxY >= container.maxY - 1)
      || isHigh && (box.minX <= container.minX + 1 || box.maxX >= container.maxX - 1)
  }

  /// What the report says if what flies is seen in front of it, although it lies behind it on the screen.
  var fault: MatchReport.Fault? {
    let id = others.last { $0.box.overlaps(box) }?.id
    return id.map { MatchReport.Fault(id: view.matchName, reason: .covered(by: $0)) }
  }
}

extension CGRect {
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let both = intersection(other)
    return !both.isNull && both.width > 0.5 && both.height > 0.5
  }
}

extension UIView {
  /// The views at or below this one that show something, as far as an app can be meant by them.
  fileprivate var visibleParts: [UIView] {
    guard isSeenByItself, !isSystemBar, !isMatchExcluded, matchID?.isEmpty ?? true else {
      return []
    }
    return showsSomething ? [self] : subviews.flatMap(\.visibleParts)
  }

  fileprivate var showsSomething: Bool {
    !(type(of: self) == UIView.self || self is UIStackView) || layer.contents != nil
      || layer.borderWidth > 0
      || RGBA(visibleBackground).alpha > 0
  }

  /// Bars of the system are never moved, and its private parts are not an app's to tag.
  private var isSystemBar: Bool {
    self is UINavigationBar || self is UITabBar || "\(type(of: self))".hasPrefix("_")
  }

  fileprivate var isOpaqueBar: Bool {
    layer.opacity >= 1 && RGBA(visibleBackground).alpha >= 1 && !scrolls
  }
}

/// The views of a screen that don't fly but may be bars in front of some that do, or lie on them.
///
/// The other cells of a list are neither.
@MainActor private struct ViewsInFront {
  /// A view, whether some that fly are inside it, too, and how many it lies in front of.
  struct Found {
    let view: UIView
    let isAround: Bool
    let count: Int
  }

  private enum Part {
    /// It flies from this place in the container.
    case flying(Box)
    /// Something inside it flies.
    case around
  }

  private(set) var found: [Found] = []
  /// The views that fly, rearmost first.
  private(set) var passed: [UIView] = []
  /// Where those are, and all of them together.
  private var boxes: [Box] = []
  private var reach: Box?
  private var parts: [ObjectIdentifier: Part] = [:]
  /// The size of the container.
  private let size: Vector

  init(of flying: [(view: UIView, box: Box)], on screen: MatchScreen, in container: UIView) {
    size = Vector(container.bounds.size)
    guard screen.mayMove, screen.snapshot == nil, let around = screen.view.superview else { return }
    for (view, _) in flying where view !== screen.view {
      var next = view.superview
      while let place = next, parts.updateValue(.around, forKey: ObjectIdentifier(place)) == nil {
        next = place === screen.view ? nil : place.superview
      }
    }
    for (view, box) in flying { parts[ObjectIdentifier(view)] = .flying(box) }
    visit(screen.view, Affine(CGAffineTransform(from: around, to: container)))
  }

  /// Visits a view, with the way to the container from the view around it.
  private mutating func visit(_ view: UIView, _ way: Affine) {
    let part = parts[ObjectIdentifier(view)]
    if case .flying(let box) = part {
      passed.append(view)
      boxes.append(box)
      reach = reach?.including(box) ?? box
      return
    }
    if !passed.isEmpty, isNear(view, way) {
      found.append(Found(view: view, isAround: part != nil, count: passed.count))
    }
    guard part != nil else { return }
    let inside = ViewReader().shape(of: view).toParent.then(way)
    for subview in view.subviewsInPaintOrder { visit(subview, inside) }
  }

  private func isNear(_ view: UIView, _ way: Affine) -> Bool {
    let box = way.bounds(of: Box(view.frame))
    if let reach, reach.meets(box), boxes.contains(where: { $0.meets(box) }) { return true }
    let isLong = box.size.x >= size.x - 1 || box.size.y >= size.y - 1
    return isLong && !view.scrolls
  }
}

extension Box {
  fileprivate func meets(_ other: Box) -> Bool { !intersection(other).isEmpty }

  /// The smallest box around both.
  fileprivate func including(_ other: Box) -> Box {
    Box(
      from: Vector(min(origin.x, other.origin.x), min(origin.y, other.origin.y)),
      to: Vector(max(end.x, other.end.x), max(end.y, other.end.y))
    )
  }
}

extension Screens {
  /// Lets bars without an ID stay in front of what flies past them; returns whether there are any.
  mutating func keepBarsInFront(_ trees: Trees) -> Bool {
    let all = overlays(trees)
    lower.inFront = all.lower.filter(\.isBar).map(\.view)
    upper.inFront = all.upper.filter(\.isBar).map(\.view)
    let hasBars = !lower.inFront.isEmpty || !upper.inFront.isEmpty
    if !hasBars { covered = (all.lower + all.upper).compactMap(\.fault) }
    return hasBars
  }

  /// The views without an ID that are covered by what flies.
  func coveredViews(_ trees: Trees) -> [MatchReport.Fault] {
    if let covered { return covered }
    let all = overlays(trees)
    return (all.lower + all.upper).compactMap(\.fault)
  }

  private func overlays(_ trees: Trees) -> (lower: [Overlay], upper: [Overlay]) {
    func overlays(_ tree: CapturedTree<UIView>, _ other: Capture, _ screen: MatchScreen)
      -> [Overlay]
    {
      let flying = tree.nodes.indices.filter {
        let element = tree.capture.elements[$0]
        return element.staysInFront || other.index(of: element.id) != nil
      }
      let places = flying.map { (tree.nodes[$0], tree.capture.elements[$0].box) }
      let inFront = ViewsInFront(of: places, on: screen, in: container)
      return Overlay.all(inFront, in: container, tree.capture, other, tree.nodes)
    }
    return (
      overlays(trees.lower, trees.upper.capture, lower),
      overlays(trees.upper, trees.lower.capture, upper)
    )
  }
}

extension UIView {
  /// Whether the view is inside a scroll view.
  fileprivate var scrolls: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }

  fileprivate var subviewsInPaintOrder: [UIView] {
    let views = subviews
    for view in views where view.layer.zPosition != 0 { return views.inPaintOrder }
    return views
  }
}

extension [UIView] {
  /// Rearmost first: by place in depth, equal ones in order.
  @MainActor fileprivate var inPaintOrder: [UIView] {
    enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
#endif
