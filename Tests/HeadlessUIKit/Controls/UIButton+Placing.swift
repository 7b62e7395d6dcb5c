// The image before the title, both together in the middle.
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
    let start = (bounds.width - width) / 2
    let titleWidth = max(0, width - image.width)
    picture.frame = CGRect(
      x: readsRightToLeft ? start + titleWidth : start,
      y: (bounds.height - image.height) / 2,
      width: image.width,
      height: image.height
    )
    label.frame = CGRect(
      x: readsRightToLeft ? start : start + image.width,
      y: (bounds.height - title.height) / 2,
      width: titleWidth,
      height: title.height
    )
  }
}
