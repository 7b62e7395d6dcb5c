#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// A view without an ID that lies in front of some that fly.
@MainActor struct Overlay {
  let view: UIView
  /// Its place in the container.
  private let box: Box
  private let container: Box
  /// The views behind it that fly.
  private let others: ArraySlice<FlyingPlace>

  /// The visible parts of views in front of others.
  fileprivate static func all(_ inFront: ViewsInFront, in container: UIView) -> [Overlay] {
    inFront.found.flatMap { one in
      let parts = one.isAround ? [one.view].filter(\.showsSomething) : one.view.visibleParts
      return parts.map {
        Overlay(
          view: $0,
          box: Box($0.convert($0.bounds, to: container)),
          container: Box(container.bounds),
          others: inFront.flying[..<one.count]
        )
      }
    }
  }

  /// Whether it is an opaque bar along an edge, past which something flies.
  var isBar: Bool {
    guard view.isOpaqueBar, others.contains(where: { $0.way.map(box.overlaps) ?? false }) else {
      return false
    }
    let isWide = box.size.x >= container.size.x - 1 && box.size.y <= container.size.y / 3
    let isHigh = box.size.y >= container.size.y - 1 && box.size.x <= container.size.x / 3
    return isWide && box.touches(container, \.y) || isHigh && box.touches(container, \.x)
  }

  /// What the report says if what flies is seen in front of it, although it lies behind it on the screen.
  var fault: MatchReport.Fault? {
    let id = others.last { $0.way != nil && $0.box.overlaps(box) }?.id
    return id.map { MatchReport.Fault(id: view.matchName, reason: .covered(by: $0)) }
  }
}

/// A view that flies.
private struct FlyingPlace {
  let view: UIView
  let id: String
  /// Where it is on its screen.
  let box: Box
  /// Where it is on the way; nil if it stays in front itself, and so covers nothing.
  let way: Box?
}

extension Box {
  fileprivate func overlaps(_ other: Box) -> Bool {
    let both = intersection(other).size
    return both.x > 0.5 && both.y > 0.5
  }

  /// Whether the box lies along one of two opposite edges of another one.
  fileprivate func touches(_ whole: Box, _ axis: (Vector) -> Double) -> Bool {
    axis(origin) <= axis(whole.origin) + 1 || axis(end) >= axis(whole.end) - 1
  }

  fileprivate func meets(_ other: Box) -> Bool { !intersection(other).isEmpty }

  /// The smallest box around both.
  fileprivate func including(_ other: Box) -> Box {
    Box(
      from: Vector(min(origin.x, other.origin.x), min(origin.y, other.origin.y)),
      to: Vector(max(end.x, other.end.x), max(end.y, other.end.y))
    )
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

  /// What may be found.
  enum Kind {
    /// Views as long as the container, outside of what scrolls.
    case bars
    /// Those, and whatever lies on something that flies.
    case all
  }

  private enum Part {
    /// It flies, and is the one with this number.
    case flying(Int)
    /// Some that fly are inside, of which this is the last.
    case around(Int)
  }

  private(set) var found: [Found] = []
  /// The views that fly, rearmost first.
  let flying: [FlyingPlace]
  private let kind: Kind
  /// How many of those were passed, and the box around these.
  private var count = 0
  private var reach: Box?
  private var parts: [ObjectIdentifier: Part] = [:]
  /// The size of the container.
  private let size: Vector

  init(_ kind: Kind, _ flying: [FlyingPlace], on screen: MatchScreen, in container: UIView) {
    self.kind = kind
    self.flying = flying
    size = Vector(container.bounds.size)
    guard screen.mayMove, screen.snapshot == nil, let parent = screen.view.superview else { return }
    parts.reserveCapacity(2 * flying.count)
    for (number, place) in flying.enumerated().reversed() where place.view !== screen.view {
      var next = place.view.superview
      while let view = next, parts[ObjectIdentifier(view)] == nil {
        parts[ObjectIdentifier(view)] = .around(number)
        next = view === screen.view ? nil : view.superview
      }
    }
    for (number, place) in flying.enumerated() {
      parts[ObjectIdentifier(place.view)] = .flying(number)
    }
    visit(screen.view, Affine(CGAffineTransform(from: parent, to: container)))
  }

  /// Visits a view, with the way to the container from the view around it.
  private mutating func visit(_ view: UIView, _ way: Affine) {
    let part = parts[ObjectIdentifier(view)]
    if case .flying(let number) = part { return pass(upTo: number + 1) }
    let box = way.bounds(of: Box(view.frame))
    if count > 0, isNear(view, box) {
      found.append(Found(view: view, isAround: part != nil, count: count))
    }
    guard case .around(let last) = part else { return }
    guard mayHoldSome(view, box) else { return pass(upTo: last + 1) }
    let inside = ViewReader().shape(of: view).toParent.then(way)
    for subview in view.subviewsInPaintOrder { visit(subview, inside) }
  }

  private mutating func pass(upTo number: Int) {
    guard number > count else { return }
    for place in flying[count..<number] { reach = reach?.including(place.box) ?? place.box }
    count = number
  }

  private func isNear(_ view: UIView, _ box: Box) -> Bool {
    if kind == .all, let reach, reach.meets(box),
      flying[..<count].contains(where: { $0.box.meets(box) })
    {
      return true
    }
    return isLong(box) && !view.scrolls
  }

  /// Whether there may be views inside that are looked for; nothing that is long lies in something short.
  private func mayHoldSome(_ view: UIView, _ box: Box) -> Bool {
    kind == .all || box.isEmpty || isLong(box) && !(view is UIScrollView)
  }

  private func isLong(_ box: Box) -> Bool {
    box.size.x >= size.x - 1 || box.size.y >= size.y - 1
  }
}

extension Screens {
  /// Lets bars without an ID stay in front of what flies past them; returns whether there are any.
  mutating func keepBarsInFront(_ trees: Trees) -> Bool {
    let all = overlays(.bars, trees)
    lower.inFront = all.lower.filter(\.isBar).map(\.view)
    upper.inFront = all.upper.filter(\.isBar).map(\.view)
    return !lower.inFront.isEmpty || !upper.inFront.isEmpty
  }

  /// The views without an ID that are covered by what flies.
  func coveredViews(_ trees: Trees) -> [MatchReport.Fault] {
    let all = overlays(.all, trees)
    return (all.lower + all.upper).compactMap(\.fault)
  }

  private func overlays(_ kind: ViewsInFront.Kind, _ trees: Trees) -> (
    lower: [Overlay], upper: [Overlay]
  ) {
    func overlays(_ tree: CapturedTree<UIView>, _ other: Capture, _ screen: MatchScreen)
      -> [Overlay]
    {
      let elements = tree.capture.elements
      var flying: [FlyingPlace] = []
      flying.reserveCapacity(elements.count)
      for number in elements.indices {
        let (id, box) = (elements[number].id, elements[number].box)
        if let partner = other.index(of: id) {
          let way = box.including(other.elements[partner].box)
          flying.append(FlyingPlace(view: tree.nodes[number], id: id, box: box, way: way))
        } else if elements[number].staysInFront {
          flying.append(FlyingPlace(view: tree.nodes[number], id: id, box: box, way: nil))
        }
      }
      return Overlay.all(ViewsInFront(kind, flying, on: screen, in: container), in: container)
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
