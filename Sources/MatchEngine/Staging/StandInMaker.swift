#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Makes the stand-ins of one plan from its two screens.
@MainActor struct StandInMaker {
  private let plan: Plan
  private let screens: Screens
  private let trees: Screens.Trees
  let taker: PictureTaker
  private let sights = (lower: ScreenSight(), upper: ScreenSight())

  init(_ plan: Plan, _ screens: Screens, _ trees: Screens.Trees) {
    self.plan = plan
    self.screens = screens
    self.trees = trees
    let all = plan.performers.flatMap { performer in
      let views = trees.views(of: performer)
      return [views.lower, views.upper].compactMap { $0 }
    }
    var taker = PictureTaker(flying: Set(all.map { ObjectIdentifier($0) }))
    taker.container = screens.container
    self.taker = taker
  }

  /// Makes the stand-in of a performer, and reports where it differs from what was requested.
  func make(_ number: Int) -> (view: PerformerView, faults: [MatchReport.Fault]) {
    let performer = plan.performers[number]
    let originals = trees.views(of: performer)
    let (scale, pieces) = (plan.largestScale(of: number), plan.parts(of: number))
    let pictures = pictures(of: performer)
    let lower = originals.lower.map {
      picture(of: $0, pictures.lower, screens.lower, scale.lower, pieces.lower)
    }
    let upper = originals.upper.map {
      picture(of: $0, pictures.upper, screens.upper, scale.upper, pieces.upper)
    }
    let view = PerformerView(
      lower: lower?.content ?? NoContent(),
      upper: upper?.content ?? NoContent(),
      build: build(performer)
    )
    let faults = [lower?.fault, upper?.fault].compactMap { $0 }
    return (view, faults.map { MatchReport.Fault(id: performer.id, reason: $0) })
  }

  /// The border overlays of all performers that have a border and other performers inside, by number.
  func borderOverlays() -> [Int: BorderOverlay] {
    var borderOverlays: [Int: BorderOverlay] = [:]
    for case let parent? in plan.performers.map(\.parent) where borderOverlays[parent] == nil {
      let elements = plan.performers[parent].elements
      let ends = [
        elements.lower.map { plan.lower.elements[$0] },
        elements.upper.map { plan.upper.elements[$0] },
      ]
      if ends.contains(where: { $0.map { $0.appearance.decoration.border.width > 0 } ?? false }) {
        borderOverlays[parent] = BorderOverlay(build(plan.performers[parent]))
      }
    }
    return borderOverlays
  }

  /// What an existing performer shows of the screen that its flight continues to.
  func onward(_ number: Int, toUpper: Bool) -> any PerformerContent {
    let performer = plan.performers[number]
    let (views, pictures) = (trees.views(of: performer), pictures(of: performer))
    guard let view = toUpper ? views.upper : views.lower else { return NoContent() }
    return picture(
      of: view,
      toUpper ? pictures.upper : pictures.lower,
      toUpper ? screens.upper : screens.lower
    ).content
  }

  private func pictures(of performer: Performer) -> (lower: Picture, upper: Picture) {
    let elements = performer.elements
    return (
      elements.lower.map { plan.lower.elements[$0].picture } ?? Picture(),
      elements.upper.map { plan.upper.elements[$0].picture } ?? Picture()
    )
  }

  private func picture(
    of view: UIView,
    _ picture: Picture,
    _ screen: MatchScreen,
    _ scale: Double = 1,
    _ pieces: [Box] = []
  ) -> TakenPicture {
    if let shot = screen.snapshot?.take(view) { return shot }
    if !picture.isLoaded { return (NoContent(), nil) }
    var taker = taker
    taker.scale = CGFloat(scale)
    taker.pieces = pieces.map { CGRect($0) }
    taker.isFresh = screen.isFresh
    taker.sight = screen.view === screens.upper.view ? sights.upper : sights.lower
    return screen.snapshot == nil
      ? taker.content(of: view, picture.includes) : taker.still(of: view, picture.includes)
  }

  private func build(_ performer: Performer) -> PerformerBuild {
    let views = trees.views(of: performer)
    let elements = performer.elements
    return PerformerBuild(
      views.lower.flatMap { view in elements.lower.map { (view, plan.lower.elements[$0]) } },
      views.upper.flatMap { view in elements.upper.map { (view, plan.upper.elements[$0]) } }
    )
  }
}

extension Performer {
  /// The performer's element numbers on the two screens.
  fileprivate var elements: (lower: Int?, upper: Int?) {
    switch role {
    case .pair(let lower, let upper): (lower, upper)
    case .leaving(let lower): (lower, nil)
    case .entering(let upper): (nil, upper)
    case .lowerRoot, .upperRoot, .stray: (nil, nil)
    }
  }
}

extension Screens.Trees {
  /// The originals of a performer.
  @MainActor func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
    let elements = performer.elements
    return (elements.lower.map { lower.nodes[$0] }, elements.upper.map { upper.nodes[$0] })
  }
}

/// The properties of a performer that don't change while it flies.
@MainActor struct PerformerBuild {
  /// The corner curve at each end.
  let curves: (lower: CALayerCornerCurve, upper: CALayerCornerCurve)
  /// How far the contents reach beyond the box, or nil if they are clipped.
  let overflow: ContentOverflow?
  /// Whether the box, and not the contents, casts the shadow.
  let castsBox: Bool
  /// What casts the shadow if one of the two views has a shadow path of its own.
  let shadow: ShadowShape?

