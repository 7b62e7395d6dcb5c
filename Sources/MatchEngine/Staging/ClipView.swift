#if canImport(UIKit) && !os(watchOS)
import MatchEngineCore
import UIKit

/// Clips a performer to a rounded box of the container.
///
///     ClipView       the box
///     └ way back     to the container's coordinates, if the box is turned
///       └ performer
///
/// The view's own coordinates are the container's, unless the box is turned.
@MainActor final class ClipView: UIView {
  private let performer: PerformerView
  /// What leads back to the container's coordinates, once the box was turned.
  private var wayBack: UIView?
  /// What was drawn last; nil if that is unknown.
  private var last: RoundedBoxFrame??

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
  func draw(_ clip: RoundedBoxFrame?, in container: CGRect) {
    guard last != .some(clip) else { return }
    last = .some(clip)
    if clipsToBounds != (clip != nil) { clipsToBounds = clip != nil }
    place(clip ?? RoundedBoxFrame(Box(container)))
    layer.cornerRadius = clip?.corners.largest ?? 0
    layer.maskedCorners = clip?.corners.mask ?? []
  }

  private func place(_ clip: RoundedBoxFrame) {
    let (turn, isTurned) = (CGAffineTransform(clip.transform), clip.transform != .identity)
    let origin = CGPoint(clip.center - clip.transform.linear(clip.size / 2))
    center = origin
    bounds = CGRect(origin: isTurned ? .zero : origin, size: CGSize(clip.size))
    if transform != turn { transform = turn }
    guard isTurned || wayBack != nil else { return }
    let wayBack = wayBack ?? makeWayBack()
    let inverse = turn.inverted()
    wayBack.transform = inverse
    wayBack.center = isTurned ? CGPoint(x: -origin.x, y: -origin.y).applying(inverse) : .zero
  }

  private func makeWayBack() -> UIView {
    let view = UIView()
    view.layer.anchorPoint = .zero
    addSubview(view)
    view.addSubview(performer)
    wayBack = view
    return view
  }
}

extension ClipView {
  /// Whether what clips a performer can be played.
  ///
  /// A box that turns would need the way back played, which is no mixture of two transforms.
  func canPlay(_ number: Int, of course: Course) -> Bool {
    let clip = course.performers[number].clip
    let turns = clip.dropFirst(4).prefix(4).contains { $0 != nil }
    let isTurned = course.first.clip(of: number).map { $0.transform != .identity } ?? false
    return !turns && !isTurned || clip.prefix(4).allSatisfy { $0 == nil }
  }

  /// Plays what clips a performer; what clips it at the end was drawn before.
  func play(_ number: Int, by playback: Playback) {
    guard playback.performer(number).clip.contains(where: { $0 != nil }) else { return }
    let rows = playback.course.keyframes(of: number, count: 5) { frame, numbers in
      guard let box = frame.clip(of: number) else { return numbers += [0, 0, 0, 0, 0] }
      let origin = box.center - box.size / 2
      numbers += [origin.x, origin.y, box.size.x, box.size.y, Double(box.corners.largest)]
    }
    layer.maskedCorners.formUnion(playback.course.first.clip(of: number)?.corners.mask ?? [])
    playback.play(position: rows[0], rows[1], on: layer)
    playback.play(origin: rows[0], rows[1], on: layer)
    playback.play(size: rows[2], rows[3], on: layer)
    playback.play(rows[4], "cornerRadius", on: layer)
    last = nil
  }
}
#endif
