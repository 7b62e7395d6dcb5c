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

  /// Whether what flies is seen in front of it, although it lies behind it on the screen.
  var isCovered: Bool { fault != nil }

  var fault: MatchReport.Fault? {
    let id = others.last { $0.box.overlaps(box) }?.id
    return id.map { MatchReport.Fault(id: view.matchName, reason: .covered(by: $0)) }
  }
}

extension Element {
  fileprivate var box: Box { Box(center: placement.center, size: placement.visibleSize) }
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
    type(of: self) != UIView.self || layer.contents != nil || layer.borderWidth > 0
      || RGBA(visibleBackground).alpha > 0
  }

  /// Bars of the system are never moved, and its private parts are not an app's to tag.
  private var isSystemBar: Bool {
    self is UINavigationBar || self is UITabBar || "\(type(of: self))".hasPrefix("_")
  }

  fileprivate var isOpaqueBar: Bool {
    guard layer.opacity >= 1, RGBA(visibleBackground).alpha >= 1 else { return false }
    var next = superview
    while let view = next {
      // What scrolls is no bar.
      if view is UIScrollView { return false }
      next = view.superview
    }
    return true
  }
}
#endif
