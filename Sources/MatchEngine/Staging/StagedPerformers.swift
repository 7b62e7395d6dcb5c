#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that moves in a flight: the two screens and the clipped stand-ins, by the performer's number.
@MainActor struct StagedPerformers {
  private(set) var roots: [Int: RootView] = [:]
  private(set) var standIns: [Int: PerformerView] = [:]
  private var clips: [Int: ClipView] = [:]
  private var borderOverlays: [Int: BorderOverlay] = [:]
  /// Screens that the flight has left behind, which stay as they are until it is over.
  private var past: [RootView] = []
  private var isInUpperOrder: Bool?

  mutating func add(_ number: Int, _ root: RootView) { roots[number] = root }

  mutating func add(_ number: Int, _ standIn: PerformerView) {
    standIns[number] = standIn
    clips[number] = ClipView(around: standIn)
  }

  /// The views on the stage that show a performer.
  func views(of number: Int) -> [UIView] {
    [clips[number], borderOverlays[number]?.clip].compactMap { $0 }
  }

  /// Replaces the border overlays.
  mutating func takeBorderOverlays(_ new: [Int: BorderOverlay]) {
    for borderOverlay in borderOverlays.values { borderOverlay.strike() }
    borderOverlays = new
    isInUpperOrder = nil
  }

  /// Draws a frame, stacked in the order of the nearer screen.
  mutating func draw(_ frame: Frame, of plan: Plan, on stage: StageView, in container: CGRect) {
    if isInUpperOrder != frame.isInUpperOrder { stack(frame, plan, stage) }
    for (number, performer) in frame.performers.enumerated() {
      if let root = roots[number] {
        root.draw(performer)
        continue
      }
      let (decoration, borderOverlay) = (frame.decoration(of: number), borderOverlays[number])
      standIns[number]?.follow()
      standIns[number]?.draw(
        performer,
        pictureBoxes: frame.pictureBoxes(of: number),
        parts: frame.parts(of: number),
        decoration: borderOverlay == nil ? decoration : decoration?.withoutBorder
      )
      borderOverlay?.draw(performer, decoration)
      let (region, box) = (frame.clipRegion(of: number), frame.clipBox(of: number))
      clips[number]?.draw(region, box, in: container)
      borderOverlay?.clip.draw(region, box, in: container)
    }
  }

  private mutating func stack(_ frame: Frame, _ plan: Plan, _ stage: StageView) {
    isInUpperOrder = frame.isInUpperOrder
    // Performers whose border overlay hasn't been added yet.
    var open: [Int] = []
    func close(upTo number: Int?) {
      while let last = open.last, number.map({ plan.isInside($0, last) }) != true {
        if let borderOverlay = borderOverlays[open.removeLast()] {
          stage.addSubview(borderOverlay.clip)
        }
      }
    }
    for number in frame.isInUpperOrder ? plan.upperOrder : plan.lowerOrder {
      close(upTo: number)
      if let clip = clips[number] { stage.addSubview(clip) }
      if borderOverlays[number] != nil { open.append(number) }
    }
    close(upTo: nil)
    let isUpper = frame.isInUpperOrder
    for standIn in standIns.values { standIn.setNearerEnd(isUpper: isUpper) }
    for borderOverlay in borderOverlays.values { borderOverlay.setNearerEnd(isUpper: isUpper) }
  }

  /// Renumbers the performers for another plan, and strikes those that aren't in it.
  ///
  /// - Parameters:
  ///   - origins: For each performer of the other plan, the number that it had before.
  ///   - keepsScreens: Whether screens that the flight leaves behind stay as they are.
  /// - Returns: The numbers of the new performers.
  mutating func renumber(_ origins: [Int?], keepsScreens: Bool) -> [Int] {
    let old = self
    (roots, standIns, clips, isInUpperOrder) = ([:], [:], [:], nil)
    var missing: [Int] = []
    for (number, origin) in origins.enumerated() {
      guard let origin, old.roots[origin] != nil || old.standIns[origin] != nil else {
        missing.append(number)
        continue
      }
      roots[number] = old.roots[origin]
      standIns[number] = old.standIns[origin]
      clips[number] = old.clips[origin]
    }
    let kept = Set(origins.compactMap { $0 })
    for (number, root) in old.roots where !kept.contains(number) {
      if keepsScreens { past.append(root) } else { root.strike() }
    }
    for (number, standIn) in old.standIns where !kept.contains(number) {
      standIn.strike()
      old.clips[number]?.removeFromSuperview()
    }
    return missing
  }

