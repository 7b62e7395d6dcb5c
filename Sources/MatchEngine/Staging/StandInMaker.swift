#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Makes the stand-ins of one plan from its two screens.
@MainActor struct StandInMaker {
  private let plan: Plan
  private let screens: Screens
  private let trees: Screens.Trees
  private let taker: PictureTaker
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
    taker.count = screens.count
    taker.known = screens.known
    self.taker = taker
  }

  /// Makes the stand-in of a performer, and reports where it differs from what was requested.
  func make(_ number: Int) -> (view: PerformerView, faults: [MatchReport.Fault]) {
    let performer = plan.performers[number]
    let originals = trees.views(of: performer)
    let (scale, pieces) = (plan.largestScale(of: number), plan.parts(of: number))
    let pictures = pictures(of: performer)
    let lower = (servesBoth(originals, pictures) ? nil : originals.lower).map {
      picture(of: $0, pictures.lower, screens.lower, scale.lower, pieces.lower, for: performer)
    }
    let upper = originals.upper.map {
      picture(of: $0, pictures.upper, screens.upper, scale.upper, pieces.upper, for: performer)
    }
    let view = PerformerView(
      lower: lower?.content ?? NoContent(),
      upper: upper?.content ?? NoContent(),
      build: build(performer)
    )
    let faults = [lower?.fault, upper?.fault].compactMap { $0 }
    return (view, faults.map { MatchReport.Fault(id: performer.id, reason: $0) })
  }

  /// The lower image of an existing performer whose upper image served for both ends, and does so no more.
  func lateLower(_ number: Int) -> (any PerformerContent)? {
    let performer = plan.performers[number]
    let (views, pictures) = (trees.views(of: performer), pictures(of: performer))
    guard let lower = views.lower as? UIImageView, pictures.lower.isLoaded,
      !servesBoth(views, pictures)
    else { return nil }
    return picture(of: lower, pictures.lower, screens.lower).content
  }

  /// Whether the upper picture is that of both ends: the same image, of which the lower one is never seen.
  private func servesBoth(
    _ views: (lower: UIView?, upper: UIView?),
    _ pictures: (lower: Picture, upper: Picture)
  ) -> Bool {
    views.lower is UIImageView && views.upper is UIImageView
      && screens.lower.snapshot == nil && screens.upper.snapshot == nil
      && pictures.lower.identity != nil && pictures.lower.identity == pictures.upper.identity
      && pictures.lower.overlays.isEmpty && pictures.upper.overlays.isEmpty
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

  /// Lets an existing performer show what it has of the screen that its flight continues to.
  func goOn(_ number: Int, in view: PerformerView, _ departure: FlightEvent.Departure) {
    let toUpper = departure.direction.isForward
    let isPure = view.showsOnly(upper: departure.leavesUpper)
    view.keepWhatIsSeen(
      departure,
      becoming: isPure ? nil : left(number, isUpper: !toUpper),
      other: content(of: number, isUpper: toUpper) ?? NoContent()
    )
  }

  /// What a performer would show of the screen that its flight leaves, if that can be drawn.
  private func left(_ number: Int, isUpper: Bool) -> (any PerformerContent)? {
    let views = trees.views(of: plan.performers[number])
    guard let view = isUpper ? views.upper : views.lower, !(view is Placeholder),
      (isUpper ? screens.upper : screens.lower).snapshot == nil
    else { return nil }
    let contents = screens.known.contents(of: view)
    switch PictureKind(view, contents) {
    case .image, .text, .drawing, .gradient, .plain: break
    case .snapshot where contents.isDrawable: break
    case .snapshot, .effect, .live: return nil
    }
    return content(of: number, isUpper: isUpper)
  }

  /// The picture of one end; nil if there is no view.
  private func content(of number: Int, isUpper: Bool) -> (any PerformerContent)? {
    let performer = plan.performers[number]
    let (views, pictures) = (trees.views(of: performer), pictures(of: performer))
    let (scale, pieces) = (plan.largestScale(of: number), plan.parts(of: number))
    guard let view = isUpper ? views.upper : views.lower else { return nil }
    return picture(
      of: view,
      isUpper ? pictures.upper : pictures.lower,
      isUpper ? screens.upper : screens.lower,
      isUpper ? scale.upper : scale.lower,
      isUpper ? pieces.upper : pieces.lower,
      for: performer
    ).content
  }

  /// The pictures of a performer that can't be taken yet.
  func pending(
    _ number: Int,
    in view: PerformerView,
    _ sides: [PendingPicture.Side] = [.lower, .upper]
  )
    -> [PendingPicture]
  {
    let performer = plan.performers[number]
    let (views, pictures) = (trees.views(of: performer), pictures(of: performer))
    return sides.compactMap { side in
      let (original, screen, picture) =
        side == .lower
        ? (views.lower, screens.lower, pictures.lower)
        : (views.upper, screens.upper, pictures.upper)
      // The other end's picture may serve for this one.
      if screen.isFresh, !picture.isLoaded, !(original is UIImageView) { return nil }
      return PendingPicture(original, side, in: view, taker(of: screen))
    }
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
    _ pieces: [Box] = [],
    for performer: Performer? = nil
  ) -> TakenPicture {
    let hasGradient = performer?.hasGradient ?? false
    if let shot = screen.snapshot?.take(view, besideGradient: hasGradient) { return shot }
    if !picture.isLoaded { return (NoContent(), nil) }
    var taker = taker(of: screen)
    taker.scale = CGFloat(scale)
    taker.pieces = pieces.map { CGRect($0) }
    taker.isBesideGradient = hasGradient
    return screen.snapshot == nil
      ? taker.content(of: view, picture.includes) : taker.still(of: view, picture.includes)
  }

  private func taker(of screen: MatchScreen) -> PictureTaker {
    var taker = taker
    taker.isFresh = screen.isFresh
    taker.sight = screen.view === screens.upper.view ? sights.upper : sights.lower
    return taker
  }

  private func build(_ performer: Performer) -> PerformerBuild {
    let views = trees.views(of: performer)
    let elements = performer.elements
    return PerformerBuild(
      views.lower.flatMap { view in elements.lower.map { (view, plan.lower.elements[$0]) } },
      views.upper.flatMap { view in elements.upper.map { (view, plan.upper.elements[$0]) } },
      screens.known
    )
  }
}

