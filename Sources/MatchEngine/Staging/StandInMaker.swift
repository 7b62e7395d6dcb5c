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
    var flying: Set<ObjectIdentifier> = []
    flying.reserveCapacity(2 * plan.performers.count)
    for performer in plan.performers {
      let views = trees.views(of: performer)
      if let view = views.lower { flying.insert(ObjectIdentifier(view)) }
      if let view = views.upper { flying.insert(ObjectIdentifier(view)) }
    }
    var taker = PictureTaker(flying: flying)
    taker.container = screens.container
    taker.count = screens.count
    taker.known = screens.known
    self.taker = taker
  }

  /// Whether the view is an original of one of the performers.
  func flies(_ view: UIView) -> Bool { taker.flying.contains(ObjectIdentifier(view)) }

  /// Makes the stand-in of a performer, and reports where it differs from what was requested.
  func make(_ number: Int) -> (view: PerformerView, faults: [MatchReport.Fault]) {
    let performer = plan.performers[number]
    let originals = trees.views(of: performer)
    let scale = plan.largestScale(of: number)
    let pictures = pictures(of: performer)
    var (lower, upper): (TakenPicture, TakenPicture) = ((NoContent(), nil), (NoContent(), nil))
    if let view = originals.lower, !servesBoth(originals, pictures) {
      lower = picture(of: view, pictures.lower, screens.lower, scale.lower)
    }
    if let view = originals.upper {
      upper = picture(of: view, pictures.upper, screens.upper, scale.upper)
    }
    let view = PerformerView(lower: lower.content, upper: upper.content, build: build(performer))
    var faults: [MatchReport.Fault] = []
    for case let reason? in [lower.fault, upper.fault] {
      faults.append(MatchReport.Fault(id: performer.id, reason: reason))
    }
    return (view, faults)
  }

  /// The lower image of an existing performer whose upper image served for both ends, and does so no more.
  func lateLower(_ number: Int) -> (any PerformerContent)? {
    let performer = plan.performers[number]
    let views = trees.views(of: performer)
    guard let lower = views.lower as? UIImageView else { return nil }
    let pictures = pictures(of: performer)
    guard pictures.lower.isLoaded, !servesBoth(views, pictures) else { return nil }
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
      && !pictures.lower.hasOverlay && !pictures.upper.hasOverlay
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
    view.renew(build(plan.performers[number]))
    view.keepWhatIsSeen(
      departure,
      becoming: isPure ? .asSeen : left(number, isUpper: !toUpper),
      other: content(of: number, isUpper: toUpper) ?? NoContent()
    )
  }

  /// What a performer goes on with of the screen that its flight leaves.
  private func left(_ number: Int, isUpper: Bool) -> LeftPicture {
    let views = trees.views(of: plan.performers[number])
    guard let view = isUpper ? views.upper : views.lower,
      (isUpper ? screens.upper : screens.lower).snapshot == nil
    else { return .asSeen }
    if view is Placeholder { return .ownAlone }
    let (contents, kind) = screens.known.look(at: view)
    switch kind {
    case .effect, .live: return .ownAlone
    case .snapshot where !contents.isDrawable: return .ownAlone
    case .image, .text, .drawing, .fill, .plain, .snapshot: break
    }
    return content(of: number, isUpper: isUpper).map { .drawn($0) } ?? .asSeen
  }

  /// The picture of one end; nil if there is no view.
  private func content(of number: Int, isUpper: Bool) -> (any PerformerContent)? {
    let performer = plan.performers[number]
    let (views, pictures) = (trees.views(of: performer), pictures(of: performer))
    let scale = plan.largestScale(of: number)
    guard let view = isUpper ? views.upper : views.lower else { return nil }
    return picture(
      of: view,
      isUpper ? pictures.upper : pictures.lower,
      isUpper ? screens.upper : screens.lower,
      isUpper ? scale.upper : scale.lower
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
    let views = trees.views(of: performer)
    var pending: [PendingPicture] = []
    for side in sides {
      let (original, screen) =
        side == .lower ? (views.lower, screens.lower) : (views.upper, screens.upper)
      guard let original, original is UIImageView || screen.isFresh else { continue }
      // The other end's picture may serve for this one.
      if !(original is UIImageView), !isLoaded(performer, side) { continue }
      if let picture = PendingPicture(original, side, in: view, taker(of: screen)) {
        pending.append(picture)
      }
    }
    return pending
  }

  private func isLoaded(_ performer: Performer, _ side: PendingPicture.Side) -> Bool {
    let pictures = pictures(of: performer)
    return side == .lower ? pictures.lower.isLoaded : pictures.upper.isLoaded
  }

  private func pictures(of performer: Performer) -> (lower: Picture, upper: Picture) {
    var pictures = (lower: Picture(), upper: Picture())
    if let number = performer.elements.lower {
      pictures.lower = plan.lower.elements[number].picture
    }
    if let number = performer.elements.upper {
      pictures.upper = plan.upper.elements[number].picture
    }
    return pictures
  }

  private func picture(
    of view: UIView,
    _ picture: Picture,
    _ screen: MatchScreen,
    _ scale: Double = 1
  ) -> TakenPicture {
    if let shot = screen.snapshot?.take(view) { return shot }
    // What is only a background needs no picture, and is what most views are.
    if !picture.isLoaded || screens.known.kind(of: view) == .plain { return (NoContent(), nil) }
    var taker = taker(of: screen)
    taker.scale = CGFloat(scale)
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
    let (views, elements) = (trees.views(of: performer), performer.elements)
    func end(_ view: UIView?, _ number: Int?, _ capture: Capture) -> PerformerBuild.End? {
      guard let view, let number else { return nil }
      return PerformerBuild.End(of: view, capture.elements[number], screens.known)
    }
    return PerformerBuild(
      end(views.lower, elements.lower, plan.lower),
      end(views.upper, elements.upper, plan.upper)
    )
  }
}

extension Screens.Trees {
  /// The originals of a performer.
  func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
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
  /// Whether the contents are clipped to the box, as they are unless all are texts: no letter is cut.
  let clipsContents: Bool
  /// What casts the shadow if one of the two views has a shadow path of its own.
  let shadow: ShadowShape?

  /// What one of the two views says about it.
  @MainActor struct End {
    fileprivate let curve: CALayerCornerCurve
    fileprivate let castsBox: Bool
    fileprivate let isText: Bool
    fileprivate let overflow: ContentOverflow.End
    fileprivate let shadow: ShadowShape.End

    init(of view: UIView, _ element: borrowing Element, _ known: KnownContents) {
      let view = Placeholder.meant(by: view)
      curve = view.layer.cornerCurve
      castsBox = view.castsBox(element)
      isText = known.kind(of: view) == .text
      overflow = ContentOverflow.End(view, element, known)
      shadow = ShadowShape.End(view, element, castsBox: castsBox)
    }
  }

  init(_ lower: End?, _ upper: End?) {
    curves = (
      lower?.curve ?? upper?.curve ?? .circular, upper?.curve ?? lower?.curve ?? .circular
    )
    castsBox = (lower?.castsBox ?? true) && (upper?.castsBox ?? true)
    clipsContents = ![lower, upper].compactMap { $0 }.allSatisfy(\.isText)
    shadow = ShadowShape(lower?.shadow, upper?.shadow)
    overflow = ContentOverflow(lower?.overflow, upper?.overflow)
  }
}

extension UIView {
  /// Whether the view casts the shadow of a filled box; true if it casts none.
  func castsBox(_ element: borrowing Element) -> Bool {
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
