#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// All that moves in a flight: the two screens, and every stand-in in its clip, by the performer's number.
@MainActor struct StagedPerformers {
  private(set) var roots: [Int: RootView] = [:]
  private(set) var standIns: [Int: PerformerView] = [:]
  private var clips: [Int: ClipView] = [:]
  private var borderOverlays: [Int: BorderOverlay] = [:]
  /// Screens that a flight has left behind; they stay as they are until it is over.
  private var past: [RootView] = []
  private var isInUpperOrder: Bool?

  mutating func add(_ number: Int, _ root: RootView) { roots[number] = root }

  mutating func add(_ number: Int, _ standIn: PerformerView) {
    standIns[number] = standIn
    clips[number] = ClipView(around: standIn)
  }

  /// Gives those a border overlay who need one now.
  mutating func takeBorderOverlays(_ new: [Int: BorderOverlay]) {
    for borderOverlay in borderOverlays.values { borderOverlay.strike() }
    borderOverlays = new
    isInUpperOrder = nil
  }

  /// Draws a frame; the order is that of the screen that is nearer.
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
    // Whose border overlay is still to come.
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
    for standIn in standIns.values { standIn.turn(toUpper: frame.isInUpperOrder) }
    for borderOverlay in borderOverlays.values { borderOverlay.turn(toUpper: frame.isInUpperOrder) }
  }

  /// Gives everybody its number in another plan, and strikes who is not in it.
  ///
  /// - Parameters:
  ///   - origins: For each performer of the other plan the number that it had.
  ///   - keepsScreens: Whether screens that are left stay as they are.
  /// - Returns: The performers that nobody was before.
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
#endif
