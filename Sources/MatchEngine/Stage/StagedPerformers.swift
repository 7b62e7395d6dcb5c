#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Everything that moves in a flight: the two screens and the clipped stand-ins, by the performer's number.
@MainActor struct StagedPerformers {
  var roots: [Int: StagedScreen] = [:]
  var standIns: [Int: PerformerView] = [:]
  private var clips: [Int: ClipView] = [:]
  private var frontBorders: [Int: FrontBorder] = [:]
  /// Screens that the flight has left behind, which stay as they are until it is over.
  private var past: [StagedScreen] = []
  private var isInUpperOrder: Bool?

  /// Puts a clip around each performer that needs one and has none.
  private mutating func makeClips(_ plan: Plan) {
    for (number, standIn) in standIns where clips[number] == nil {
      guard plan.performers[number].isClipped else { continue }
      let clip = ClipView(around: standIn)
      clip.embrace()
      clips[number] = clip
    }
  }

  /// Replaces the front borders, and adds the pictures that are missing by now.
  mutating func complete(by maker: StandInMaker) {
    for frontBorder in frontBorders.values { frontBorder.clip.removeFromSuperview() }
    frontBorders = maker.frontBorders()
    isInUpperOrder = nil
    for (number, standIn) in standIns {
      for isUpper in [false, true]
      where (isUpper ? standIn.upper : standIn.lower)?.view == nil {
        if let late = maker.late(number, isUpper: isUpper) {
          standIn.replace(by: late, isUpper: isUpper)
        }
      }
    }
  }

  /// Draws a frame, stacked in the order of the nearer screen.
  mutating func draw(_ frame: Frame, of plan: Plan, on stage: StageView, by writer: FrameWriter) {
    if isInUpperOrder == nil { makeClips(plan) }
    if isInUpperOrder != frame.isInUpperOrder { stack(frame, plan, stage, by: writer) }
    for number in frame.performers.indices { draw(number, frame, by: writer) }
  }

  private func draw(_ number: Int, _ frame: Frame, by writer: FrameWriter) {
    let performer = frame.performers[number]
    if let root = roots[number] {
      return root.draw(performer, frame.decoration(of: number), by: writer)
    }
    let frontBorder = frontBorders[number]
    standIns[number]?.draw(
      performer,
      pictureBoxes: frame.pictureBoxes(of: number),
      decoration: decoration(of: number, in: frame),
      by: writer
    )
    clips[number]?.draw(frame.clip(of: number), by: writer)
    frontBorder?.draw(performer, frame.decoration(of: number), by: writer)
    frontBorder?.clip.draw(frame.clip(of: number), by: writer)
  }

  /// What a stand-in shows of its decoration, since a front border shows the border.
  private func decoration(of number: Int, in frame: Frame) -> Decoration? {
    var decoration = frame.decoration(of: number)
    if frontBorders[number] != nil { decoration?.border = .invisible }
    return decoration
  }

  private mutating func stack(
    _ frame: Frame,
    _ plan: Plan,
    _ stage: StageView,
    by writer: FrameWriter
  ) {
    isInUpperOrder = frame.isInUpperOrder
    for (depth, view) in order(isUpper: frame.isInUpperOrder, plan).enumerated() {
      if view.superview !== stage { stage.addSubview(view) }
      view.drawn.set(.depth, .number(CGFloat(depth)), by: writer)
    }
  }

  /// The views on the stage, rearmost first.
  private func order(isUpper: Bool, _ plan: Plan) -> [any DrawnView] {
    var views: [any DrawnView] = []
    // Performers whose front border hasn't been added yet.
    var open: [Int] = []
    func close(upTo number: Int?) {
      while let last = open.last, number.map({ plan.isInside($0, last) }) != true {
        if let frontBorder = frontBorders[open.removeLast()] { views.append(frontBorder.clip) }
      }
    }
    for number in isUpper ? plan.upperOrder : plan.lowerOrder {
      close(upTo: number)
      if let view: any DrawnView = clips[number] ?? standIns[number] { views.append(view) }
      if frontBorders[number] != nil { open.append(number) }
    }
    close(upTo: nil)
    return views
  }

