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
@MainActor final class ClipView: UIView {
  private let performer: PerformerView
  /// The view whose coordinates are the container's, once the box has been turned.
  private var containerSpace: UIView?
  /// What was drawn last; nil if that is unknown.
  private var last: RoundedBox??

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
  func draw(_ clip: RoundedBox?, in container: CGRect) {
    guard last != .some(clip) else { return }
    last = .some(clip)
    if clipsToBounds != (clip != nil) { clipsToBounds = clip != nil }
    place(clip ?? RoundedBox(Box(container)))
    layer.cornerRadius = clip?.corners.largest ?? 0
    layer.maskedCorners = clip?.corners.mask ?? []
  }

  private func place(_ clip: RoundedBox) {
    let turn = CGAffineTransform(clip.placement.transform.affine)
    let (isTurned, origin) = (turn != .identity, CGPoint(clip.placement.affine.translation))
    center = origin
    bounds = CGRect(origin: isTurned ? .zero : origin, size: CGSize(clip.placement.size))
    if transform != turn { transform = turn }
    guard isTurned || containerSpace != nil else { return }
    let containerSpace = containerSpace ?? makeContainerSpace()
    let inverse = turn.inverted()
    containerSpace.transform = inverse
    containerSpace.center = isTurned ? CGPoint(x: -origin.x, y: -origin.y).applying(inverse) : .zero
  }

  private func makeContainerSpace() -> UIView {
    let view = UIView()
    view.layer.anchorPoint = .zero
    addSubview(view)
    view.addSubview(performer)
    containerSpace = view
    return view
  }
}

extension ClipView {
  /// Whether what clips a performer can be played.
  ///
  /// A box that turns can't: its way back would have to be played, and that is no interpolation of two transforms.
  func canPlay(_ number: Int, of course: Course) -> Bool {
    let clip = course.performers[number].clip
    let turns = clip.dropFirst(4).prefix(4).contains { $0 != nil }
    let turn = course.first.clip(of: number)?.placement.transform ?? Decomposition()
    return !turns && turn == Decomposition() || clip.prefix(4).allSatisfy { $0 == nil }
  }

  /// Plays what clips a performer; what clips it at the end was drawn before.
  func play(_ number: Int, by playback: Playback) {
    guard playback.performer(number).clip.contains(where: { $0 != nil }) else { return }
    let rows = playback.course.keyframes(of: number, count: 5) { frame, numbers in
      guard let clip = frame.clip(of: number) else { return numbers += [0, 0, 0, 0, 0] }
      let box = Box(center: clip.placement.center, size: clip.placement.size)
      numbers += [box.origin.x, box.origin.y, box.size.x, box.size.y, Double(clip.corners.largest)]
    }
    layer.maskedCorners.formUnion(playback.course.first.clip(of: number)?.corners.mask ?? [])
    playback.play(clip: rows, on: layer)
    last = nil
  }
}
#endif