  init(_ lower: (view: UIView, element: Element)?, _ upper: (view: UIView, element: Element)?) {
    let ends = [lower, upper].map { $0.map { Placeholder.meant(by: $0.view) } }
    let shapes = ends.map { $0?.layer.cornerCurve }
    curves = (shapes[0] ?? shapes[1] ?? .circular, shapes[1] ?? shapes[0] ?? .circular)
    castsBox = ends.allSatisfy { $0?.castsBox ?? true }
    shadow = ends.contains { $0?.layer.shadowPath != nil } ? ShadowShape(lower, upper) : nil
    overflow = ContentOverflow(
      lower.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element) },
      upper.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element) }
    )
  }
}

extension UIView {
  /// Whether the view casts the shadow of a filled box; true if it casts none.
  var castsBox: Bool {
    guard layer.shadowOpacity > 0, !clipsToBounds else { return true }
    return layer.shadowPath != nil || (visibleBackground?.alpha ?? 0) > 0
      || matchLooks.picture.isOpaque
  }
}

/// How far a performer's contents reach beyond its box, if one of its two views doesn't clip them.
///
/// At that view's end, the contents look as they do at rest: they reach beyond the box or ignore its rounded
/// corners. On the way to the other end, whose view may clip them, they are gradually clipped.
struct ContentOverflow {
  /// One of the two ends.
  struct End {
    var edges = UIEdgeInsets.zero
    /// 1 if the contents are clipped at the corners, 0 if they aren't.
    var rounding = 1.0
    var frame: (center: Vector, size: Vector, alpha: Double)

    @MainActor init(_ view: UIView, _ element: Element) {
      let placement = element.placement
      frame = (placement.center, placement.visibleSize, element.appearance.alpha)
      let contents = ViewContents(of: view)
      let kind = PictureKind(view, contents)
      let (bounds, reach) = (view.bounds, view.reach(of: contents, as: kind))
      guard !view.clipsToBounds, kind != .plain else { return }
      guard !bounds.contains(reach) || !element.isCut(view.layer) else { return }
      rounding = 0
      let (x, y) = (
        CGFloat(placement.transform.scale.x.magnitude),
        CGFloat(placement.transform.scale.y.magnitude)
      )
      edges = UIEdgeInsets(
        top: (bounds.minY - reach.minY) * y,
        left: (bounds.minX - reach.minX) * x,
        bottom: (reach.maxY - bounds.maxY) * y,
        right: (reach.maxX - bounds.maxX) * x
      )
    }
  }

  private let lower: End
  private let upper: End

  /// Returns nil if both ends clip their contents.
  init?(_ lower: End?, _ upper: End?) {
    guard let first = lower ?? upper, let last = upper ?? lower,
      first.rounding < 1 || last.rounding < 1
    else { return nil }
    self.lower = first
    self.upper = last
  }

  /// The visible part of the contents in a frame: a box beyond the performer's own, and its radius.
  func window(in frame: PerformerFrame) -> (box: CGRect, radius: CGFloat) {
    let share = CGFloat(self.share(of: frame))
    func mixed(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      -(lower.edges[keyPath: edge] * (1 - share) + upper.edges[keyPath: edge] * share)
    }
    let edges = UIEdgeInsets(
      top: mixed(\.top),
      left: mixed(\.left),
      bottom: mixed(\.bottom),
      right: mixed(\.right)
    )
    let rounding = CGFloat(lower.rounding) * (1 - share) + CGFloat(upper.rounding) * share
    return (
      CGRect(origin: .zero, size: CGSize(frame.size)).inset(by: edges),
      frame.corners.largest * rounding
    )
  }

  private func share(of frame: PerformerFrame) -> Double {
    ContentOverflow.share(of: frame, from: lower.frame, to: upper.frame)
  }

  typealias Rest = (center: Vector, size: Vector, alpha: Double)

  /// The frame's progress from the lower end to the upper one, judged by its place, size and opacity.
  static func share(of frame: PerformerFrame, from lower: Rest, to upper: Rest) -> Double {
    let parts = [
      (lower.center.x, upper.center.x, frame.center.x),
      (lower.center.y, upper.center.y, frame.center.y),
      (lower.size.x, upper.size.x, frame.size.x),
      (lower.size.y, upper.size.y, frame.size.y),
      (lower.alpha, upper.alpha, frame.alpha),
    ]
    let length = parts.reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
    guard length > 1e-9 else { return 1 }
    let way = parts.reduce(0) { $0 + ($1.1 - $1.0) * ($1.2 - $1.0) }
    return min(max(way / length, 0), 1)
  }
}

extension Element {
  /// Whether the view's contents, which lie inside its bounds, look as if they were clipped at its corners.
  ///
  /// Beyond those corners, a picture of the whole view shows its shadow, which the stand-in has, too.
  @MainActor fileprivate func isCut(_ layer: CALayer) -> Bool {
    layer.cornerRadius == 0 || (picture.includes == .view && layer.shadowOpacity > 0)
  }
}

extension Corners {
  /// The largest radius.
  var largest: CGFloat { CGFloat(max(topLeft, topRight, bottomLeft, bottomRight)) }

  /// The rounded corners.
  var mask: CACornerMask {
    var mask: CACornerMask = []
    if topLeft > 0 { mask.insert(.layerMinXMinYCorner) }
    if topRight > 0 { mask.insert(.layerMaxXMinYCorner) }
    if bottomLeft > 0 { mask.insert(.layerMinXMaxYCorner) }
    if bottomRight > 0 { mask.insert(.layerMaxXMaxYCorner) }
    return mask
  }
}
#endif
