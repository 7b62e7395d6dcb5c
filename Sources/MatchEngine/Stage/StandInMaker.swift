#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Makes the stand-ins of one plan from its two screens.
@MainActor final class StandInMaker {
  let plan: Plan
  private let screens: Screens
  private let trees: Screens.Trees
  private let taker: PictureTaker
  /// The views that fly at each end; what flies only at the other end is a part of the picture around it.
  private let flying: BothEnds<Set<ObjectIdentifier>>

  init(_ plan: Plan, _ screens: Screens, _ trees: Screens.Trees) {
    self.plan = plan
    self.screens = screens
    self.trees = trees
    let views = plan.performers.map(trees.views)
    flying = BothEnds(
      lower: Set(views.compactMap { $0.lower.map { .init($0) } }),
      upper: Set(views.compactMap { $0.upper.map { .init($0) } })
    )
    taker = PictureTaker(count: screens.count, known: screens.known, container: screens.container)
  }

  /// Whether the view is an original of one of the performers.
  func flies(_ view: UIView) -> Bool {
    FlightEnd.allCases.contains { flying[$0].contains(ObjectIdentifier(view)) }
  }

  /// A view that a performer stands in for.
  private struct Original {
    let view: UIView
    let element: Element
    let performer: Int
    let end: FlightEnd
  }

  private func original(of number: Int, at end: FlightEnd) -> Original? {
    guard let index = plan.performers[number].element(at: end) else { return nil }
    // Through the subscripts of both, whole captures would be copied.
    let view = end == .lower ? trees.lower.nodes[index] : trees.upper.nodes[index]
    let element = end == .lower ? plan.lower.elements[index] : plan.upper.elements[index]
    return Original(view: view, element: element, performer: number, end: end)
  }

  private func originals(of number: Int) -> [Original] {
    FlightEnd.allCases.compactMap { original(of: number, at: $0) }
  }

  /// Makes the stand-in of a performer, and reports where it differs from what was requested.
  func make(_ number: Int) -> (view: PerformerView, faults: [String]) {
    let showsLower = plan.showsLowerPicture(of: number)
    let lower = picture(of: showsLower ? original(of: number, at: .lower) : nil)
    let upper = picture(of: original(of: number, at: .upper))
    let contents = BothEnds(lower: lower.content, upper: upper.content)
    let view = PerformerView(contents, traits: traits(of: number))
    view.accessibilityIgnoresInvertColors = originals(of: number).contains { $0.view.keepsColors }
    let reasons = [lower.fault, upper.fault].compactMap { $0 }
    return (view, reasons.map { "\(plan.performers[number].id): \($0)" })
  }

  /// A picture that an existing performer lacks at one end, because the other one served for both, or had no partner.
  func missingPicture(of number: Int, at end: FlightEnd) -> (any PerformerContent)? {
    guard end == .upper || plan.showsLowerPicture(of: number),
      let original = original(of: number, at: end)
    else { return nil }
    if let snapshot = screens[end].snapshot {
      return snapshot.removePicture(of: original.view)?.content
    }
    return picture(of: original).content
  }

  /// The front borders of all performers that have a border and other performers inside, by number.
  func frontBorders() -> [Int: PerformerView] {
    var frontBorders: [Int: PerformerView] = [:]
    let none = BothEnds<(any PerformerContent)?>(lower: nil, upper: nil)
    for case let parent? in plan.performers.map(\.parent) where frontBorders[parent] == nil {
      let elements = originals(of: parent).map(\.element)
      if elements.contains(where: { $0.appearance.decoration.border.width > 0 }) {
        frontBorders[parent] = PerformerView(none, traits: traits(of: parent))
        if plan.performers[parent].isClipped { frontBorders[parent]?.makeClip() }
      }
    }
    return frontBorders
  }

  /// Gives an existing performer its picture of the screen to which the flight continues.
  func goOn(_ number: Int, in view: PerformerView, _ departure: FlightEvent.Departure) {
    view.clips.traits = traits(of: number)
    view.goOn(departure) { picture(of: original(of: number, at: $0)).content }
  }

  /// Takes new pictures for an existing performer; returns whether old ones are still seen over them, and fade.
  func renew(_ number: Int, in view: PerformerView, _ isRenewed: (FlightEnd) -> Bool) -> Bool {
    view.renew(traits(of: number)) { end in
      // Pictures from before a change, and views that the app supplied, stay.
      guard isRenewed(end), let original = original(of: number, at: end),
        screens[end].snapshot == nil,
        screens.known.reading(of: original.view).kind != .given
      else { return nil }
      return picture(of: original)
    }
  }

  /// The pictures of a performer that may have to be taken again, besides those of which that is known.
  func pending(_ number: Int, in view: PerformerView, besides known: [PendingPicture] = [])
    -> [PendingPicture]
  {
    originals(of: number)
      .filter { one in
        screens[one.end].snapshot == nil && !known.contains { $0.end == one.end }
      }
      .compactMap { PendingPicture(of: $0.view, at: $0.end, in: view, taker(of: $0)) }
  }

  private func picture(of original: Original?) -> TakenPicture {
    guard let original else { return TakenPicture() }
    if let shot = screens[original.end].snapshot?.removePicture(of: original.view) { return shot }
    let picture = original.element.picture
    // Most views are only a background, which needs no picture.
    if !picture.isLoaded || screens.known.reading(of: original.view).kind == .plain {
      return TakenPicture()
    }
    return taker(of: original).content(of: original.view, picture.includes)
  }

