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
    let views = plan.performers.map(trees.views).flatMap { [$0.lower, $0.upper] }
    var taker = PictureTaker(flying: Set(views.compactMap { $0.map { ObjectIdentifier($0) } }))
    taker.container = screens.container
    taker.count = screens.count
    taker.known = screens.known
    self.taker = taker
  }

  /// Whether the view is an original of one of the performers.
  func flies(_ view: UIView) -> Bool { taker.flying.contains(ObjectIdentifier(view)) }

  /// One of the two ends of a performer.
  private struct End {
    let view: UIView
    let element: Element
    let screen: MatchScreen
    let performer: Int
    let isUpper: Bool
  }

  private func end(of number: Int, isUpper: Bool) -> End? {
    let elements = plan.performers[number].elements
    guard let element = isUpper ? elements.upper : elements.lower else { return nil }
    return End(
      view: (isUpper ? trees.upper : trees.lower).nodes[element],
      element: (isUpper ? plan.upper : plan.lower).elements[element],
      screen: isUpper ? screens.upper : screens.lower,
      performer: number,
      isUpper: isUpper
    )
  }

  /// Makes the stand-in of a performer, and reports where it differs from what was requested.
  func make(_ number: Int) -> (view: PerformerView, faults: [MatchReport.Fault]) {
    let showsLower = plan.showsLowerPicture(of: number)
    let lower = showsLower ? end(of: number, isUpper: false).map(picture) : nil
    let upper = end(of: number, isUpper: true).map(picture)
    let traits = traits(of: number)
    let view = PerformerView(lower: lower?.content, upper: upper?.content, traits: traits)
    let reasons = [lower?.fault, upper?.fault].compactMap { $0 }
    return (view, reasons.map { MatchReport.Fault(id: plan.performers[number].id, reason: $0) })
  }

  /// The lower picture of an existing performer whose upper picture served for both ends, and does so no more.
  func lateLower(_ number: Int) -> (any PerformerContent)? {
    guard plan.showsLowerPicture(of: number), let lower = end(of: number, isUpper: false) else {
      return nil
    }
    if let snapshot = lower.screen.snapshot { return snapshot.take(lower.view)?.content }
    return picture(of: lower).content
  }

  /// The front borders of all performers that have a border and other performers inside, by number.
  func frontBorders() -> [Int: FrontBorder] {
    var frontBorders: [Int: FrontBorder] = [:]
    for case let parent? in plan.performers.map(\.parent) where frontBorders[parent] == nil {
      let ends = [false, true].compactMap { end(of: parent, isUpper: $0) }
      if ends.contains(where: { $0.element.appearance.decoration.border.width > 0 }) {
        frontBorders[parent] = FrontBorder(traits(of: parent))
      }
    }
    return frontBorders
  }

  /// Lets an existing performer show what it has of the screen that its flight continues to.
  func goOn(_ number: Int, in view: PerformerView, _ departure: FlightEvent.Departure) {
    view.renew(traits(of: number))
    view.goOn(departure) { isUpper in
      end(of: number, isUpper: isUpper).flatMap { picture(of: $0).content }
    }
  }

  /// Pictures an existing performer anew; what was pictured before a change, and what flies live, stays.
  func renew(_ number: Int, in view: PerformerView) {
    view.renew(traits(of: number)) { isUpper in
      guard let end = end(of: number, isUpper: isUpper), end.screen.snapshot == nil,
        !view.holds(end.view)
      else { return nil }
      return picture(of: end).content
    }
  }

  /// The pictures of a performer that can't be taken yet.
  func pending(_ number: Int, in view: PerformerView) -> [PendingPicture] {
    [false, true].compactMap { isUpper in
      guard let end = end(of: number, isUpper: isUpper) else { return nil }
      // The other end's picture may serve for this one.
      let isExpected =
        end.view is UIImageView || (end.screen.isFresh && end.element.picture.isLoaded)
      guard isExpected else { return nil }
      return PendingPicture(end.view, isUpper: isUpper, in: view, taker(of: end))
    }
  }

  private func picture(of end: End) -> TakenPicture {
    if let shot = end.screen.snapshot?.take(end.view) { return shot }
    // What is only a background needs no picture, and is what most views are.
    if !end.element.picture.isLoaded || screens.known.reading(of: end.view).kind == .plain {
      return (nil, nil)
    }
    return taker(of: end).content(of: end.view, end.element.picture.includes)
  }

  private func taker(of end: End) -> PictureTaker {
    var taker = taker
    taker.isFresh = end.screen.isFresh
    taker.keepsInPlace = end.screen.snapshot != nil
    taker.sight = end.isUpper ? sights.upper : sights.lower
    let scale = plan.largestScale(of: end.performer)
    taker.scale = CGFloat(end.isUpper ? scale.upper : scale.lower)
    return taker
  }

  private func traits(of number: Int) -> PerformerTraits {
    let ends = [false, true].compactMap { end(of: number, isUpper: $0) }
    return PerformerTraits(ends.map { PerformerTraits.End(of: $0.view, $0.element, screens.known) })
  }
}

extension Screens.Trees {
  /// The originals of a performer.
  func views(of performer: Performer) -> (lower: UIView?, upper: UIView?) {
    let elements = performer.elements
    return (elements.lower.map { lower.nodes[$0] }, elements.upper.map { upper.nodes[$0] })
  }
}

/// A picture that couldn't be taken when its stand-in was made.
@MainActor struct PendingPicture {
  /// The view, as long as it is there.
  private(set) weak var view: UIView?
  /// Whether the view is shown by a drawing that lacks a part of it, until the view has been on the screen.
  let isUnseen: Bool
  private weak var performer: PerformerView?
  private let isUpper: Bool
  private var taker: PictureTaker

  /// Returns nil unless the original is an image view without an image, or can't be drawn and was never seen.
  init?(_ original: UIView, isUpper: Bool, in performer: PerformerView, _ taker: PictureTaker) {
    if let view = original as? UIImageView, view.shownImage == nil {
      isUnseen = false
    } else {
      guard taker.isFresh, taker.known.reading(of: original).kind == .snapshot,
        !taker.known.reading(of: original).contents.isDrawable
      else { return nil }
      isUnseen = true
    }
    view = original
    self.performer = performer
    self.isUpper = isUpper
    self.taker = taker
    // By then, the view shows something else, and is on the screen.
    (self.taker.known, self.taker.isFresh) = (KnownContents(), false)
  }

  /// Whether the picture can be taken now.
  var canBeTaken: Bool {
    isUnseen ? view?.layer.isCommitted ?? false : (view as? UIImageView)?.shownImage != nil
  }

  /// Whether the picture can no longer be taken or be shown.
  var isGone: Bool { view == nil || performer == nil }

  /// Shows the picture that was missing.
  func show() {
    guard let view else { return }
    let content = isUnseen ? taker.content(of: view, .view).content : taker.image(of: view)
    guard let content else { return }
    if !isUnseen { taker.count.note(content) }
    performer?.replace(by: content, isUpper: isUpper)
  }
}
#endif