  mutating func strike() {
    for root in past + Array(roots.values) { root.strike() }
    for standIn in standIns.values { standIn.strike() }
    for borderOverlay in borderOverlays.values { borderOverlay.strike() }
    self = StagedPerformers()
  }
}

extension Plan {
  /// Whether a performer flies inside another one.
  fileprivate func isInside(_ number: Int, _ other: Int) -> Bool {
    var next = performers[number].parent
    while let parent = next, parent != other { next = performers[parent].parent }
    return next != nil
  }
}

/// The border of a performer that has others inside it.
///
/// A layer's border is in front of everything inside the layer. Inner performers are siblings on the stage, so
/// the border comes after them:
///
///     card ── photo ── title ── border of the card
@MainActor struct BorderOverlay {
  private let border: PerformerView
  let clip: ClipView

  init(_ build: PerformerBuild) {
    border = PerformerView(lower: NoContent(), upper: NoContent(), build: build)
    clip = ClipView(around: border)
  }

  func draw(_ frame: PerformerFrame, _ decoration: Decoration?) {
    border.draw(frame, pictureBoxes: nil, decoration: decoration?.onlyBorder)
  }

  func setNearerEnd(isUpper: Bool) { border.setNearerEnd(isUpper: isUpper) }

  func strike() { clip.removeFromSuperview() }
}

/// One of the two screens as a performer: the live view with an overriding transform and opacity.
///
/// Nothing is written to the view, so its safe area and the app's own values don't change.
@MainActor final class RootView {
  let view: UIView
  private var last: PerformerFrame?
  /// How the screen fades where an opacity would break an effect; nil until it fades.
  private var fade: Fade?

  private enum Fade {
    case whole
    case inParts(ScreenFade)
  }
  /// The resting state: the center of the container, wherever the screen is in it, and the screen's own transform.
  private let rest: (center: Vector, transform: CATransform3D)

  init(_ view: UIView, in container: UIView) {
    self.view = view
    // The view may have been out of sight until now.
    LayerOverride.release(view.layer)
    let middle = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    rest = (Vector(middle), view.layer.transform)
  }

  func draw(_ frame: PerformerFrame) {
    if frame.alpha < 1 || fade != nil { fade(frame.alpha) }
    if frame.center != last?.center || frame.transform != last?.transform {
      let way = frame.center - rest.center
      let isMoved = way != .zero || frame.transform != .identity
      if isMoved || last != nil {
        LayerOverride.transform(transform(by: way, frame.transform)).put(on: view.layer)
      }
    }
    last = frame
  }

  private func fade(_ alpha: Double) {
    if fade == nil {
      let effects = view.effectsInSight
      fade = effects.isEmpty ? .whole : .inParts(ScreenFade(of: view, around: effects))
    }
    switch fade {
    case .inParts(let parts): parts.fade(to: alpha)
    case .whole where alpha != last?.alpha:
      LayerOverride.opacity(view.layer.opacity * Float(alpha)).put(on: view.layer)
    default: break
    }
  }

  /// The view's own transform followed by the effect, about the view's center.
  private func transform(by way: Vector, _ effect: Affine) -> CATransform3D {
    var moved = effect
    moved.translation = way
    return CATransform3DConcat(
      rest.transform,
      CATransform3DMakeAffineTransform(CGAffineTransform(moved))
    )
  }

  func strike() {
    LayerOverride.release(view.layer)
    if case .inParts(let parts) = fade { parts.strike() }
  }
}

extension UIView {
  /// The blurs and the glass at or below the view that can be seen, and that nothing else fades.
  fileprivate var effectsInSight: [UIVisualEffectView] {
    var effects: [UIVisualEffectView] = []
    var views = [self]
    while let view = views.popLast() {
      guard view.canFadeInParts else { continue }
      if let effect = view as? UIVisualEffectView {
        if effect.effect != nil { effects.append(effect) }
        views.append(effect.contentView)
      } else {
        views += view.subviews
      }
    }
    return effects
  }

  /// Whether effects are right inside the view, and the view shows nothing itself that needs an opacity to fade.
  private var canFadeInParts: Bool {
    guard !isHidden, layer.opacity >= 1, layer.contents == nil,
      layer.animation(forKey: OwnAnimation.opacity) == nil
    else { return false }
    if layer.mask != nil { return self is UIVisualEffectView }
    // Bars and controls are the system's own, with their effects.
    return
      !(self is UINavigationBar || self is UITabBar || self is UIControl || self is UILabel
      || self is UIImageView || layer is CAGradientLayer || layer is CAShapeLayer)
  }
}
#endif
