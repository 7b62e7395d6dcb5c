#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

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
  func draw(_ clip: RoundedBox?, in container: CGRect, by writer: FrameWriter) {
    if clipsToBounds != (clip != nil) { clipsToBounds = clip != nil }
    place(clip ?? RoundedBox(Box(container)), by: writer)
    drawn.set(.cornerRadius, .number(clip?.corners.largest ?? 0), by: writer)
    layer.round(clip?.corners.mask ?? [], by: writer)
  }

  private func place(_ clip: RoundedBox, by writer: FrameWriter) {
    let turn = clip.placement.transform.affine
    let isTurned = turn != .identity
    let origin = CGPoint(clip.placement.affine.translation)
    drawn.set(position: origin, by: writer)
    drawn.set(.origin, .point(isTurned ? .zero : origin), by: writer)
    drawn.set(size: CGSize(clip.placement.size), by: writer)
    drawn.set(.transform, .transform(turn), by: writer)
    guard isTurned || containerSpace != nil else { return }
    let containerSpace = containerSpace ?? makeContainerSpace(by: writer)
    let inverse = CGAffineTransform(turn).inverted()
    let center = CGPoint(x: -origin.x, y: -origin.y).applying(inverse)
    containerSpace.set(.transform, .transform(Affine(inverse)), by: writer)
    containerSpace.set(position: isTurned ? center : .zero, by: writer)
  }

  private func makeContainerSpace(by writer: FrameWriter) -> DrawnLayer {
    let view = UIView()
    view.layer.anchorPoint = .zero
    addSubview(view)
    view.addSubview(performer)
    let drawn = DrawnLayer(view.layer)
    containerSpace = drawn
    writer.addsLayer()
    return drawn
  }
}
#endif
