#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that moves in a flight: the two screens and the clipped stand-ins, by the performer's number.
@MainActor struct StagedPerformers {
  private(set) var roots: [Int: StagedScreen] = [:]
  private(set) var standIns: [Int: PerformerView] = [:]
  private var clips: [Int: ClipView] = [:]
  private var frontBorders: [Int: FrontBorder] = [:]
  /// Screens that the flight has left behind, which stay as they are until it is over.
  private var past: [StagedScreen] = []
  private var isInUpperOrder: Bool?
  /// The performers that are partly drawn frame by frame while the rest is played.
  private var unplayed: [(number: Int, isInPart: Bool)] = []

  mutating func add(_ number: Int, _ root: StagedScreen) { roots[number] = root }

  mutating func add(_ number: Int, _ standIn: PerformerView) { standIns[number] = standIn }

  /// The views on the stage that show a performer.
  func views(of number: Int) -> [UIView] {
    [outerView(of: number), frontBorders[number]?.clip].compactMap { $0 }
  }

  private func outerView(of number: Int) -> UIView? { clips[number] ?? standIns[number] }

  /// Puts a clip around each performer that needs one and has none.
  private mutating func makeClips(_ plan: Plan) {
    for (number, standIn) in standIns where clips[number] == nil {
      guard plan.performers[number].isClipped else { continue }
      let clip = ClipView(around: standIn)
      clip.embrace()
      clips[number] = clip
    }
  }

  /// Replaces the front borders, and adds the lower pictures that the upper ones don't serve for any more.
  mutating func complete(by maker: StandInMaker) {
    for frontBorder in frontBorders.values { frontBorder.strike() }
    frontBorders = maker.frontBorders()
    isInUpperOrder = nil
    for (number, standIn) in standIns where standIn.lower?.view == nil {
      if let lower = maker.lateLower(number) { standIn.replace(by: lower, isUpper: false) }
    }
  }

  /// Draws a frame, stacked in the order of the nearer screen.
  mutating func draw(_ frame: Frame, of plan: Plan, on stage: StageView, in container: CGRect) {
    if isInUpperOrder == nil { makeClips(plan) }
    if isInUpperOrder != frame.isInUpperOrder { stack(frame, plan, stage) }
    for number in frame.performers.indices { draw(number, frame, in: container) }
  }

  private func draw(_ number: Int, _ frame: Frame, in container: CGRect) {
    let performer = frame.performers[number]
    if let root = roots[number] { return root.draw(performer, frame.decoration(of: number)) }
    let frontBorder = frontBorders[number]
    standIns[number]?.draw(
      performer,
      pictureBoxes: frame.pictureBoxes(of: number),
      decoration: decoration(of: number, in: frame)
    )
    frontBorder?.draw(performer, frame.decoration(of: number))
    clips[number]?.draw(frame.clip(of: number), in: container)
    frontBorder?.clip.draw(frame.clip(of: number), in: container)
  }

  /// What a stand-in shows of its decoration, since a front border shows the border.
  private func decoration(of number: Int, in frame: Frame) -> Decoration? {
    var decoration = frame.decoration(of: number)
    if frontBorders[number] != nil { decoration?.border = .invisible }
    return decoration
  }

  private mutating func stack(_ frame: Frame, _ plan: Plan, _ stage: StageView) {
    let isUpper = frame.isInUpperOrder
    isInUpperOrder = isUpper
    let views = order(isUpper: isUpper, plan)
    if !stage.subviews.suffix(views.count).elementsEqual(views, by: ===) {
      for view in views { stage.addSubview(view) }
    }
    for standIn in standIns.values { standIn.setNearerEnd(isUpper: isUpper) }
    for frontBorder in frontBorders.values { frontBorder.setNearerEnd(isUpper: isUpper) }
  }

  /// The views on the stage, rearmost first.
  private func order(isUpper: Bool, _ plan: Plan) -> [UIView] {
    var views: [UIView] = []
    // Performers whose front border hasn't been added yet.
    var open: [Int] = []
    func close(upTo number: Int?) {
      while let last = open.last, number.map({ plan.isInside($0, last) }) != true {
        if let frontBorder = frontBorders[open.removeLast()] {
          views.append(frontBorder.clip)
        }
      }
    }
    for number in isUpper ? plan.upperOrder : plan.lowerOrder {
      close(upTo: number)
      if let view = outerView(of: number) { views.append(view) }
      if frontBorders[number] != nil { open.append(number) }
    }
    close(upTo: nil)
    return views
  }

  /// Draws the end of a course and plays what comes before it.
  mutating func play(_ playback: Playback, on stage: StageView, in container: CGRect) {
    let course = playback.course
    draw(course.last, of: course.plan, on: stage, in: container)
    unplayed = course.performers.indices.compactMap { number in
      if !play(number, playback) { return (number, false) }
      let hasPast = course.first.performers[number].pastAlpha > 0
      return hasPast || standIns[number]?.fadesByItself == true ? (number, true) : nil
    }
    playback.play { order(isUpper: $0, course.plan) }
  }

  /// Plays what one performer does, or returns false if that has to be drawn.
  private func play(_ number: Int, _ playback: Playback) -> Bool {
    guard playback.performer(number).isChanging else { return true }
    if let root = roots[number] { return root.play(number, by: playback) }
    guard let standIn = standIns[number] else { return true }
    let clip = clips[number]
    guard !playback.performer(number).turnsOver,
      clip?.canPlay(number, of: playback.course) != false
    else { return false }
    let frontBorder = frontBorders[number]
    standIn.play(number, by: playback, frontBorder == nil ? .all : .allButBorder)
    clip?.play(number, by: playback)
    frontBorder?.play(number, by: playback)
    return true
  }

  /// Whether something is drawn while the rest is played.
  var hasUnplayed: Bool { !unplayed.isEmpty }

  /// Draws what can't be played.
  func drawUnplayed(_ frame: Frame, in container: CGRect) {
    for (number, isInPart) in unplayed {
      guard isInPart else {
        draw(number, frame, in: container)
        continue
      }
      standIns[number]?.drawPart(frame.performers[number], decoration(of: number, in: frame))
    }
  }

  /// Renumbers the performers by the numbers that those of another plan had before, and strikes the others, but for
  /// screens that the flight leaves behind if these are kept; returns the numbers of the new performers.
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
    for frontBorder in frontBorders.values { frontBorder.strike() }
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
@MainActor struct FrontBorder {
  private let border: PerformerView
  let clip: ClipView

  init(_ traits: PerformerTraits) {
    var traits = traits
    traits.casters = []
    border = PerformerView(lower: nil, upper: nil, traits: traits)
    clip = ClipView(around: border)
    clip.embrace()
  }

  func draw(_ frame: PerformerFrame, _ decoration: Decoration?) {
    let border = decoration.map { Decoration(border: $0.border) }
    self.border.draw(frame, pictureBoxes: nil, decoration: border)
  }

  func play(_ number: Int, by playback: Playback) {
    border.play(number, by: playback, .border)
    clip.play(number, by: playback)
  }

  func setNearerEnd(isUpper: Bool) { border.setNearerEnd(isUpper: isUpper) }

  func strike() { clip.removeFromSuperview() }
}
#endif