extension Screens.Trees {
  /// The originals of a performer.
  @MainActor func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
    let elements = performer.elements
    return (elements.lower.map { lower.nodes[$0] }, elements.upper.map { upper.nodes[$0] })
  }

  /// Whether a view is an original of one of a plan's performers.
  @MainActor func haveOriginal(_ view: UIView, in plan: Plan) -> Bool {
    plan.performers.contains { performer in
      let views = views(of: performer)
      return views.lower === view || views.upper === view
    }
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

  init(
    _ lower: (view: UIView, element: Element)?,
    _ upper: (view: UIView, element: Element)?,
    _ known: KnownContents
  ) {
    let ends = [lower, upper].map { $0.map { Placeholder.meant(by: $0.view) } }
    let shapes = ends.map { $0?.layer.cornerCurve }
    curves = (shapes[0] ?? shapes[1] ?? .circular, shapes[1] ?? shapes[0] ?? .circular)
    castsBox = [lower, upper].allSatisfy { end in
      end.map { Placeholder.meant(by: $0.view).castsBox($0.element) } ?? true
    }
    shadow = ends.contains { $0?.layer.shadowPath != nil } ? ShadowShape(lower, upper) : nil
    overflow = ContentOverflow(
      lower.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element, known) },
      upper.map { ContentOverflow.End(Placeholder.meant(by: $0.view), $0.element, known) }
    )
  }
}

extension UIView {
  /// Whether the view casts the shadow of a filled box; true if it casts none.
  func castsBox(_ element: Element) -> Bool {
    guard layer.shadowOpacity > 0, !layer.cutsContents else { return true }
    return layer.shadowPath != nil || (visibleBackground?.alpha ?? 0) > 0
      || element.picture.isOpaque
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
