#if canImport(UIKit) && !os(watchOS)
import UIKit

/// An image, and a picture of what lies on it.
final class ImageContent: PerformerContent {
  /// What lies on an image.
  @MainActor struct Overlay {
    fileprivate let view: UIView
    /// Where it lies in the view with the image, which has this size.
    private let box: CGRect
    private let size: CGSize

    init(_ image: UIImage, in box: CGRect, of bounds: CGRect) {
      view = UIImageView(image: image)
      view.layer.anchorPoint = .zero
      self.box = box.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      size = bounds.size
    }

    /// Where it lies in the image, which has another box: as far from the edges of the whole in proportion.
    ///
    /// It keeps its shape unless it covers the view, as a gradient does, and spans the view where it does.
    func place(in image: CGRect, of whole: CGRect) -> CGRect {
      let (left, top) = (whole.minX - image.minX, whole.minY - image.minY)
      let ratio = CGPoint(x: whole.width / size.width, y: whole.height / size.height)
      let slack = CGSize(width: size.width - box.width, height: size.height - box.height)
      let spans = (width: slack.width < 1, height: slack.height < 1)
      if spans.width, spans.height {
        return box.applying(CGAffineTransform(scaleX: ratio.x, y: ratio.y))
          .offsetBy(dx: left, dy: top)
      }
      let factor = spans.width ? ratio.x : spans.height ? ratio.y : min(ratio.x, ratio.y)
      let own = CGSize(width: box.width * factor, height: box.height * factor)
      return CGRect(
        x: spans.width ? box.minX * factor : box.minX / slack.width * (whole.width - own.width),
        y: spans.height ? box.minY * factor : box.minY / slack.height * (whole.height - own.height),
        width: own.width,
        height: own.height
      ).offsetBy(dx: left, dy: top)
    }
  }

  let view: UIView?
  private let overlay: Overlay?

  init(_ image: UIImageView, _ overlay: Overlay?) {
    view = image
    self.overlay = overlay
    if let overlay { image.addSubview(overlay.view) }
  }

  func place(in box: CGRect, of whole: CGRect) {
    view?.frame = box
    if let overlay { overlay.view.frame = overlay.place(in: box, of: whole) }
  }

  func play(_ place: PlayedPlace, by playback: Playback) {
    view?.layer.play(place, by: playback)
    guard let overlay else { return }
    let rows = playback.course.keyframes(of: place.performer, count: 4) { frame, numbers in
      let (box, whole) = place.boxes(in: frame)
      numbers.append(overlay.place(in: box, of: whole))
    }
    overlay.view.layer.play(box: rows[...], by: playback)
  }
}
#endif
