#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips a performer to a region and a rounded box of the container.
///
///     ClipView             the region: an upright box by its bounds, anything else by a mask, unless that
///                          would break an effect inside; then by the bounds around it
///     └ rounded box        placed as the frame says, if there is one
///       └ container again  the way back to the container's coordinates, if the box is turned or scaled
///         └ performer
///
/// The view's own coordinates are always the container's, and so are those of a box that is neither turned nor scaled.
@MainActor final class ClipView: UIView {
  private let performer: PerformerView
  /// The rounded box and what leads back from it, once there is one.
  private var inner: (rounded: UIView, back: UIView)?
  private var region: [Vector]?
  private var box: RoundedBoxFrame??

  init(around performer: PerformerView) {
    self.performer = performer
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.anchorPoint = .zero
  }

  /// Takes the performer's place on the stage, if it is there, and then the performer.
  func embrace() {
    performer.superview?.insertSubview(self, aboveSubview: performer)
    addSubview(performer)
  }

  private func makeBox() -> (rounded: UIView, back: UIView) {
    let (rounded, back) = (UIView(), UIView())
    rounded.isUserInteractionEnabled = false
    for view in [rounded, back] { view.layer.anchorPoint = .zero }
    addSubview(rounded)
    rounded.addSubview(back)
    back.addSubview(performer)
    inner = (rounded, back)
    return (rounded, back)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func draw(_ region: ArraySlice<Vector>, _ box: RoundedBoxFrame?, in container: CGRect) {
    if self.region.map({ !$0.elementsEqual(region) }) ?? true { cut(region, container) }
    if self.box != .some(box) { round(box, container) }
  }

  private func cut(_ region: ArraySlice<Vector>, _ container: CGRect) {
    self.region = Array(region)
    let upright =
      CGRect(upright: region) ?? (performer.holdsEffect ? CGRect(around: region) : nil)
    let whole = region.isEmpty ? container : upright ?? container
    take(whole)
    if clipsToBounds == region.isEmpty { clipsToBounds = !region.isEmpty }
    if region.isEmpty || upright != nil {
      if layer.mask != nil { layer.mask = nil }
    } else {
      mask(by: region)
    }
  }

  private func take(_ whole: CGRect) {
    center = whole.origin
    bounds = whole
  }

  @discardableResult private func mask(by region: ArraySlice<Vector>) -> CALayer {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    let mask = (layer.mask as? CAShapeLayer) ?? CAShapeLayer()
    mask.path = CGPath.polygon(region)
    if layer.mask == nil { layer.mask = mask }
    return mask
  }

  private func round(_ box: RoundedBoxFrame?, _ container: CGRect) {
    self.box = .some(box)
    if box == nil, inner == nil { return }
    let (rounded, back) = inner ?? makeBox()
    let whole = Box(container)
    let size = box?.size ?? whole.size
    var toContainer = box?.transform ?? .identity
    toContainer.translation = (box?.center ?? whole.center) - toContainer.linear(size / 2)
    if rounded.clipsToBounds != (box != nil) { rounded.clipsToBounds = box != nil }
    rounded.layer.round(box?.corners ?? .square)
    let origin = CGPoint(toContainer.translation)
    rounded.center = origin
    toContainer.translation = .zero
    let isUpright = toContainer == .identity
    rounded.bounds = CGRect(origin: isUpright ? origin : .zero, size: CGSize(size))
    let transform = CGAffineTransform(toContainer)
    if rounded.transform != transform { rounded.transform = transform }
    let inverse = transform.inverted()
    if back.transform != inverse { back.transform = inverse }
    back.center = isUpright ? .zero : CGPoint(x: -origin.x, y: -origin.y).applying(inverse)
  }
}

extension ClipView {
  /// Whether all that it shows can be played.
  ///
  /// A box that turns would need the way back played, which is no mixture of two transforms. Around an effect there
  /// is no mask.
  func canPlay(_ number: Int, of course: Course) -> Bool {
    let own = course.performers[number]
    if !own.clipRegion.isEmpty, performer.holdsEffect, own.clipRegion.uprightSides == nil {
      return false
    }
    guard let box = course.first.clipBox(of: number) else { return true }
    return own.clipTransform.isEmpty && box.transform == .identity
      || own.clipBox.allSatisfy { $0 == nil }
  }

