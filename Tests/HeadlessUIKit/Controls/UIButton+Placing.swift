// The image before the title, both together in the middle or at a side.
import Foundation

extension UIButton {
  var contentSize: CGSize {
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    return CGSize(width: title.width + image.width, height: max(title.height, image.height))
  }

  func placeContents() {
    plate.frame = bounds
    showPlate()
    let title = label.intrinsicContentSize
    let image = shownImage?.size ?? .zero
    let width = min(contentSize.width, bounds.width)
    let start = (bounds.width - width) * startShare
    let titleWidth = max(0, width - image.width)
    picture.frame = CGRect(
      x: readsRightToLeft ? start + titleWidth : start,
      y: (bounds.height - image.height) * topShare,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: readsRightToLeft ? start : start + image.width,
      y: (bounds.height - title.height) * topShare,
      width: titleWidth,
      height: title.height
    )
  }

  /// How much of the room that is left is before the contents, and above them.
  private var startShare: CGFloat {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: readsRightToLeft ? 1 : 0
    case .trailing: readsRightToLeft ? 0 : 1
    }
  }

  private var topShare: CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }
}
