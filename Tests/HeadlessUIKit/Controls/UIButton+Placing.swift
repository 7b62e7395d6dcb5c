// The image before the title, both together in the middle or at a side.
import Foundation

extension UIButton {
  var isBare: Bool { configuration == nil && shownImage == nil }

  private var gap: CGFloat {
    let hasBoth = shownImage != nil && shownTitle?.isEmpty == false
    return hasBoth ? configuration?.imagePadding ?? 0 : 0
  }

  var contentSize: CGSize {
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    return CGSize(
      width: title.width + gap + image.width,
      height: max(title.height, image.height)
    )
  }

  func placeContents() {
    plate.frame = bounds
    showPlate()
    let room = bounds.width - contentInsets.leading - contentInsets.trailing
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    let width = min(contentSize.width, max(0, room))
    let start = contentInsets.leading + (room - width) * startShare
    let before = readsRightToLeft ? max(0, width - image.width) : 0
    picture.frame = CGRect(
      x: start + before,
      y: (bounds.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    let titleWidth = max(0, width - image.width - gap)
    label.frame = CGRect(
      x: readsRightToLeft ? start : start + width - titleWidth,
      y: (bounds.height - title.height) / 2,
      width: titleWidth,
      height: title.height
    )
  }

  private var startShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: readsRightToLeft ? 1 : 0
    case .trailing: readsRightToLeft ? 0 : 1
    }
  }
}