  private func taker(of original: Original) -> PictureTaker {
    var taker = taker
    taker.flying = flying[original.end]
    taker.isFresh =
      screens[original.end].isFresh || screens.known.uncommitted === screens[original.end].view
    let scale = plan.largestScale(of: original.performer)
    taker.scale = CGFloat(original.end == .upper ? scale.upper : scale.lower)
    return taker
  }

  private func traits(of number: Int) -> PerformerTraits {
    let looks = originals(of: number).map {
      screens[$0.end].snapshot?.traits[ObjectIdentifier($0.view)]
        ?? PerformerTraits.End(of: $0.view, $0.element, screens.known)
    }
    return PerformerTraits(looks.first, looks.last)
  }
}

/// A picture that has to be taken again once its view looks different.
@MainActor struct PendingPicture {
  private(set) weak var performer: PerformerView?
  let end: FlightEnd
  /// How the view looked when the picture was taken.
  private let look: Int
  private let flying: Set<ObjectIdentifier>

  /// Returns nil if the view can't be pictured again before it is on the screen.
  init?(of original: UIView, at end: FlightEnd, in standIn: PerformerView, _ taker: PictureTaker) {
    let (contents, kind) = taker.known.reading(of: original)
    let isRedrawn = [.image, .plain, .effect].contains(kind)
    guard kind != .given, isRedrawn || contents.isDrawable else { return nil }
    flying = taker.flying
    look = original.layer.look(beside: flying)
    performer = standIn
    self.end = end
  }

  /// The view that the performer now stands in for; nil once that is gone.
  var view: UIView? { performer?.originals[end] }

  var isOutdated: Bool {
    guard let view else { return false }
    return view.layer.look(beside: flying) != look
  }
}

@MainActor extension CALayer {
  /// Whether the layer was committed with its present look, wherever it was.
  ///
  /// A picture shows what was committed, without later changes of the app.
  var isCommitted: Bool { look(beside: [], asCommitted: true) == look(beside: []) }

  /// A hash of how the layer looks, without its own place, the size of an image, and views that fly by themselves.
  func look(beside flying: Set<ObjectIdentifier>, asCommitted isCommitted: Bool = false) -> Int {
    var hasher = Hasher()
    hasher.combine((delegate as? UIView)?.traitCollection.userInterfaceStyle)
    hasher.combine((delegate as? UIVisualEffectView)?.effect)
    if !(delegate is UIImageView) || sublayers != nil { hasher.combine(Vector(bounds.size)) }
    combineLook(into: &hasher, beside: flying, isCommitted)
    return hasher.finalize()
  }

  private func combineLook(
    into hasher: inout Hasher,
    beside flying: Set<ObjectIdentifier>,
    _ isCommitted: Bool
  ) {
    // What a layer is about to draw isn't known yet, so its look equals no other.
    guard let shown = shown(asCommitted: isCommitted), !isCommitted || !needsDisplay()
    else { return hasher.combine(UInt64.random(in: .min ... .max)) }
    shown.combineOwnLook(into: &hasher)
    switch delegate {
    case let view as UIImageView:
      hasher.combine(view.imageIdentity)
      hasher.combine(view.contentMode)
    case let label as UILabel:
      hasher.combine(label.matchPicture)
      hasher.combine(label.visibleBackground)
    case let text as UITextView:
      hasher.combine([text.text, text.font, text.textColor, text.textAlignment] as [AnyHashable?])
    default: hasher.combine(shown.contents.map { ObjectIdentifier($0 as AnyObject) })
    }
    for layer in mask.map({ [$0] + (sublayers ?? []) }) ?? sublayers ?? [] {
      if let view = layer.delegate as? UIView, flying.contains(ObjectIdentifier(view)) { continue }
      // An animation changes how a layer looks, although the values of the layer stay the same.
      hasher.combine(layer.isAnimatedByApp)
      let place = layer.shown(asCommitted: isCommitted) ?? layer
      guard place.isSeenByItself else { continue }
      hasher.combine(Box(place.bounds))
      hasher.combine(Vector(place.position))
      hasher.combine(Affine(place.affineTransform()))
      layer.combineLook(into: &hasher, beside: flying, isCommitted)
    }
  }

  /// The layer as a picture shows it, if it has been committed; while the app animates it, as it is.
  private func shown(asCommitted isCommitted: Bool) -> CALayer? {
    isCommitted && !isAnimatedByApp ? presentation() : self
  }

  /// Adds the look of the layer itself to a hash, without its contents and its place.
  func combineOwnLook(into hasher: inout Hasher) {
    // One by one, because an array would be allocated for each of many layers.
    hasher.combine(opacity)
    hasher.combine(zPosition)
    hasher.combine(masksToBounds)
    hasher.combine(Vector(bounds.origin))
    hasher.combine(Box(contentsRect))
    hasher.combine(contentsGravity)
    hasher.combine(cornerRadius)
    if cornerRadius > 0 { hasher.combine(maskedCorners.rawValue) }
    hasher.combine(backgroundColor)
    hasher.combine(borderWidth)
    if borderWidth > 0 { hasher.combine(borderColor) }
    hasher.combine(shadowOpacity)
    if shadowOpacity > 0 {
      hasher.combine(shadowRadius)
      hasher.combine(shadowColor)
      hasher.combine(Vector(shadowOffset))
      hasher.combine(shadowPath)
    }
    if let shape = self as? CAShapeLayer {
      hasher.combine(shape.path)
      hasher.combine(shape.fillColor)
      hasher.combine(shape.fillRule)
      hasher.combine(shape.strokeColor)
      hasher.combine(shape.strokeEnd)
      hasher.combine(shape.lineWidth)
    }
    if let gradient = self as? CAGradientLayer { hasher.combine(gradient.fingerprint) }
  }
}
#endif