  /// Takes the numbers of a new plan, and strikes the performers that it lacks.
  ///
  /// - Parameters:
  ///   - origins: For each performer of the new plan, its number in the old one; nil for a new performer.
  ///   - keepsScreens: Whether a screen that the plan lacks stays as it is, because the flight leaves it behind.
  /// - Returns: The numbers of the new performers.
  mutating func renumber(_ origins: [Int?], keepsScreens: Bool) -> [Int] {
    let old = self
    roots = [:]
    standIns = [:]
    clips = [:]
    isInUpperOrder = nil
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
    for frontBorder in frontBorders.values { frontBorder.clip.removeFromSuperview() }
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
    border = PerformerView(lower: nil, upper: nil, traits: traits)
    clip = ClipView(around: border)
    clip.embrace()
  }

  func draw(_ frame: PerformerFrame, _ decoration: Decoration?, by writer: FrameWriter) {
    let border = decoration.map { Decoration(border: $0.border) }
    self.border.draw(frame, pictureBoxes: nil, decoration: border, by: writer)
  }
}

/// Clips a performer to a rounded box of the container.
///
///     ClipView             the box
///     └ container space    its coordinates are the container's, if the box is turned
///       └ performer
///
/// The view's own coordinates are the container's, unless the box is turned.
@MainActor final class ClipView: UIView, DrawnView {
  private let performer: PerformerView
  /// The view whose coordinates are the container's, once the box has been turned.
  private var containerSpace: DrawnLayer?
  private(set) lazy var drawn = DrawnLayer(layer)
  private lazy var corners = CornerClips(in: self)

  init(around performer: PerformerView) {
    self.performer = performer
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.anchorPoint = .zero
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  /// Takes the performer's place on the stage, if it is there, and then the performer.
  func embrace() {
    performer.superview?.insertSubview(self, aboveSubview: performer)
    addSubview(performer)
  }

  /// Clips to a box; nil if nothing is clipped any more.
  func draw(_ clip: RoundedBox?, by writer: FrameWriter) {
    if clipsToBounds != (clip != nil) { clipsToBounds = clip != nil }
    let bounds = place(clip ?? RoundedBox(Box(superview?.bounds ?? .zero)), by: writer)
    corners.round(clip?.corners ?? .square, in: bounds, by: writer)
  }

  /// Returns the bounds that the clip has then.
  private func place(_ clip: RoundedBox, by writer: FrameWriter) -> CGRect {
    let turn = clip.placement.transform.affine
    let isTurned = turn != .identity
    let origin = CGPoint(clip.placement.affine.translation)
    drawn.set(position: origin, by: writer)
    let bounds = CGRect(
      origin: isTurned ? .zero : origin,
      size: CGSize(clip.placement.size)
    )
    drawn.set(.origin, .point(bounds.origin), by: writer)
    drawn.set(size: bounds.size, by: writer)
    drawn.set(.transform, .transform(turn), by: writer)
    guard isTurned || containerSpace != nil else { return bounds }
    let containerSpace = containerSpace ?? makeContainerSpace(by: writer)
    let inverse = CGAffineTransform(turn).inverted()
    let center = CGPoint(x: -origin.x, y: -origin.y).applying(inverse)
    containerSpace.set(.transform, .transform(Affine(inverse)), by: writer)
    containerSpace.set(position: isTurned ? center : .zero, by: writer)
    return bounds
  }

  private func makeContainerSpace(by writer: FrameWriter) -> DrawnLayer {
    let view = UIView()
    view.layer.anchorPoint = .zero
    corners.innermost.addSubview(view)
    view.addSubview(performer)
    let drawn = DrawnLayer(view.layer)
    containerSpace = drawn
    writer.addsLayer()
    return drawn
  }
}
#endif
