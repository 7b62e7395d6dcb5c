// Distances within a cell are plausible, not measured.
import Foundation

extension UITableViewCell {
  /// A transform of the app's stays.
  func lay(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  func layOutParts() {
    let accessory = layOutAccessory()
    let room = CGRect(
      x: 0,
      y: 0,
      width: max(0, bounds.width - accessory),
      height: bounds.height
    )
    if contentView.frame != room { contentView.frame = room }
    for view in [backgroundView, shownSelectedBackground] { view?.frame = bounds }
    layOutContent(room)
  }

  private func layOutContent(_ room: CGRect) {
    var start: CGFloat = 16
    if let view = parts.image, let image = view.image {
      let size = image.size
      view.frame = CGRect(
        x: start,
        y: (room.height - size.height) / 2,
        width: size.width,
        height: size.height
      )
      start += size.width + 16
    }
    let width = max(0, room.width - start - 8)
    let text = size(parts.text, width)
    let detail = size(parts.detail, width)
    if style == .subtitle {
      let top = (room.height - text.height - detail.height) / 2
      parts.text?.frame = CGRect(x: start, y: top, width: text.width, height: text.height)
      parts.detail?.frame = CGRect(
        x: start,
        y: top + text.height,
        width: detail.width,
        height: detail.height
      )
      return
    }
    parts.text?.frame = CGRect(
      x: start,
      y: (room.height - text.height) / 2,
      width: text.width,
      height: text.height
    )
    let end = style == .value2 ? start + text.width + 8 : room.width - 16 - detail.width
    parts.detail?.frame = CGRect(
      x: end,
      y: (room.height - detail.height) / 2,
      width: detail.width,
      height: detail.height
    )
  }

  private func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: bounds.height))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The width that the accessory takes at the end.
  private func layOutAccessory() -> CGFloat {
    if accessoryView != nil || accessoryType == .none {
      parts.accessory?.removeFromSuperview()
      parts.accessory = nil
    }
    if let view = accessoryView {
      let size = view.bounds.size
      view.center = CGPoint(x: bounds.width - 16 - size.width / 2, y: bounds.midY)
      return size.width + 24
    }
    guard accessoryType != .none else { return 0 }
    let mark = parts.accessory ?? UIView(frame: .zero)
    if mark.superview == nil { addSubview(mark) }
    parts.accessory = mark
    mark.backgroundColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : .systemBlue
    mark.frame = CGRect(x: bounds.width - 16 - 12, y: bounds.midY - 6, width: 12, height: 12)
    return 36
  }

  // MARK: Selection

  private var shownSelectedBackground: UIView? {
    selectedBackgroundView ?? parts.ownSelectedBackground
  }

  func showSelection() {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    guard shows else {
      shownSelectedBackground?.removeFromSuperview()
      return
    }
    let view = shownSelectedBackground ?? UIView(frame: .zero)
    if selectedBackgroundView == nil {
      view.backgroundColor = .systemGray4
      parts.ownSelectedBackground = view
    } else {
      parts.ownSelectedBackground?.removeFromSuperview()
      parts.ownSelectedBackground = nil
    }
    view.frame = bounds
    if view.superview !== self { insertSubview(view, belowSubview: contentView) }
  }

  // MARK: Separator

  func showSeparator(of table: UITableView, isLast: Bool) {
    guard table.separatorStyle == .singleLine, !(isLast && table.style != .plain) else {
      parts.separator?.removeFromSuperview()
      parts.separator = nil
      return
    }
    let line = parts.separator ?? UIView(frame: .zero)
    parts.separator = line
    if line.superview == nil { addSubview(line) }
    let inset = parts.hasOwnInset ? separatorInset : table.separatorInset
    let height = 1 / UIScreen.main.scale
    line.backgroundColor = table.separatorColor
    line.frame = CGRect(
      x: inset.left,
      y: bounds.height - height,
      width: max(0, bounds.width - inset.left - inset.right),
      height: height
    )
  }
}
