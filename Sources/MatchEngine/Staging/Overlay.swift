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
  static func all(
    _ found: [MatchScreen.ViewInFront],
    in container: UIView,
    _ capture: Capture,
    _ other: Capture,
    _ nodes: [UIView]
  ) -> [Overlay] {
    var flying: [ObjectIdentifier: (id: String, box: CGRect, way: CGRect)] = [:]
    for (element, node) in zip(capture.elements, nodes) {
      let box = CGRect(element.box)
      // What stays in front itself covers nothing.
      guard let partner = other[element.id] else { continue }
      flying[ObjectIdentifier(node)] = (element.id, box, box.union(CGRect(partner.box)))
    }
    return found.flatMap { view, isAround, others in
      let others = others.compactMap { flying[ObjectIdentifier($0)] }
      let parts = isAround ? [view].filter(\.showsSomething) : view.visibleParts
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

extension MatchScreen {
  /// A view that lies in front of some that fly, and whether there are such views inside it, too.
  typealias ViewInFront = (view: UIView, isAround: Bool, others: ArraySlice<UIView>)

  /// The views that don't fly but lie in front of some that do.
  func viewsInFront(of flying: [UIView]) -> [ViewInFront] {
    guard mayMove, snapshot == nil else { return [] }
    let ids = Set(flying.map { ObjectIdentifier($0) })
    var around: Set<ObjectIdentifier> = []
    for view in flying where view !== self.view {
      var next = view.superview
      while let place = next, around.insert(ObjectIdentifier(place)).inserted {
        next = place === self.view ? nil : place.superview
      }
    }
    var passed: [UIView] = []
    var found: [(view: UIView, isAround: Bool, count: Int)] = []
    var views = [view]
    while let view = views.popLast() {
      if ids.contains(ObjectIdentifier(view)) {
        passed.append(view)
        continue
      }
      let isAround = around.contains(ObjectIdentifier(view))
      if isAround { views += view.subviewsInPaintOrder.reversed() }
      if !passed.isEmpty { found.append((view, isAround, passed.count)) }
    }
    return found.map { ($0.view, $0.isAround, passed[..<$0.count]) }
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
      let boxes = Dictionary(
        uniqueKeysWithValues: flying.map {
          (ObjectIdentifier(tree.nodes[$0]), CGRect(tree.capture.elements[$0].box))
        }
      )
      let found = onlyNear(screen.viewsInFront(of: flying.map { tree.nodes[$0] }), boxes)
      return found.isEmpty ? [] : Overlay.all(found, in: container, tree.capture, other, tree.nodes)
    }
    return (
      overlays(trees.lower, trees.upper.capture, lower),
      overlays(trees.upper, trees.lower.capture, upper)
    )
  }

  /// Those that may be bars or lie on what flies, which the other cells of a list don't.
  private func onlyNear(
    _ found: [MatchScreen.ViewInFront],
    _ boxes: [ObjectIdentifier: CGRect]
  ) -> [MatchScreen.ViewInFront] {
    // The longest list of views that were passed begins with all others.
    let passed = (found.last?.others ?? []).map { boxes[ObjectIdentifier($0)] ?? .null }
    var reaches: [CGRect] = []
    for box in passed { reaches.append(reaches.last?.union(box) ?? box) }
    var last: (superview: UIView, way: CGAffineTransform)?
    let whole = container.bounds
    return found.filter { view, _, others in
      guard let superview = view.superview else { return true }
      let isSame = last.map { $0.superview === superview } ?? false
      let way = isSame ? last?.way : nil
      let toContainer = way ?? CGAffineTransform(from: superview, to: container)
      last = (superview, toContainer)
      let box = view.frame.applying(toContainer)
      let isLong = box.width >= whole.width - 1 || box.height >= whole.height - 1
      if isLong, !view.scrolls { return true }
      let count = others.count
      return reaches[count - 1].intersects(box)
        && passed[..<count].contains { $0.intersects(box) }
    }
  }
}

extension UIView {
  /// Whether the view is inside a scroll view.
  fileprivate var scrolls: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIScrollView }
  }

  fileprivate var subviewsInPaintOrder: [UIView] {
    let views = subviews
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
#endif