  /// Plays what clips a performer; what clips it at the end was drawn before.
  func play(_ number: Int, by playback: Playback, in container: CGRect) {
    let own = playback.performer(number)
    if !own.clipRegion.isEmpty { playRegion(own.clipRegion, by: playback, in: container) }
    guard
      own.clipBox.contains(where: { $0 != nil }) || own.clipCorners.contains(where: { $0 != nil })
    else { return }
    let rows = playback.course.keyframes(of: number, count: 5) { frame, numbers in
      guard let box = frame.clipBox(of: number) else { return numbers += [0, 0, 0, 0, 0] }
      let origin = box.center - box.size / 2
      numbers += [origin.x, origin.y, box.size.x, box.size.y, Double(box.corners.largest)]
    }
    guard rows.count == 5, let rounded = inner?.rounded else { return }
    let first = playback.course.first.clipBox(of: number)?.corners.mask ?? []
    rounded.layer.maskedCorners.formUnion(first)
    playback.play(position: rows[0], rows[1], on: rounded.layer)
    playback.play(origin: rows[0], rows[1], on: rounded.layer)
    playback.play(size: rows[2], rows[3], on: rounded.layer)
    playback.play(rows[4], "cornerRadius", on: rounded.layer)
    box = nil
  }

  /// The bounds clip if the region is an upright box all the way, and otherwise a mask does.
  private func playRegion(_ rows: [Keyframes], by playback: Playback, in container: CGRect) {
    guard let sides = rows.uprightSides else {
      // The next frame that is drawn may be an upright box again.
      let last = (region ?? [])[...]
      region = nil
      take(container)
      clipsToBounds = true
      playback.play(rows, "path", on: mask(by: last)) { CGPath.polygon($0.corners[...]) }
      return
    }
    playback.play(position: sides[0], sides[1], on: layer)
    playback.play(origin: sides[0], sides[1], on: layer)
    playback.play(size: sides[2], sides[3], on: layer)
  }
}

extension [Double] {
  /// The corners whose x and y these are, one after the other.
  fileprivate var corners: [Vector] {
    stride(from: 0, to: count, by: 2).map { Vector(self[$0], self[$0 + 1]) }
  }
}

extension [Keyframes] {
  /// Left, top, width and height of a box, if the four corners that move in these rows form an upright one all the
  /// way.
  fileprivate var uprightSides: [Keyframes]? {
    guard count == 8 else { return nil }
    let frames = self[0].values.indices.map { index in map { $0.values[index] } }
    // Each corner has a side in common with the next one, the same one all the way.
    let pairings = [[(0, 6), (2, 4), (1, 3), (5, 7)], [(0, 2), (4, 6), (1, 7), (3, 5)]]
    let isUpright = pairings.contains { pairs in
      frames.allSatisfy { frame in pairs.allSatisfy { abs(frame[$0] - frame[$1]) < 1e-6 } }
    }
    guard isUpright else { return nil }
    let sides = frames.map { frame in
      let (left, right) = (Swift.min(frame[0], frame[4]), Swift.max(frame[0], frame[4]))
      let (top, bottom) = (Swift.min(frame[1], frame[5]), Swift.max(frame[1], frame[5]))
      return [left, top, right - left, bottom - top]
    }
    return (0..<4).map { side in
      Keyframes(sides.map { $0[side] }, self[0].pace)
    }
  }
}

extension CALayer {
  /// Rounds the corners with a single radius, which is enough for the clips of a list or a card.
  fileprivate func round(_ corners: Corners) {
    cornerRadius = corners.largest
    maskedCorners = corners.mask
  }
}

extension CGRect {
  /// Creates the box that four corners form, if it is upright.
  fileprivate init?(upright corners: ArraySlice<Vector>) {
    guard corners.count == 4, let (low, high) = corners.extremes else { return nil }
    let isUpright = corners.allSatisfy {
      ($0.x == low.x || $0.x == high.x) && ($0.y == low.y || $0.y == high.y)
    }
    guard isUpright else { return nil }
    self.init(Box(origin: low, size: high - low))
  }

  /// Creates the smallest upright box around points, if there are any.
  fileprivate init?(around points: ArraySlice<Vector>) {
    guard let (low, high) = points.extremes else { return nil }
    self.init(Box(origin: low, size: high - low))
  }
}

extension ArraySlice<Vector> {
  /// The top left and the bottom right of the smallest upright box around all of them.
  fileprivate var extremes: (low: Vector, high: Vector)? {
    guard let first else { return nil }
    return dropFirst().reduce((first, first)) {
      (
        Vector(Swift.min($0.0.x, $1.x), Swift.min($0.0.y, $1.y)),
        Vector(Swift.max($0.1.x, $1.x), Swift.max($0.1.y, $1.y))
      )
    }
  }
}
#endif
