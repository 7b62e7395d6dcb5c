#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// The view that moves for one performer.
enum StagedPerformer {
  case screen(StagedScreen)
  case standIn(PerformerView)
}

/// Everything that moves in a flight: the two screens and the stand-ins, by the performer's number.
@MainActor struct StagedPerformers {
  var all: [StagedPerformer?] = []
  /// The borders of performers with others inside; all are siblings on the stage, and the border comes last.
  ///
  ///     card ── photo ── title ── border of the card
  private var frontBorders: [Int: PerformerView] = [:]
  /// Screens that the flight has left; they stay as they are until it is over.
  private var leftBehind: [StagedScreen] = []
  /// The order in which the views are stacked; nil if they have to be stacked again.
  private var isInUpperOrder: Bool?

  var screens: [(number: Int, screen: StagedScreen)] {
    all.enumerated().compactMap { if case .screen(let screen)? = $1 { ($0, screen) } else { nil } }
  }

  var standIns: [(number: Int, view: PerformerView)] {
    all.enumerated().compactMap { if case .standIn(let view)? = $1 { ($0, view) } else { nil } }
  }

  /// Replaces the front borders, and adds pictures that were missing until now.
  mutating func complete(by maker: StandInMaker) {
    for frontBorder in frontBorders.values { frontBorder.strike() }
    frontBorders = maker.frontBorders()
    isInUpperOrder = nil
    for (number, standIn) in standIns {
      for end in FlightEnd.allCases where standIn.contents[end] == nil {
        let picture = maker.missingPicture(of: number, at: end)
        if let picture { standIn.replace(by: picture, at: end) }
      }
      if maker.plan.performers[number].isClipped { standIn.makeClip() }
    }
  }

  /// Draws a frame, stacked in the order of the nearer screen.
  mutating func draw(_ frame: Frame, of plan: Plan, on stage: StageView, by writer: FrameWriter) {
    for number in frame.performers.indices { draw(number, frame, by: writer) }
    if isInUpperOrder == frame.isInUpperOrder { return }
    isInUpperOrder = frame.isInUpperOrder
    for (depth, view) in order(isUpper: frame.isInUpperOrder, plan).enumerated() {
      if view.superview !== stage { stage.addSubview(view) }
      view.drawn.set(.depth, .number(CGFloat(depth)), by: writer)
    }
  }

  private func draw(_ number: Int, _ frame: Frame, by writer: FrameWriter) {
    let performer = frame.performers[number]
    var decoration = frame.decoration(of: number)
    switch all[number] {
    case nil: return
    case .screen(let screen)?: screen.draw(performer, decoration, by: writer)
    case .standIn(let standIn)?:
      let clip = frame.clip(of: number)
      let boxes = frame.pictureBoxes(of: number)
      if let frontBorder = frontBorders[number] {
        let border = decoration.map { Decoration(border: $0.border) }
        decoration?.border = .invisible
        frontBorder.draw(performer, in: clip, pictureBoxes: nil, decoration: border, by: writer)
      }
      standIn.draw(performer, in: clip, pictureBoxes: boxes, decoration: decoration, by: writer)
    }
  }

  /// The views on the stage, rearmost first.
  private func order(isUpper: Bool, _ plan: Plan) -> [any DrawnView] {
    var views: [any DrawnView] = []
    // Performers whose front border hasn't been added yet.
    var open: [Int] = []
    func close(upTo number: Int?) {
      while let last = open.last, number.map({ plan.isInside($0, last) }) != true {
        if let border = frontBorders[open.removeLast()] { views.append(border.outermost) }
      }
    }
    for number in isUpper ? plan.upperOrder : plan.lowerOrder {
      close(upTo: number)
      if case .standIn(let view)? = all[number] { views.append(view.outermost) }
      if frontBorders[number] != nil { open.append(number) }
    }
    close(upTo: nil)
    return views
  }

  /// Takes over the numbers of a new plan, and strikes performers that it lacks; returns the numbers of those it adds.
  ///
  /// - Parameters:
  ///   - origins: For each performer of the new plan, its number in the old one; nil for a new performer.
  ///   - keepsScreens: Whether a screen that the plan lacks stays as it is, because the flight has left it.
  mutating func renumber(_ origins: [Int?], keepsScreens: Bool) -> [Int] {
    let old = self
    all = origins.map { $0.flatMap { old.all[$0] } }
    isInUpperOrder = nil
    let kept = Set(origins.compactMap { $0 })
    for (number, screen) in old.screens where !kept.contains(number) {
      if keepsScreens { leftBehind.append(screen) } else { screen.strike() }
    }
    for (number, view) in old.standIns where !kept.contains(number) { view.strike() }
    return all.indices.filter { all[$0] == nil }
  }

  mutating func strike() {
    for screen in leftBehind + screens.map(\.screen) { screen.strike() }
    for view in standIns.map(\.view) + Array(frontBorders.values) { view.strike() }
    self = StagedPerformers()
  }
}

extension Plan {
  fileprivate func isInside(_ number: Int, _ other: Int) -> Bool {
    var next = performers[number].parent
    while let parent = next, parent != other { next = performers[parent].parent }
    return next != nil
  }
}
#endif
